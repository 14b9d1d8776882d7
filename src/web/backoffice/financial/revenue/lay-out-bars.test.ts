import { expect, it } from 'vitest';
import { layOutBars } from './lay-out-bars.ts';

it('the highest month fills the height and the others stand in proportion', () => {
  expect(layOutBars([50, 100, 0])).toEqual({
    baseline: 100,
    bars: [
      { top: 50, height: 50 },
      { top: 0, height: 100 },
      { top: 100, height: 0 },
    ],
  });
});

it('a month that gave back more than it earned hangs below the line', () => {
  expect(layOutBars([75, -25])).toEqual({
    baseline: 75,
    bars: [
      { top: 0, height: 75 },
      { top: 75, height: 25 },
    ],
  });
});

it('nothing at all is a line at the foot, and very little is still seen', () => {
  expect(layOutBars([0, 0])).toMatchObject({ baseline: 100, bars: [{ height: 0 }, { height: 0 }] });
  expect(layOutBars([1, 100_000]).bars[0]).toEqual({ top: 99, height: 1 });
});
