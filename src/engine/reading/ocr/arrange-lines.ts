import { makeLine, type OcrLine } from './ocr-line.ts';
import type { VerticalRule } from './prepare-page.ts';

/**
 * Puts the text left of a column rule before the text right of it, where tesseract read straight across.
 * Only a rule that stands alone counts: several side by side are the borders of a table or a box.
 */
export function orderColumns(lines: OcrLine[], rules: VerticalRule[]): OcrLine[] {
  return rules.filter((rule) => standsAlone(rule, rules)).reduce(orderAtRule, lines);
}

function standsAlone(rule: VerticalRule, rules: VerticalRule[]): boolean {
  return !rules.some(
    (other) => other !== rule && Math.min(other.to, rule.to) > Math.max(other.from, rule.from),
  );
}

function orderAtRule(lines: OcrLine[], rule: VerticalRule): OcrLine[] {
  const isBeside = (line: OcrLine) => {
    const middle = (line.top + line.bottom) / 2;
    return middle > rule.from && middle < rule.to;
  };
  const zone = lines.filter(isBeside);
  const sides = zone.map((line) => splitLine(line, rule.x));
  const left = sides.flatMap((side) => side.left ?? []);
  const right = sides.flatMap((side) => side.right ?? []);
  const at = lines.findIndex(isBeside);
  if (left.length < 2 || right.length < 2) return lines;
  const outside = (line: OcrLine) => !isBeside(line);
  return [
    ...lines.slice(0, at).filter(outside),
    ...groupColumn(left, `${rule.x}.left`),
    ...groupColumn(right, `${rule.x}.right`),
    ...lines.slice(at).filter(outside),
  ];
}

function splitLine(line: OcrLine, x: number): { left: OcrLine | null; right: OcrLine | null } {
  const isLeft = (word: { left: number; width: number }) => word.left + word.width / 2 < x;
  const make = (words: OcrLine['words']) =>
    words.some((word) => /[\p{L}\p{N}]/u.test(word.text)) ? makeLine(line.paragraph, words) : null;
  return {
    left: make(line.words.filter(isLeft)),
    right: make(line.words.filter((word) => !isLeft(word))),
  };
}

/** In heights of the text: wider than between two lines of one paragraph. */
const PARAGRAPH_GAP = 0.9;

/** Pieces on one height become one line again; the paragraphs tesseract saw across both columns are made anew. */
function groupColumn(pieces: OcrLine[], name: string): OcrLine[] {
  const column: OcrLine[] = [];
  let group = 0;
  for (const piece of pieces.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const last = column.at(-1);
    const shared =
      last === undefined ? 0 : Math.min(last.bottom, piece.bottom) - Math.max(last.top, piece.top);
    if (last !== undefined && shared > Math.min(last.textHeight, piece.textHeight) / 2) {
      const words = [...last.words, ...piece.words].sort((a, b) => a.left - b.left);
      column[column.length - 1] = makeLine(last.paragraph, words);
      continue;
    }
    if (last !== undefined && piece.top - last.bottom > PARAGRAPH_GAP * piece.textHeight) group++;
    column.push(makeLine(`${name}.${group}`, piece.words));
  }
  return column;
}

interface RecognisedPage {
  lines: OcrLine[];
  heightPx: number;
}

/** Part of the page at the top and at the bottom where running heads stand. */
const MARGIN = 0.12;
const LEAST_REPEATS = 4;

/** Takes page numbers and running heads (lines that come back on most pages, whatever their number) off recognised pages. */
export function dropFurniture<Page extends RecognisedPage>(pages: Page[]): Page[] {
  const seen = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.lines.filter((line) => isInMargin(line, page)).flatMap(makeKeys))) {
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  const repeats = Math.max(LEAST_REPEATS, pages.length / 2);
  const isFurniture = (line: OcrLine, page: Page) =>
    isInMargin(line, page) &&
    (/^\W*\d{1,3}\W*$/.test(line.text) || makeKeys(line).some((key) => (seen.get(key) ?? 0) >= repeats));
  return pages.map((page) => ({ ...page, lines: page.lines.filter((line) => !isFurniture(line, page)) }));
}

function isInMargin(line: OcrLine, { heightPx }: RecognisedPage): boolean {
  return line.bottom < heightPx * MARGIN || line.top > heightPx * (1 - MARGIN);
}

/** What must come back: the whole line, or of a mark in a word or two (a logo and its name) the name. */
function makeKeys({ text }: OcrLine): string[] {
  const words = text
    .toLowerCase()
    .replace(/\d+/g, '#')
    .split(' ')
    .map((word) => word.replace(/[^\p{L}#]/gu, ''));
  const names =
    words.length <= MOST_MARK_WORDS ? words.filter((word) => word.length >= LEAST_NAME_LETTERS) : [];
  return [words.join(''), ...names.map((name) => `name ${name}`)];
}

const MOST_MARK_WORDS = 2;
const LEAST_NAME_LETTERS = 6;

const LONE_MARKER = /^\(?(?:\d{1,2}|[A-Za-z])[.)]$/;
/** In heights of the line: a question's number never stands further off than this. */
const WIDEST_GAP = 8;

/**
 * Sets "01." or "A)" before the text it belongs to. Hanging numbers are far enough from their text that
 * tesseract takes them for a column of their own.
 */
export function attachMarkers(lines: OcrLine[]): OcrLine[] {
  const attached = new Map<OcrLine, OcrLine>();
  for (const marker of lines) {
    if (!LONE_MARKER.test(marker.text)) continue;
    const owner = findOwner(marker, lines);
    if (owner !== null && ![...attached.values()].includes(owner)) attached.set(marker, owner);
  }
  const markerOf = new Map([...attached].map(([marker, owner]) => [owner, marker]));
  return lines
    .filter((line) => !attached.has(line))
    .map((line) => {
      const marker = markerOf.get(line);
      return marker === undefined
        ? line
        : { ...line, text: `${marker.text} ${line.text}`, left: marker.left };
    });
}

function findOwner(marker: OcrLine, lines: OcrLine[]): OcrLine | null {
  const height = marker.bottom - marker.top;
  const reach = marker.right + height * WIDEST_GAP;
  let owner: OcrLine | null = null;
  for (const line of lines) {
    const shared = Math.min(line.bottom, marker.bottom) - Math.max(line.top, marker.top);
    const stands = line.left >= marker.right && line.left <= reach && shared > height / 2;
    if (stands && !LONE_MARKER.test(line.text) && (owner === null || line.left < owner.left)) owner = line;
  }
  return owner;
}
