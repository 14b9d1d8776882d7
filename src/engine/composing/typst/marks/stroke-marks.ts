import type { DrawnLine } from '#engine/composing/drawing/drawn.ts';
import { type MarkContext, type PathMark, toArea, toPoints, toStroke } from './mark.ts';

type Point = [x: number, y: number];

/** An Office arrow head of middle size is this often as long, and as wide, as its line is wide. */
const HEAD = 3;
/** Thinner lines carry the head of this one, or it would not be seen. */
const LEAST_HEAD_PT = 2;

/** A line through its points, with heads as triangles: the line ends where they begin. */
export function strokeMarks({ box, points, line }: DrawnLine, context: MarkContext): PathMark[] {
  const stroke = toStroke(line, context);
  if (stroke === null) return [];
  const { x, y, w, h } = toArea(box);
  const corners: Point[] =
    points.length >= 2
      ? points.map((point) => [toPoints(point.x), toPoints(point.y)])
      : [
          [x, y],
          [x + w, y + h],
        ];
  const heads: PathMark[] = [];
  const addHead = (tip: Point | undefined, before: Point | undefined): Point | undefined => {
    if (!tip || !before) return tip;
    const { mark, neck } = headAt(tip, before, { colour: stroke.colour, width: line.widthPt });
    heads.push(mark);
    return neck;
  };
  const ends = corners.slice();
  if (line.arrow) ends[ends.length - 1] = addHead(corners.at(-1), corners.at(-2)) ?? [x, y];
  if (line.arrow === 'both') ends[0] = addHead(corners[0], corners[1]) ?? [x, y];
  const steps = ends.map(([px, py], index): PathMark['steps'][number] => [index === 0 ? 'm' : 'l', px, py]);
  return [{ kind: 'path', steps, fill: null, stroke }, ...heads];
}

function headAt(tip: Point, before: Point, { colour, width }: { colour: string; width: number }) {
  const length = HEAD * Math.max(LEAST_HEAD_PT, width);
  const [dx, dy] = [tip[0] - before[0], tip[1] - before[1]];
  const distance = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / distance, dy / distance];
  const foot: Point = [tip[0] - ux * length, tip[1] - uy * length];
  const half = length / 2;
  const mark: PathMark = {
    kind: 'path',
    steps: [
      ['m', tip[0], tip[1]],
      ['l', foot[0] - uy * half, foot[1] + ux * half],
      ['l', foot[0] + uy * half, foot[1] - ux * half],
      ['z'],
    ],
    fill: colour,
    stroke: null,
  };
  // A little into the head, so that no gap shows between the two.
  return { mark, neck: [tip[0] - ux * length * 0.9, tip[1] - uy * length * 0.9] satisfies Point };
}
