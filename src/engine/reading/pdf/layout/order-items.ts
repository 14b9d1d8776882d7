import { type Box, joinBoxes, overlapY } from '#engine/reading/pdf/page-content.ts';

/** Anything that has a place on the page and a place in the order of the file. */
export interface PlacedItem extends Box {
  order: number;
  /** Rows of text it holds. */
  rowCount: number;
  wordCount: number;
}

const GUTTER_PT = 6;
const MIN_COLUMN_ROWS = 3;
const MIN_COLUMN_SHARE = 0.15;
const MOST_STRAY_ROWS = 2;
/** Beyond this many items the order of the file is as good a guess and costs nothing. */
const MAX_ITEMS = 500;
const MAX_DEPTH = 40;

/** Puts the items of a page into reading order: column after column, else from top to bottom and left to right. */
export function orderItems<Item extends PlacedItem>(items: readonly Item[], depth = 0): Item[] {
  if (items.length <= 1) return [...items];
  if (items.length > MAX_ITEMS || depth > MAX_DEPTH) return sortAsFiled(items);
  const columns = findColumns(items);
  if (columns !== null) return columns.flatMap((part) => orderItems(part, depth + 1));
  const bands = splitApart(items, (item) => [-item.top, -item.bottom]);
  if (bands.length > 1) return bands.flatMap((band) => orderItems(band, depth + 1));
  const groups = splitApart(items, (item) => [item.left, item.right]);
  if (groups.length > 1) return groups.flatMap((group) => orderItems(group, depth + 1));
  return sortAsFiled(items);
}

function sortAsFiled<Item extends PlacedItem>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => a.order - b.order);
}

/** Groups items whose extents along one direction overlap; a tenth of the smaller extent may overlap unheeded. */
function splitApart<Item extends PlacedItem>(
  items: readonly Item[],
  extentOf: (item: Item) => [from: number, to: number],
): Item[][] {
  const sorted = [...items].sort((a, b) => extentOf(a)[0] - extentOf(b)[0]);
  const groups: Item[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const item of sorted) {
    const [from, to] = extentOf(item);
    const slack = Math.min(4, 0.25 * (to - from));
    if (from >= end - slack || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(item);
    end = Math.max(end, to);
  }
  return groups;
}

interface Cut<Item> {
  parts: Item[][];
  rows: number;
}

/** The best place where text stands in two columns: what is above, left, right and below it. */
function findColumns<Item extends PlacedItem>(items: readonly Item[]): Item[][] | null {
  let best: Cut<Item> | null = null;
  for (const edge of new Set(items.map((item) => Math.round(item.left)))) {
    const cut = cutAt(items, edge - GUTTER_PT, edge);
    if (cut !== null && (best === null || cut.rows > best.rows)) best = cut;
  }
  return best?.parts ?? null;
}

function cutAt<Item extends PlacedItem>(items: readonly Item[], from: number, to: number): Cut<Item> | null {
  const isLeft = (item: Item) => item.right <= from + 1;
  const isRight = (item: Item) => item.left >= to - 1;
  const crossing = items.filter((item) => !isLeft(item) && !isRight(item)).sort((a, b) => b.top - a.top);
  let best: Cut<Item> | null = null;
  let ceiling = Number.POSITIVE_INFINITY;
  for (const bar of [...crossing, null]) {
    const floor = bar === null ? Number.NEGATIVE_INFINITY : bar.top;
    const inside = items.filter((item) => {
      const middle = (item.top + item.bottom) / 2;
      return (isLeft(item) || isRight(item)) && middle < ceiling && middle > floor;
    });
    const [left, right] = alignTops(inside.filter(isLeft), inside.filter(isRight));
    const rows = Math.min(countRows(left), countRows(right));
    if (rows >= MIN_COLUMN_ROWS && (best === null || rows > best.rows) && areColumns(left, right)) {
      const chosen = new Set([...left, ...right]);
      const others = items.filter((item) => !chosen.has(item));
      const middle = joinBoxes([...left, ...right]);
      const isAbove = (item: Item) => item.top + item.bottom > middle.top + middle.bottom;
      const parts = [others.filter(isAbove), left, right, others.filter((item) => !isAbove(item))];
      best = { parts: parts.filter((part) => part.length > 0), rows };
    }
    if (bar !== null) ceiling = Math.min(ceiling, bar.bottom);
  }
  return best;
}

/** A short line above one column only (a date, a name beside the title) belongs to what is above both. */
function alignTops<Item extends PlacedItem>(left: Item[], right: Item[]): [Item[], Item[]] {
  if (left.length === 0 || right.length === 0) return [left, right];
  const topOf = (side: Item[]) => Math.max(...side.map((item) => item.top));
  const ceiling = Math.min(topOf(left), topOf(right)) + 2;
  const trim = (side: Item[]) => {
    const above = side.filter((item) => item.bottom >= ceiling);
    return countRows(above) <= MOST_STRAY_ROWS ? side.filter((item) => !above.includes(item)) : side;
  };
  return [trim(left), trim(right)];
}

function areColumns(left: readonly PlacedItem[], right: readonly PlacedItem[]): boolean {
  const leftBox = joinBoxes(left);
  const rightBox = joinBoxes(right);
  const width = rightBox.right - leftBox.left;
  const narrower = Math.min(leftBox.right - leftBox.left, rightBox.right - rightBox.left);
  const lower = Math.min(leftBox.top - leftBox.bottom, rightBox.top - rightBox.bottom);
  if (narrower < MIN_COLUMN_SHARE * width || overlapY(leftBox, rightBox) < 0.5 * lower) return false;
  // Columns are written one after the other; the cells of a table, row by row.
  const sides = [
    ...left.map((item) => [item.order, 0] as const),
    ...right.map((item) => [item.order, 1] as const),
  ];
  sides.sort((a, b) => a[0] - b[0]);
  const changes = sides.filter(([, side], index) => index > 0 && side !== sides[index - 1]?.[1]).length;
  if (changes <= 1 + 0.25 * Math.min(left.length, right.length)) return true;
  return readsLikeProse(left) && readsLikeProse(right);
}

function readsLikeProse(side: readonly PlacedItem[]): boolean {
  const rows = countRows(side);
  const words = side.reduce((sum, item) => sum + item.wordCount, 0);
  return rows >= 5 && words / rows >= 4;
}

function countRows(items: readonly PlacedItem[]): number {
  return items.reduce((sum, item) => sum + item.rowCount, 0);
}
