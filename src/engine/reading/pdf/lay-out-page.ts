import {
  buildParagraphs,
  type DraftParagraph,
  joinFragments,
  type PagePart,
} from './layout/build-paragraphs.ts';
import { buildRows } from './layout/build-rows.ts';
import { findAlignedTables } from './layout/find-aligned-tables.ts';
import { type FoundTable, findRuledTables } from './layout/find-ruled-tables.ts';
import { joinLineTexts, showHyphens, type Vocabulary } from './layout/mend-hyphens.ts';
import { orderItems, type PlacedItem } from './layout/order-items.ts';
import {
  type Box,
  joinBoxes,
  overlapX,
  overlapY,
  type PageFormula,
  type PagePicture,
  type PdfPage,
  type TextLine,
} from './page-content.ts';

type Item = PlacedItem &
  (Chunk | { table: FoundTable } | { picture: PagePicture } | { formula: PageFormula });

/** Finds tables, columns and paragraphs of one page and puts everything into reading order. */
export function layOutPage(
  page: PdfPage,
  pictures: readonly PagePicture[],
  vocabulary: Vocabulary,
  bodySize: number,
): PagePart[] {
  const ruled = findRuledTables(page.lines, page.drawing.rules);
  const inRuled = new Set(ruled.flatMap((table) => table.lines));
  const loose = page.lines.filter((line) => !inRuled.has(line));
  const free = loose.filter(({ formula }) => formula === undefined);
  const aligned = findAlignedTables(free);
  const inAligned = new Set(aligned.flatMap((table) => table.lines));
  const chunks = buildChunks(free.filter((line) => !inAligned.has(line)));
  const items: Item[] = [...chunks, ...[...ruled, ...aligned].map(placeTable)];
  items.push(...loose.flatMap(placeFormula));
  const beside = pictures.filter((picture) => !items.some((item) => covers(picture, item)));
  items.push(...beside.map((picture) => placePicture(picture, items)));
  const ordered = joinLoneMarkers(rejoinChunks(orderItems(items)));
  const listed = ordered.flatMap((item) => listParts(item, ordered, vocabulary, bodySize));
  const parts = joinColumns(joinFragments(listed), vocabulary);
  const behind = pictures.filter((picture) => !beside.includes(picture));
  const turned = page.turnedTexts.map((text) => toTurnedPart(text));
  return [...parts, ...behind.map((picture): PagePart => ({ type: 'picture', picture })), ...turned];
}

function placeTable(table: FoundTable): Item {
  const { left, right, bottom, top } = table;
  const wordCount = table.lines.length;
  const order = Math.min(...table.lines.map((line) => line.order));
  return { left, right, bottom, top, order, rowCount: table.cells.length, wordCount, table };
}

function placeFormula({ formula, left, right, bottom, top, order }: TextLine): Item[] {
  if (formula === undefined) return [];
  return [{ left, right, bottom, top, order, rowCount: 1, wordCount: 0, formula }];
}

/** The order of the file says little about pictures: they take the place of the text they stand above. */
function placePicture(picture: PagePicture, items: readonly Item[]): Item {
  const below = items
    .filter((item) => item.top <= picture.bottom + 2 && overlapX(item, picture) > 0)
    .sort((a, b) => b.top - a.top)[0];
  return {
    ...picture,
    order: (below?.order ?? Number.MAX_SAFE_INTEGER / 2) - 0.5,
    rowCount: 1,
    wordCount: 0,
    picture,
  };
}

/** Text on top of a picture: the picture is its background. */
function covers(picture: PagePicture, item: Item): boolean {
  return overlapX(picture, item) > 2 && overlapY(picture, item) > 2;
}

/** Once in order, lines that the file mixed up stand under each other and can be put together again. */
function rejoinChunks(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  let lines: TextLine[] = [];
  const close = () => {
    joined.push(...buildChunks(lines));
    lines = [];
  };
  for (const item of items) {
    if ('lines' in item) lines.push(...item.lines);
    else {
      close();
      joined.push(item);
    }
  }
  close();
  return joined;
}

/** A number or bullet set far from its text comes as a piece of its own. */
function joinLoneMarkers(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (last !== undefined && 'lines' in last && 'lines' in item && isLoneMarkerOf(last, item)) {
      const lines = [...last.lines, ...item.lines];
      joined[joined.length - 1] = { ...item, left: last.left, order: last.order, lines };
    } else joined.push(item);
  }
  return joined;
}

function isLoneMarkerOf(marker: Chunk, item: Chunk): boolean {
  const [only] = marker.lines;
  const [first] = item.lines;
  if (only === undefined || first === undefined || marker.lines.length > 1) return false;
  const isMarker = /^(?:\(?(?:\d{1,3}|[A-Za-z])[.)]|[•‣●○▪■➢✓-])$/u.test(only.text);
  return (
    isMarker && Math.abs(only.baseline - first.baseline) < 0.5 * first.size && only.right <= first.left + 1
  );
}

function listParts(item: Item, all: readonly Item[], vocabulary: Vocabulary, bodySize: number): PagePart[] {
  if ('picture' in item) return [{ type: 'picture', picture: item.picture }];
  if ('formula' in item) return [{ type: 'formula', formula: item.formula }];
  if ('table' in item) {
    const rows = item.table.cells.map((row) =>
      row.map((lines) => {
        const texts = buildRows(lines).map((line) => line.text);
        return texts.length === 0 ? '' : showHyphens(texts.reduce((a, b) => joinLineTexts(a, b, vocabulary)));
      }),
    );
    return [{ type: 'table', rows }];
  }
  const edge = edgeOf(item, all);
  return buildParagraphs(buildRows(item.lines), edge, vocabulary, bodySize).map((paragraph) => ({
    type: 'paragraph',
    paragraph,
  }));
}

const FEWEST_ROWS = 2;
const DEEPEST_INDENT = 48;

/** Where the lines of a column end: short lines of a list or a box do not show it, the text above or below does; 0 where none. */
function edgeOf(chunk: Chunk, all: readonly Item[]): number {
  const rights = all.flatMap((item) => {
    const isText = 'lines' in item && item.rowCount >= FEWEST_ROWS && item !== chunk;
    const isAround =
      isText &&
      item.left <= chunk.left + 1 &&
      item.left >= chunk.left - DEEPEST_INDENT &&
      item.right > chunk.right;
    return isAround ? [item.right] : [];
  });
  return rights.length === 0 ? 0 : Math.min(...rights);
}

/** A paragraph that goes on at the head of the next column. */
function joinColumns(parts: readonly PagePart[], vocabulary: Vocabulary): PagePart[] {
  const joined: PagePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.type !== 'paragraph' || part.type !== 'paragraph' || !goesOn(last.paragraph, part.paragraph)) {
      joined.push(part);
      continue;
    }
    const text = joinLineTexts(last.paragraph.text, part.paragraph.text, vocabulary);
    joined[joined.length - 1] = { type: 'paragraph', paragraph: { ...last.paragraph, text } };
  }
  return joined;
}

function goesOn(above: DraftParagraph, next: DraftParagraph): boolean {
  return (
    next.left > above.right &&
    next.top > above.top &&
    next.marker === null &&
    above.tagLevel === 0 &&
    next.tagLevel === 0 &&
    Math.abs(above.size - next.size) < OTHER_SIZE * next.size &&
    /[\p{Ll},-]$/u.test(above.text) &&
    /^\p{Ll}/u.test(next.text) &&
    above.text.split(' ').length >= FEWEST_WORDS
  );
}

/** In sizes of the letters. */
const OTHER_SIZE = 0.08;
/** Labels of a drawing stand beside each other too. */
const FEWEST_WORDS = 6;

function toTurnedPart(text: string): PagePart {
  const box = { left: 0, right: 0, bottom: 0, top: 0 };
  const look = { size: 0, isBold: false, colour: null, tagLevel: 0, rowCount: 1, marker: null };
  return { type: 'paragraph', paragraph: { ...box, ...look, text: showHyphens(text) } };
}

/** Lines that follow each other in the file and stand under each other: a paragraph or several. */
interface Chunk extends PlacedItem {
  lines: TextLine[];
}

/** In sizes of the letters. */
const SAME_ROW = 0.35;
const WIDEST_ROW_GAP = 2.6;
const TALLEST_STEP = 2.4;
const OVERHANG = 3;

/** @param lines in reading order, or in the order of the file where that is not known yet */
function buildChunks(lines: readonly TextLine[]): Chunk[] {
  const groups: TextLine[][] = [];
  let box: Box = joinBoxes([]);
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group !== undefined && last !== undefined && belongs(last, box, line)) {
      group.push(line);
      box = joinBoxes([box, line]);
    } else {
      groups.push([line]);
      box = line;
    }
  }
  return groups.map((group) => ({
    ...joinBoxes(group),
    lines: group,
    order: group[0]?.order ?? 0,
    rowCount: new Set(group.map((line) => Math.round(line.baseline / 3))).size,
    wordCount: group.reduce((sum, line) => sum + line.text.split(' ').length, 0),
  }));
}

/** @param box around the group whose last line is `last` */
function belongs(last: TextLine, box: Box, line: TextLine): boolean {
  const em = Math.max(last.size, line.size);
  const step = last.baseline - line.baseline;
  if (Math.abs(step) <= SAME_ROW * em) {
    const gap = line.left - last.right;
    return gap > -em && gap <= WIDEST_ROW_GAP * em;
  }
  if (step < 0 || step > TALLEST_STEP * em) return false;
  const isCentred = Math.abs(box.left + box.right - line.left - line.right) < em;
  const fits = line.left >= box.left - OVERHANG * em && line.right <= box.right + OVERHANG * em;
  const startsAlike = Math.abs(line.left - last.left) < em;
  return overlapX(box, line) > 0 && (fits || isCentred || startsAlike);
}
