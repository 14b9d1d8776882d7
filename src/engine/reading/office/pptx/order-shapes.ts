import type { Box, SlideShape } from './slide-shape.ts';

/** Gaps below a point (12,700) are how boxes happen to touch, not a division. */
const LEAST_GAP = 12_700;
/** A drawing of more shapes than this has no columns to find, and cutting costs the square. */
const MOST_TO_CUT = 500;
/** Columns are read one after the other when the gap between them is this much wider than that between rows. */
const CLEARLY_WIDER = 1.5;
/** Tops this close (as a share of the lower shape) stand in one row. */
const ROW_TOLERANCE = 0.4;

/**
 * Shapes in the order a reader sees them. The slide is cut along its empty stripes (recursive X-Y cut,
 * Nagy and Seth 1984), rows before columns unless the columns are clearly further apart; shapes that
 * overlap go row by row. Groups stay together. Shapes without a place come last, as the file has them.
 */
export function orderShapes(shapes: SlideShape[]): SlideShape[] {
  const placed = shapes.filter((shape): shape is PlacedShape => shape.box !== null);
  const ordered = [...cutShapes(placed), ...shapes.filter(({ box }) => box === null)];
  return ordered.flatMap((shape) => (shape.members.length > 0 ? orderShapes(shape.members) : [shape]));
}

type PlacedShape = SlideShape & { box: Box };

function cutShapes(shapes: PlacedShape[]): PlacedShape[] {
  if (shapes.length < 2) return shapes;
  if (shapes.length > MOST_TO_CUT) return sortInRows(shapes);
  const rows = split(shapes, ({ box }) => [box.y, box.y + box.height]);
  const columns = split(shapes, ({ box }) => [box.x, box.x + box.width]);
  const isColumnWise =
    columns.parts.length > 1 &&
    (rows.parts.length === 1 || columns.narrowestGap > CLEARLY_WIDER * rows.widestGap);
  const { parts } = isColumnWise ? columns : rows;
  return parts.length > 1 ? parts.flatMap(cutShapes) : sortInRows(shapes);
}

/** Divides shapes where no shape lies, along one axis. */
function split(shapes: PlacedShape[], range: (shape: PlacedShape) => [number, number]) {
  const sorted = [...shapes].sort((one, other) => range(one)[0] - range(other)[0]);
  const parts: PlacedShape[][] = [];
  const gaps: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const shape of sorted) {
    const [from, to] = range(shape);
    const last = parts.at(-1);
    if (last && from - end < LEAST_GAP) last.push(shape);
    else {
      if (last) gaps.push(from - end);
      parts.push([shape]);
    }
    end = Math.max(end, to);
  }
  return {
    parts,
    widestGap: Math.max(0, ...gaps),
    narrowestGap: Math.min(Number.POSITIVE_INFINITY, ...gaps),
  };
}

function sortInRows(shapes: PlacedShape[]): PlacedShape[] {
  const byTop = [...shapes].sort((one, other) => one.box.y - other.box.y);
  const rows: [PlacedShape, ...PlacedShape[]][] = [];
  for (const shape of byTop) {
    const row = rows.at(-1);
    const tolerance = row ? ROW_TOLERANCE * Math.min(row[0].box.height, shape.box.height) : 0;
    if (row && shape.box.y - row[0].box.y <= tolerance) row.push(shape);
    else rows.push([shape]);
  }
  return rows.flatMap((row) => row.sort((one, other) => one.box.x - other.box.x));
}
