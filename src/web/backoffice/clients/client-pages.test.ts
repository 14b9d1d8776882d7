import { expect, it } from 'vitest';
import { pageAfter, pageBefore, readClientPages } from './client-pages.ts';

it('goes forth and back page by page, the first one unsaid', () => {
  const second = pageAfter(readClientPages(undefined), 'WyJh');
  const third = pageAfter(readClientPages(second), 'b-_9');
  expect([second, third]).toEqual(['1.WyJh', '2.WyJh.b-_9']);
  expect(pageBefore(readClientPages(third))).toBe(second);
  expect(pageBefore(readClientPages(second))).toBeUndefined();
});

it('keeps a number of pages to go back to, then the first', () => {
  let address: string | undefined;
  for (let n = 0; n < 25; n += 1) address = pageAfter(readClientPages(address), `c${n}`);
  let at = readClientPages(address);
  expect([at.page, at.cursors.length, at.cursors.at(-1)]).toEqual([25, 20, 'c24']);
  for (let n = 0; n < 19; n += 1) at = readClientPages(pageBefore(at));
  expect([at.page, at.cursors]).toEqual([6, ['c5']]);
  expect(pageBefore(at)).toBeUndefined();
});

it('takes what makes no sense for the first page', () => {
  for (const text of ['', '0.a', 'x.a', '3', '3.', '2.a b', '-1.a']) {
    expect(readClientPages(text)).toEqual({ page: 0, cursors: [] });
  }
});
