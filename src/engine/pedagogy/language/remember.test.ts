import { expect, it } from 'vitest';
import { remember } from './remember.ts';

it('makes each text once, and starts over when it knows too many', () => {
  const made: string[] = [];
  const length = remember((text) => {
    made.push(text);
    return text.length;
  }, 2);
  expect(['sol', '', 'sol', ''].map(length)).toEqual([3, 0, 3, 0]);
  expect(made).toEqual(['sol', '']);
  expect(['chuva', 'sol'].map(length)).toEqual([5, 3]);
  expect(made).toEqual(['sol', '', 'chuva', 'sol']);
});
