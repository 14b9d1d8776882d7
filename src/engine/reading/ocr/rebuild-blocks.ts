import type { DraftBlock } from '#engine/reading/source-document.ts';
import { isCountingUp, type ListMarker, matchListMarker } from '#engine/reading/text/match-list-marker.ts';
import { joinWrapped } from '#engine/reading/text/split-lines.ts';
import { attachMarkers } from './arrange-lines.ts';
import type { OcrTable } from './find-tables.ts';
import { makeLine, type OcrLine } from './ocr-line.ts';

interface OcrParagraph {
  text: string;
  lineCount: number;
  textHeight: number;
  marker: ListMarker | null;
}

/**
 * Turns the recognised lines of one page into headings, lists, paragraphs and tables; `bodyHeight` from
 * `measureBodyHeight`. A table takes the place of the first of its lines.
 */
export function rebuildBlocks(
  lines: OcrLine[],
  page: number,
  bodyHeight: number,
  tables: readonly OcrTable[] = [],
): DraftBlock[] {
  const tableAt = new Map(
    tables.flatMap((table) => table.lines.map((line) => [placeOf(line), table] as const)),
  );
  const blocks: DraftBlock[] = [];
  const told = new Set<OcrTable>();
  let free: OcrLine[] = [];
  const close = () => {
    blocks.push(...rebuildText(free, page, bodyHeight));
    free = [];
  };
  for (const line of lines) {
    const table = tableAt.get(placeOf(line));
    if (table === undefined) free.push(line);
    else if (!told.has(table)) {
      close();
      told.add(table);
      blocks.push({ type: 'table', page, origin: 'ocr', rows: table.rows, hasHeader: false });
    }
  }
  close();
  return blocks;
}

/** Lines are made anew on their way; where they stand stays. */
function placeOf({ left, top, right }: OcrLine): string {
  return `${left} ${top} ${right}`;
}

function rebuildText(lines: OcrLine[], page: number, bodyHeight: number): DraftBlock[] {
  const paragraphs = joinLines(joinTitleLines(attachMarkers(lines), bodyHeight));
  const blocks: DraftBlock[] = [];
  for (let at = 0; at < paragraphs.length; ) {
    const run = takeItems(paragraphs, at);
    const first = paragraphs[at];
    if (first === undefined) break;
    blocks.push(run.length > 0 ? makeList(run, page) : makeTextBlock(first, page, bodyHeight));
    at += Math.max(1, run.length);
  }
  return blocks;
}

/** The height of most of the text, in pixels, over all pages of a document. */
export function measureBodyHeight(pages: OcrLine[][]): number {
  const lines = pages.flat().toSorted((a, b) => a.textHeight - b.textHeight);
  let left = lines.reduce((sum, line) => sum + line.text.length, 0) / 2;
  for (const line of lines) {
    left -= line.text.length;
    if (left <= 0) return line.textHeight;
  }
  return 0;
}

function joinLines(lines: OcrLine[]): OcrParagraph[] {
  const paragraphs: (OcrParagraph & { key: string })[] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const marker = matchOcrMarker(line.text);
    if (last?.key === line.paragraph && marker === null) {
      last.text = joinWrapped(last.text, line.text);
      last.lineCount++;
    } else {
      paragraphs.push({
        key: line.paragraph,
        text: line.text,
        lineCount: 1,
        textHeight: line.textHeight,
        marker,
      });
    }
  }
  return paragraphs;
}

/** Round bullets are read as other signs; those count as bullets only before a capital or a digit. */
function matchOcrMarker(text: string): ListMarker | null {
  const misread = /^[»¢°*e«©®>]\s+(?=[\p{Lu}\p{N}])(.+)$/u.exec(text)?.[1];
  return misread !== undefined ? { type: 'bullet', text: misread } : matchListMarker(text);
}

/** The items from `at` on that make one list; empty when the paragraph there is not an item of one. */
function takeItems(paragraphs: OcrParagraph[], at: number): OcrParagraph[] {
  const type = paragraphs[at]?.marker?.type;
  if (type === undefined) return [];
  const after = paragraphs.slice(at);
  const end = after.findIndex((paragraph) => paragraph.marker?.type !== type);
  const run = end < 0 ? after : after.slice(0, end);
  if (type === 'bullet') return run;
  // Numbers that do not count up from one mean something (question 7): they stay in the text.
  for (let length = run.length; length >= 2; length--) {
    const items = run.slice(0, length);
    if (isCountingUp(items.flatMap((item) => item.marker ?? []))) return items;
  }
  return [];
}

function makeList(run: OcrParagraph[], page: number): DraftBlock {
  // The text went on after the marker's line, so the marker is cut from the joined text again.
  const items = run.map((paragraph) => ({
    text: matchOcrMarker(paragraph.text)?.text ?? paragraph.text,
    level: 0,
  }));
  return { type: 'list', page, origin: 'ocr', isOrdered: run[0]?.marker?.type === 'ordered', items };
}

const VERY_LARGE = 1.8;

function makeTextBlock(paragraph: OcrParagraph, page: number, bodyHeight: number): DraftBlock {
  const { text, textHeight, lineCount } = paragraph;
  const ratio = bodyHeight > 0 ? textHeight / bodyHeight : 1;
  const couldHead =
    lineCount <= 3 && text.split(' ').length <= 14 && /\p{L}{3}/u.test(text) && !/[.;,]$/.test(text);
  const shouts = lineCount <= 2 && ratio > 0.9 && !/\p{Ll}/u.test(text) && /\p{Lu}{3}.*\p{Lu}{3}/u.test(text);
  if (couldHead && (ratio >= TITLE_RATIO || shouts)) {
    return {
      type: 'heading',
      page,
      origin: 'ocr',
      level: ratio >= VERY_LARGE ? 1 : 2,
      text,
      isGuessed: true,
    };
  }
  return { type: 'paragraph', page, origin: 'ocr', text: mendNames(text) };
}

/** `$texto pronto =`: two words behind the sign of a variable are one name whose low line was not seen. */
const VARIABLE = /(\$[A-Za-z]\w*) ([a-z]\w*)(?=\s*(?:=(?!>)|[),;[]|->))/gu;
/** `json encode($filme)`, `file get contents('a.txt')`: so is the name of a function. */
const CALLED =
  /(^|[=(,.;]\s?)(?!(?:function|return|new|echo|print|if|elseif|else|while|for|foreach|switch|case|require|include|and|or|not|public|private|static|def|class|await|throw|catch)\s)([a-z]+) ([a-z]+)(?: ([a-z]+))?\((?=['"$])/gu;

/** Names of a program lose their low lines in a picture, where they touch the line's rule. */
const mendNames = (text: string): string =>
  text
    .replace(VARIABLE, '$1_$2')
    .replace(CALLED, (_, before: string, ...words: (string | undefined)[]) => {
      const names = words.slice(0, 3).filter((word) => word !== undefined);
      return `${before}${names.join('_')}(`;
    })
    .replace(/(?<![\w$])DIR(?= \.\s?')/gu, '__DIR__');

/** How much larger than the body a line must be to count as a title. */
const TITLE_RATIO = 1.35;
const WIDEST_GAP = 0.9;
const LEAST_LIKENESS = 0.8;

/** A title set in two or three lines becomes one line: tesseract takes each large line for a paragraph of its own. */
function joinTitleLines(lines: OcrLine[], bodyHeight: number): OcrLine[] {
  const joined: OcrLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && continuesTitle(last, line, bodyHeight)) {
      joined[joined.length - 1] = makeLine(last.paragraph, [...last.words, ...line.words]);
    } else joined.push(line);
  }
  return joined;
}

function continuesTitle(last: OcrLine, line: OcrLine, bodyHeight: number): boolean {
  const smaller = Math.min(last.textHeight, line.textHeight);
  const larger = Math.max(last.textHeight, line.textHeight);
  const gap = line.top - last.bottom;
  const isLarge = bodyHeight > 0 && smaller >= bodyHeight * TITLE_RATIO && smaller >= larger * LEAST_LIKENESS;
  const isBelow = gap > -smaller / 2 && gap < smaller * WIDEST_GAP;
  const isAligned =
    Math.abs(line.left - last.left) < smaller ||
    Math.abs(line.left + line.right - last.left - last.right) < 2 * smaller;
  return isLarge && isBelow && isAligned && last.words.length + line.words.length <= 16;
}
