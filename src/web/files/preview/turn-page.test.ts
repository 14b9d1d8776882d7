import { expect, it } from 'vitest';
import { turnPage } from './turn-page.ts';

it('keys turn the pages of a preview and stop at both ends', () => {
  expect(
    ['ArrowRight', 'PageDown', 'ArrowLeft', 'PageUp', 'Home', 'End'].map((key) => turnPage(key, 3, 5)),
  ).toEqual([4, 4, 2, 2, 1, 5]);
  expect([turnPage('ArrowRight', 5, 5), turnPage('ArrowLeft', 1, 5), turnPage('Home', 1, 5)]).toEqual([
    null,
    null,
    null,
  ]);
  expect([turnPage('a', 3, 5), turnPage('End', 1, 0)]).toEqual([null, null]);
});
