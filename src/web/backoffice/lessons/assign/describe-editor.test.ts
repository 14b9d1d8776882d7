import { expect, it } from 'vitest';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { describeLoad, describePunctuality } from './describe-editor.ts';

const editor = (facts: Partial<EditorLoad>) =>
  ({ openProductions: 0, overdue: 0, punctuality: null, ...facts }) as EditorLoad;

it('tells what an editor has to do, and what of it is late', () => {
  expect(describeLoad(editor({}))).toBe('nenhum em andamento');
  expect(describeLoad(editor({ openProductions: 1 }))).toBe('1 em andamento');
  expect(describeLoad(editor({ openProductions: 4, overdue: 1 }))).toBe('4 em andamento, 1 atrasado');
  expect(describeLoad(editor({ openProductions: 4, overdue: 2 }))).toBe('4 em andamento, 2 atrasados');
});

it('never rounds a late delivery away', () => {
  expect(describePunctuality(editor({}))).toBe('sem histórico ainda');
  expect(describePunctuality(editor({ punctuality: 0.999 }))).toBe('99% no prazo');
  expect(describePunctuality(editor({ punctuality: 1 }))).toBe('100% no prazo');
});
