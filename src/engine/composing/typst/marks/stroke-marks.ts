import type { DrawnLine, Line } from '#engine/composing/drawing/drawn.ts';
import {
  type MarkContext,
  type PathMark,
  type PathStep,
  toArea,
  toPaint,
  toPoints,
  toStroke,
} from './mark.ts';

type Point = [x: number, y: number];

/** An Office arrow head of middle size is this often as long, and as wide, as its line is wide. */
const HEAD = 3;
/** Thinner lines carry the head of this one, or it would not be seen. */
const LEAST_HEAD_PT = 2;

/** A line through its points, from corner to corner of its box where it has none. */
export function strokeMarks({ box, points, line }: DrawnLine, context: MarkContext): PathMark[] {
  const { x, y, w, h } = toArea(box);
  const corners: Point[] =
    points.length >= 2
      ? points.map((point) => [toPoints(point.x), toPoints(point.y)])
      : [
          [x, y],
          [x + w, y + h],
        ];
  const steps = corners.map(([px, py], index): PathStep => [index === 0 ? 'm' : 'l', px, py]);
  return withHeads({ kind: 'path', steps, fill: null, stroke: toStroke(line, context) }, line, context);
}

/** An open path with the arrow heads of its line as triangles; it ends where they begin. */
export function withHeads(path: PathMark, line: Line | null, context: MarkContext): PathMark[] {
  const isOpen = path.steps.every(([to]) => to !== 'z') && path.steps.length > 1;
  if (!line?.arrow || !isOpen) return [path];
  const steps = path.steps.map((step) => [...step] as PathStep);
  const ends = line.arrow === 'both' ? (['end', 'start'] as const) : (['end'] as const);
  const heads = ends.map((end) => {
    const { tip, before, moveTo } = end === 'end' ? endOf(steps) : startOf(steps);
    const length = HEAD * Math.max(LEAST_HEAD_PT, line.widthPt);
    const distance = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1;
    const [ux, uy] = [(tip[0] - before[0]) / distance, (tip[1] - before[1]) / distance];
    // A little into the head, so that no gap shows between the two.
    moveTo([tip[0] - ux * length * 0.9, tip[1] - uy * length * 0.9]);
    const foot: Point = [tip[0] - ux * length, tip[1] - uy * length];
    const [dx, dy] = [(-uy * length) / 2, (ux * length) / 2];
    const triangle: PathStep[] = [
      ['m', ...tip],
      ['l', foot[0] + dx, foot[1] + dy],
      ['l', foot[0] - dx, foot[1] - dy],
      ['z'],
    ];
    return { kind: 'path', steps: triangle, fill: toPaint(line.colour, context), stroke: null } as const;
  });
  return [{ ...path, steps }, ...heads];
}

/** Where a path ends or begins, the point it comes from there, and a way to move that end. */
interface PathEnd {
  tip: Point;
  before: Point;
  moveTo: (point: Point) => void;
}

function endOf(steps: PathStep[]): PathEnd {
  const last = steps.at(-1);
  const tip = pointOf(last);
  const before: Point = last?.[0] === 'c' ? [last[3], last[4]] : pointOf(steps.at(-2));
  return { tip, before, moveTo: (point) => last?.splice(-2, 2, ...point) };
}

function startOf(steps: PathStep[]): PathEnd {
  const [first, second] = steps;
  const before: Point = second?.[0] === 'c' ? [second[1], second[2]] : pointOf(second);
  return { tip: pointOf(first), before, moveTo: (point) => first?.splice(-2, 2, ...point) };
}

const pointOf = (step: PathStep | undefined): Point => {
  const [x = 0, y = 0] = (step ?? []).slice(-2).map(Number);
  return [x, y];
};
