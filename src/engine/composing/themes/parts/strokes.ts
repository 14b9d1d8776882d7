import type { Colour } from '#engine/composing/drawing/colours.ts';
import type { DrawnLine, DrawnPath, DrawnShape } from '#engine/composing/drawing/drawn.ts';
import { plate } from './page.ts';

export interface Point {
  x: number;
  y: number;
}

/** A path through points of the slide, drawn or filled; `isClosed` joins its ends. */
export function stroke(
  name: string,
  points: readonly Point[],
  look: { colour: Colour; widthPt?: number; isClosed?: boolean; isFilled?: boolean; isDashed?: boolean },
): DrawnPath {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = {
    ...{ x: Math.min(...xs), y: Math.min(...ys) },
    ...{ w: Math.max(...xs) - Math.min(...xs), h: Math.max(...ys) - Math.min(...ys) },
  };
  const { colour, widthPt = 3, isClosed = false, isFilled = false, isDashed = false } = look;
  return {
    ...{ kind: 'path', name, box, alt: null, fill: isFilled ? colour : null },
    line: isFilled ? null : { colour, widthPt, ...(isDashed ? { isDashed } : {}) },
    steps: [
      ...points.map(({ x, y }, at) => ({
        to: at === 0 ? ('move' as const) : ('line' as const),
        ...{ x: x - box.x, y: y - box.y },
      })),
      ...(isClosed || isFilled ? [{ to: 'close' as const }] : []),
    ],
  };
}

/** A line through points of the slide, as connectors of a diagram run. */
export function route(name: string, points: readonly Point[], line: DrawnLine['line']): DrawnLine {
  const { box } = stroke(name, points, { colour: line.colour });
  return { kind: 'line', name, box, points: [...points], line };
}

/** A ring, or a disc where it is filled. */
export const ring = (
  name: string,
  { x, y }: Point,
  radius: number,
  colour: Colour,
  widthPt: number | null,
): DrawnShape =>
  plate(
    name,
    { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius },
    widthPt === null ? colour : null,
    {
      geometry: 'ellipse',
      line: widthPt === null ? null : { colour, widthPt },
    },
  );

/** The point at an angle (radians, clockwise from three o'clock) and a distance. */
export const around = ({ x, y }: Point, radius: number, angle: number): Point => ({
  x: x + radius * Math.cos(angle),
  y: y + radius * Math.sin(angle),
});

/** Points of a curve from one value to another, both included. */
export const trace = (from: number, to: number, count: number, at: (value: number) => Point): Point[] =>
  Array.from({ length: count + 1 }, (_, step) => at(from + ((to - from) * step) / count));

/** Two opening quotation marks as shapes, so that they are no text to be read. */
export const quoteMarks = (name: string, { x, y }: Point, heightIn: number, colour: Colour): DrawnPath[] =>
  [0, 0.82].map((aside, at) => {
    const place = (right: number, down: number) => ({
      x: x + (aside + right) * heightIn,
      y: y + down * heightIn,
    });
    const outline = [
      ...[place(0, 1), place(0, 0.52)],
      ...trace(0, 1, 12, (t) => place(0.59 * t ** 1.6, 0.52 - 0.52 * t ** 0.75)),
      ...[place(0.59, 0.18)],
      ...trace(0, 1, 8, (t) => place(0.59 - 0.25 * t, 0.18 + 0.25 * t ** 1.4)),
      ...[place(0.59, 0.43), place(0.59, 1)],
    ];
    return stroke(`${name} ${at + 1}`, outline, { colour, isFilled: true });
  });
