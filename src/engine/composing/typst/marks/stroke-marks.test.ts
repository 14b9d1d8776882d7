import { expect, it } from 'vitest';
import type { DrawnLine } from '#engine/composing/drawing/drawn.ts';
import { drawDeck } from '#tests/builders/drawn-deck.ts';
import { DocumentFiles } from './document-files.ts';
import type { PathMark } from './mark.ts';
import { strokeMarks, withHeads } from './stroke-marks.ts';

const context = { theme: drawDeck().theme, slideIds: new Set<string>(), files: new DocumentFiles(new Map()) };
const line = { colour: 'dk1', widthPt: 4, arrow: 'end' } as const;
const box = { x: 1, y: 1, w: 2, h: 0 };
const drawn: DrawnLine = { kind: 'line', name: 'Seta', box, points: [], line };

it('a line goes from corner to corner of its box and ends in its head, whose point is the corner', () => {
  const [path, head, ...rest] = strokeMarks(drawn, context);
  expect(path?.steps[0]).toEqual(['m', 72, 72]);
  expect(path?.steps[1]?.[1]).toBeCloseTo(216 - 12 * 0.9);
  expect(head?.steps[0]).toEqual(['m', 216, 72]);
  expect(rest).toEqual([]);
});

it('a curve ends in a head that points where it goes; a closed path has none', () => {
  const steps: PathMark['steps'] = [
    ['m', 0, 0],
    ['c', 0, 50, 100, 50, 100, 100],
  ];
  const curve: PathMark = { kind: 'path', steps, fill: null, stroke: null };
  const [path, head] = withHeads(curve, line, context);
  expect(path?.steps[1]?.slice(-2)).toEqual([100, 100 - 12 * 0.9]);
  expect(head?.steps).toEqual([['m', 100, 100], ['l', 94, 88], ['l', 106, 88], ['z']]);
  expect(withHeads({ ...curve, steps: [...steps, ['z']] }, line, context)).toHaveLength(1);
});
