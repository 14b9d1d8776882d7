import { describe, expect, it } from 'vitest';
import type { DrawnShape } from '#engine/composing/drawing/drawn.ts';
import type { PathStep } from './mark.ts';
import { outlineOf } from './outline.ts';

const area = { x: 100, y: 50, w: 80, h: 40 };
const points = (steps: PathStep[]) =>
  steps.flatMap((step) =>
    step[0] === 'z' ? [] : [step.slice(-2).map((value) => Math.round(Number(value)))],
  );

describe('the outline of a shape', () => {
  it.each<DrawnShape['geometry']>([
    ...(['rect', 'roundRect', 'ellipse', 'chevron', 'homePlate', 'triangle', 'rightArrow'] as const),
  ])('%s fills its box and stays in it', (geometry) => {
    const all = points(outlineOf({ geometry }, area));
    const [xs, ys] = [all.map(([x = 0]) => x), all.map(([, y = 0]) => y)];
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([100, 180, 50, 90]);
  });

  it('round corners take a share of the shorter side, at most half of it', () => {
    expect(points(outlineOf({ geometry: 'roundRect', adjust: 0.25 }, area))[0]).toEqual([100, 60]);
    expect(points(outlineOf({ geometry: 'roundRect', adjust: 9 }, area))[0]).toEqual([100, 70]);
  });

  it('a pie and an arc are the top right quarter where no angles are told, and go clockwise', () => {
    expect(points(outlineOf({ geometry: 'pie' }, area))).toEqual([
      ...[
        [140, 70],
        [140, 50],
        [180, 70],
      ],
    ]);
    expect(points(outlineOf({ geometry: 'arc', angles: [90, 270] }, area))).toEqual([
      ...[
        [140, 90],
        [100, 70],
        [140, 50],
      ],
    ]);
  });

  it('angles are seen from the middle, whatever the box stretches', () => {
    const [, start = []] = points(outlineOf({ geometry: 'pie', angles: [45, 90] }, area));
    const [x = 0, y = 0] = start;
    expect(Math.abs(x - 140 - (y - 70))).toBeLessThanOrEqual(1);
  });
});
