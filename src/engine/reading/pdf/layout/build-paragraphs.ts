import { isCodeLine, isListing } from '#engine/reading/listings.ts';
import {
  type Box,
  joinBoxes,
  overlapX,
  overlapY,
  type PageFormula,
  type PagePicture,
  type TextLine,
} from '#engine/reading/pdf/page-content.ts';
import { matchPdfMarker, type PdfMarker } from './match-pdf-marker.ts';
import { joinLineTexts, showHyphens, type Vocabulary } from './mend-hyphens.ts';

/** Text that belongs together, with the look that tells what it is. */
export interface DraftParagraph extends Box {
  text: string;
  size: number;
  isBold: boolean;
  /** Null where its rows differ. */
  colour: string | null;
  tagLevel: number;
  rowCount: number;
  /** Set when the text began like a list item; `text` then goes without it. */
  marker: PdfMarker | null;
}

/** A piece of a page in reading order, before it is known which paragraphs are headings. */
export type PagePart =
  | { type: 'paragraph'; paragraph: DraftParagraph }
  | { type: 'table'; rows: string[][] }
  | { type: 'picture'; picture: PagePicture }
  | { type: 'formula'; formula: PageFormula };

/** In sizes of the letters. */
const INDENT = 0.8;
const CENTRED = 0.7;
const OTHER_SIZE = 0.08;
const WIDER_STEP = 1.25;
/** In steps from row to row: within a program a line may stay empty. */
const EMPTY_LINE = 2.4;
/** Letters this much larger than the text's are a title: its rows belong together whatever they end with. */
const TITLE_SIZE = 1.14;
/** From row to row, in sizes of the letters: a title whose first row cannot end there is set wider than text. */
const TEXT_STEP = 1.15;
const TITLE_STEP = { between: 1.2, within: 1.6 };
/** A row that leaves this share of the width free ended on purpose. */
const SHORT_ROW = 0.15;
/** One that leaves this much free before a capital is a line of its own (contents, verses, labels). */
const VERY_SHORT_ROW = 0.4;
/** A line across the columns stands among the first rows of what was put together, over a column with this many. */
const MOST_ABOVE = 3;
const FEWEST_BELOW = 10;
const ACROSS = 0.25;
/** Letters are of many widths: what a word needs, times this, is room for it. */
const ROOM = 1.3;

/**
 * Splits rows that stand under each other (one chunk of a page) into paragraphs.
 * @param edge where the lines of their column end; 0 where only they tell
 */
export function buildParagraphs(
  rows: readonly TextLine[],
  edge: number,
  vocabulary: Vocabulary,
  bodySize: number,
): DraftParagraph[] {
  const step = typicalStep(rows);
  const block = rows.length > 0 ? measureColumn(rows, step) : null;
  const groups: TextLine[][] = [];
  for (const row of rows) {
    const group = groups.at(-1);
    if (group === undefined || block === null || startsNew(group, row, { block, edge, step, bodySize }))
      groups.push([row]);
    else group.push(row);
  }
  return groups.map((group) => makeParagraph(group, vocabulary));
}

/** The box of the rows, without a line or two at their head that go over the columns beside them. */
function measureColumn(rows: readonly TextLine[], step: number): Box {
  const whole = joinBoxes(rows);
  const column = joinBoxes(rows.slice(MOST_ABOVE));
  const width = column.right - column.left;
  const over = rows.slice(0, MOST_ABOVE).findLastIndex((row) => row.right > column.right + ACROSS * width);
  const [last, next] = [rows[over], rows[over + 1]];
  if (last === undefined || next === undefined || rows.length < FEWEST_BELOW + MOST_ABOVE) return whole;
  return last.baseline - next.baseline > WIDER_STEP * step ? joinBoxes(rows.slice(over + 1)) : whole;
}

function startsNew(
  group: readonly TextLine[],
  row: TextLine,
  { block, edge, step, bodySize }: { block: Box; edge: number; step: number; bodySize: number },
): boolean {
  const last = group.at(-1);
  const first = group[0];
  if (last === undefined || first === undefined) return true;
  const em = Math.max(last.size, row.size);
  const isProgram = isCodeLine(last.text) && isCodeLine(row.text);
  if (isProgram && last.baseline - row.baseline <= EMPTY_LINE * Math.max(step, em)) return false;
  if (Math.abs(last.size - row.size) > OTHER_SIZE * em || last.tagLevel !== row.tagLevel) return true;
  const isOfOnePart =
    last.part !== undefined &&
    last.part.id === row.part?.id &&
    runsOn(last, row, Math.max(block.right, edge));
  if (last.isBold !== row.isBold && !isOfOnePart) return true;
  const isTitle = row.size >= TITLE_SIZE * bodySize;
  const spacing = isTitle ? (goesOn(last, row) ? TITLE_STEP.within : TITLE_STEP.between) : TEXT_STEP;
  if (last.baseline - row.baseline > Math.max(WIDER_STEP * step, spacing * em)) return true;
  if (opensTerm(first) && opensTerm(row) && /[.;]$/u.test(last.text)) return true;
  if (OPENS_LINE.test(row.text) && (/[.!?:;)]$/u.test(last.text) || OPENS_LINE.test(last.text))) return true;
  if (matchPdfMarker(row.text) !== null && !goesOnWithArticle(group, row, block)) return !isTitle;
  if (isTitle) return false;
  const isCentred = [last, row].every(
    (one) => Math.abs(one.left + one.right - block.left - block.right) < 2 * CENTRED * em,
  );
  const isOfAnother =
    last.part !== undefined &&
    row.part !== undefined &&
    last.part.id !== row.part.id &&
    /^[\p{Lu}\d]/u.test(row.text);
  if ((isOfAnother || row.part?.isItem === true) && last.part?.id !== row.part?.id && !isCentred) return true;
  if (isOfOnePart) return false;
  const isItem = matchPdfMarker(first.text) !== null;
  if (isItem) {
    return row.left < first.left - INDENT * em || (row.left < first.left + 0.2 * em && isEnded(last, block));
  }
  if (isCentred) return false;
  if (isEnded(last, block) || isLoneLine(last, row, block)) return true;
  const isIndented = row.left - last.left > INDENT * em && last.left - block.left < INDENT * em;
  return isIndented && group.length > 1;
}

/** `Patrão é o aplicativo? Trabalho,` / `plataformas e precarização`, `VERIFICAÇÃO DE SINAIS` / `VITAIS`: one name in two rows. */
function goesOn({ text }: TextLine, next: TextLine): boolean {
  const isLoud = (one: string): boolean => /\p{Lu}{3}/u.test(one) && !/\p{Ll}/u.test(one);
  return (
    /[,–-]$|(?<!\p{L})(?:d[aeo]s?|e|n[ao]s?|em|com|para|por|[ao]s?)$/iu.test(text) ||
    /^\p{Ll}/u.test(next.text) ||
    (isLoud(text) && isLoud(next.text) && !/[.:!?]$/.test(text) && !/^\d/.test(next.text))
  );
}

/** A line of a paragraph goes on in the next one, for which there was no more room. */
function runsOn(last: TextLine, row: TextLine, right: number): boolean {
  return (/[\p{Ll},]$/u.test(last.text) || /^\p{Ll}/u.test(row.text)) && !leavesRoom(last, row, right);
}

/** `… o Sudeste e` / `o Sul. Uma árvore …`: an article that the row before had no room for, and no bullet. */
function goesOnWithArticle(group: readonly TextLine[], row: TextLine, block: Box): boolean {
  const [first, last] = [group[0], group.at(-1)];
  return (
    first !== undefined &&
    last !== undefined &&
    /^o\s/u.test(row.text) &&
    !/^o\s/u.test(first.text) &&
    /[\p{Ll},]$/u.test(last.text) &&
    Math.abs(row.left - last.left) < INDENT * row.size &&
    block.right - last.right < SHORT_ROW * (block.right - block.left)
  );
}

/** The first word of the next row would have found room in this one: the line was ended on purpose. */
function leavesRoom(row: TextLine, next: TextLine, right: number): boolean {
  const word = next.text.split(' ', 1)[0] ?? '';
  const width = ((next.right - next.left) * word.length) / Math.max(1, next.text.length);
  return right - row.right > ROOM * width + row.size;
}

/** `Endêmica: espécie que …` under `Bioma: conjunto de …`: lines of a glossary. */
const opensTerm = ({ text }: TextLine): boolean => /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}: \S/u.test(text);

/** `2º Veja se …`, `Exemplo resolvido 2 (inversa)`: a line of its own, however full the one before it is. */
const OPENS_LINE =
  /^(?:\d{1,2}[º°ª]\s\p{Lu}|(?:exemplo|exerc[íi]cio|problema|quest[ãa]o)(?: resolvid[oa])?(?: \d{1,2})?(?: \([^()]*\))?:?$|(?:exemplo|exerc[íi]cio|problema|quest[ãa]o) resolvid[oa](?!\p{L}))/iu;

function isLoneLine(row: TextLine, next: TextLine, block: Box): boolean {
  const room = (block.right - row.right) / (block.right - block.left);
  return room > VERY_SHORT_ROW && /^[\p{Lu}\d]/u.test(next.text);
}

/** The sentence is over and the row had room for more. */
function isEnded(row: TextLine, block: Box): boolean {
  return (
    /[.!?:;]["”»)]?$/u.test(row.text) && block.right - row.right > SHORT_ROW * (block.right - block.left)
  );
}

function typicalStep(rows: readonly TextLine[]): number {
  const steps = rows
    .slice(1)
    .map((row, index) => (rows[index]?.baseline ?? row.baseline) - row.baseline)
    .filter((step) => step > 0)
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 3)] ?? 0;
}

/** What a browser draws before an item is no letter. */
const DRAWN_BULLET = { isOrdered: false, sign: '•', number: 0 } as const;

/** Width of a letter of a program's face, in its size. */
const LETTER = 0.6;

/** Rows as lines of a program, moved in as they are printed. */
function layOutListing(rows: readonly TextLine[]): string {
  const left = Math.min(...rows.map((row) => row.left));
  return rows
    .map(
      ({ left: own, size, text }) => ' '.repeat(Math.round((own - left) / Math.max(1, LETTER * size))) + text,
    )
    .join('\n');
}

function makeParagraph(rows: readonly TextLine[], vocabulary: Vocabulary): DraftParagraph {
  const [first] = rows;
  const printed = layOutListing(rows);
  const joined = isListing(printed)
    ? printed
    : rows.map((row) => row.text).reduce((text, next) => joinLineTexts(text, next, vocabulary));
  const text = showHyphens(joined);
  const isItem = first?.part?.isItem === true && first.tagLevel === 0;
  const marker = matchPdfMarker(text) ?? (isItem ? { ...DRAWN_BULLET, text } : null);
  return {
    ...joinBoxes(rows),
    text,
    size: first?.size ?? 0,
    isBold: rows.every((row) => row.isBold),
    colour: rows.every((row) => row.colour === first?.colour) ? (first?.colour ?? null) : null,
    tagLevel: first?.tagLevel ?? 0,
    rowCount: rows.length,
    marker,
  };
}

const LONGEST_FRAGMENT = 28;
/** How near the pieces of a formula stand, in sizes of the letters. */
const NEAR_Y = 0.7;
const NEAR_X = 3;

/**
 * A displayed formula comes in pieces (numerators, limits of sums, brackets). Neighbouring pieces that hold no
 * real words become one paragraph, so that a formula counts as one text and not as ten.
 */
export function joinFragments(parts: readonly PagePart[]): PagePart[] {
  const joined: PagePart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (
      last?.type === 'paragraph' &&
      part.type === 'paragraph' &&
      areOneFormula(last.paragraph, part.paragraph)
    ) {
      joined[joined.length - 1] = { type: 'paragraph', paragraph: merge(last.paragraph, part.paragraph) };
    } else joined.push(part);
  }
  return joined;
}

function areOneFormula(a: DraftParagraph, b: DraftParagraph): boolean {
  if (!isFragment(b) || !isFormula(a)) return false;
  const em = Math.max(a.size, b.size);
  return overlapY(a, b) > -NEAR_Y * em && overlapX(a, b) > -NEAR_X * em;
}

function isFragment({ text, tagLevel }: DraftParagraph): boolean {
  return tagLevel === 0 && text.length <= LONGEST_FRAGMENT && !/\p{L}{4}/u.test(text);
}

/** What was joined so far grows longer than a fragment, but stays without words. */
function isFormula({ text, tagLevel }: DraftParagraph): boolean {
  return tagLevel === 0 && !/\p{L}{4}/u.test(text);
}

function merge(a: DraftParagraph, b: DraftParagraph): DraftParagraph {
  return {
    ...a,
    ...joinBoxes([a, b]),
    text: `${a.text} ${b.text}`,
    isBold: a.isBold && b.isBold,
    colour: a.colour === b.colour ? a.colour : null,
    marker: a.marker,
  };
}
