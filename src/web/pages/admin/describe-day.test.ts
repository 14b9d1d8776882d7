import { expect, it } from 'vitest';
import { describeDay } from './describe-day.ts';

it('the head of the day says what is late and what nobody makes', () => {
  expect(describeDay({ overdue: 2, unassigned: 1 })).toBe('2 produções atrasadas e 1 projeto sem editor.');
  expect(describeDay({ overdue: 1, unassigned: 0 })).toBe('1 produção atrasada.');
  expect(describeDay({ overdue: 0, unassigned: 1300 })).toBe('1.300 projetos sem editor.');
  expect(describeDay({ overdue: 0, unassigned: 0 })).toBe('Nada atrasado e nenhum projeto sem editor.');
});
