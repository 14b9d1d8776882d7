import { expect, it } from 'vitest';
import { chooseSection } from './choose-section.ts';

const tops = (...values: number[]) => values.map((top, index) => ({ id: `s${index}`, top }));
const screen = { height: 900, isAtEnd: false };

it.each([
  [[400, 900, 1500], 's0', 'before the first has come up'],
  [[-200, 250, 900], 's1', 'the last that passed the upper third'],
  [[-900, -100, 310], 's1', 'not the one still below it'],
])('%j: %s, %s', (values, id) => {
  expect(chooseSection(tops(...values), screen)).toBe(id);
});

it('is the last at the end of the page, however low it begins', () => {
  expect(chooseSection(tops(-900, 100, 700), { height: 900, isAtEnd: true })).toBe('s2');
});

it('is none where there is none', () => {
  expect(chooseSection([], screen)).toBeUndefined();
});
