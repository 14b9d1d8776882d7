import {
  childElements,
  findChild,
  findDescendants,
  findPath,
  numberAttribute,
  textInside,
  type XmlElement,
} from '#engine/reading/office/xml/xml-element.ts';
import { type Box, readBox, type SlideShape } from './slide-shape.ts';
import { readPlaceholder, type SlideTemplate } from './slide-template.ts';

/** Group space → slide space, for one axis each. */
interface Transform {
  scaleX: number;
  scaleY: number;
  x: number;
  y: number;
}
const NONE: Transform = { scaleX: 1, scaleY: 1, x: 0, y: 0 };
const LEAVES = new Set(['p:sp', 'p:pic', 'p:graphicFrame']);

/** The shapes of a slide's tree with their places on the slide; groups keep their members together. */
export function collectShapes(tree: XmlElement, template: SlideTemplate, transform = NONE): SlideShape[] {
  return childElements(tree).flatMap((element): SlideShape[] => {
    if (element.name === 'p:grpSp') {
      const members = collectShapes(element, template, enterGroup(element, transform));
      return members.length > 0 ? [{ element, box: uniteBoxes(members), placeholder: null, members }] : [];
    }
    if (!LEAVES.has(element.name)) return [];
    const placeholder = readPlaceholder(element);
    const own = readBox(findPath(element, 'p:spPr', 'a:xfrm') ?? findChild(element, 'p:xfrm'));
    const box = own ? applyTransform(own, transform) : template.findBox(placeholder);
    return [{ element, box, placeholder, members: [] }];
  });
}

/** Members are measured in the group's own child space (`a:chOff`, `a:chExt`), nested groups one in the other. */
function enterGroup(group: XmlElement, outer: Transform): Transform {
  const frame = findPath(group, 'p:grpSpPr', 'a:xfrm');
  const box = readBox(frame);
  const [offset, extent] = [findChild(frame, 'a:chOff'), findChild(frame, 'a:chExt')];
  if (!box || !offset || !extent) return outer;
  const scaleX = outer.scaleX * divide(box.width, numberAttribute(extent, 'cx'));
  const scaleY = outer.scaleY * divide(box.height, numberAttribute(extent, 'cy'));
  const placed = applyTransform(box, outer);
  return {
    scaleX,
    scaleY,
    x: placed.x - (numberAttribute(offset, 'x') ?? 0) * scaleX,
    y: placed.y - (numberAttribute(offset, 'y') ?? 0) * scaleY,
  };
}

function applyTransform(box: Box, { scaleX, scaleY, x, y }: Transform): Box {
  return {
    x: box.x * scaleX + x,
    y: box.y * scaleY + y,
    width: box.width * scaleX,
    height: box.height * scaleY,
  };
}

function divide(size: number, by: number | null): number {
  return by === null || by === 0 ? 1 : size / by;
}

function uniteBoxes(members: SlideShape[]): Box | null {
  const boxes = members.flatMap(({ box }) => (box ? [box] : []));
  if (boxes.length === 0) return null;
  return boxes.reduce((all, box) => {
    const [x, y] = [Math.min(all.x, box.x), Math.min(all.y, box.y)];
    const right = Math.max(all.x + all.width, box.x + box.width);
    const bottom = Math.max(all.y + all.height, box.y + box.height);
    return { x, y, width: right - x, height: bottom - y };
  });
}

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
  if (parts.length < 2) return sortInRows(shapes);
  return isColumnWise ? parts.flatMap(cutShapes) : readRows(parts);
}

/** Characters of a name over a column. */
const LONGEST_HEAD = 40;
const MOST_COLUMNS = 4;

/** Rows one after the other; a row of names over a row of texts is read column by column, each name with its text. */
function readRows(rows: PlacedShape[][]): PlacedShape[] {
  const ordered: PlacedShape[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const [heads, texts] = [rows[at] ?? [], rows[at + 1] ?? []].map((row) =>
      [...row].sort((one, other) => one.box.x - other.box.x),
    ) as [PlacedShape[], PlacedShape[]];
    if (headColumns(heads, texts)) {
      ordered.push(...heads.flatMap((head, column) => [head, texts[column] ?? []].flat()));
      at += 1;
    } else ordered.push(...cutShapes(rows[at] ?? []));
  }
  return ordered;
}

function headColumns(heads: PlacedShape[], texts: PlacedShape[]): boolean {
  if (heads.length < 2 || heads.length > MOST_COLUMNS || heads.length !== texts.length) return false;
  const lines = (shape: PlacedShape): string[] =>
    findDescendants(shape.element, 'a:p')
      .map((line) => textInside(line).trim())
      .filter((line) => line !== '');
  const areNames = heads.every((head) => {
    const [name, ...more] = head.members.length > 0 ? [] : lines(head);
    return name !== undefined && more.length === 0 && name.length <= LONGEST_HEAD;
  });
  const stands = ({ box: head }: PlacedShape, { box: text }: PlacedShape): boolean =>
    head.x < text.x + text.width && text.x < head.x + head.width;
  return (
    areNames &&
    texts.every((text) => text.members.length === 0) &&
    texts.filter((text) => lines(text).length > 1).length * 2 >= texts.length &&
    heads.every((head, at) => texts.every((text, column) => stands(head, text) === (at === column)))
  );
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
