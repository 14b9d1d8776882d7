import type { DraftBlock } from '#engine/reading/source-document.ts';
import type { TextLine } from './split-lines.ts';

/** What stands before an item: a bullet, or a number or letter with its place in the alphabet or count. */
export type ListMarker =
  | { type: 'bullet'; text: string }
  | { type: 'ordered'; number: number; sign: string; text: string };

// Signs of the Symbol and Wingdings fonts, and what a PDF gives for its squares (`„„`), come in by a paste; `>` is typed for an arrow.
const BULLET =
  /^(?:[-*+•●▪■□▫◆◇❖◦○‣∙·–—➢➤►▶→⇒★✓✔»~]\s+|\.\s+(?=\p{L})|o\s{2,}|>\s*(?=[\p{L}"“(])|>\s+(?=\d)|[\uF000-\uF0FF]\s*|„{1,2}\s*(?=\p{L}))(\S.*)$/u;
const NUMBER = /^\(?(\d{1,3})\s?([.)]|\s?[-–](?!\s*\d))\s+(\S.*)$/u;
const LETTER = /^\(?([A-Za-z])(\))\s*(\S.*)$/u;

/** `— E se ele não vier?`: the dash of who speaks. */
const SPEAKS = /^—\s*\p{Lu}.*[.!?…]["”]?$/u;

/** Splits a trimmed line into marker and text; null when it does not begin like a list item. */
export function matchListMarker(line: string): ListMarker | null {
  if (SPEAKS.test(line)) return null;
  const bullet = BULLET.exec(line)?.[1];
  if (bullet !== undefined) return { type: 'bullet', text: bullet };
  const [, digits, sign, numbered] = NUMBER.exec(line) ?? [];
  if (digits !== undefined && countsOn(line, Number(digits), sign ?? '')) return null;
  if (digits !== undefined && sign !== undefined && numbered !== undefined) {
    return { type: 'ordered', number: Number(digits), sign: `1${sign.trim()}`, text: numbered };
  }
  const [, letter, bracket, lettered] = LETTER.exec(line) ?? [];
  // `a) 2 b) 4 c) 8`: options in one line, of which the first would lose its letter alone.
  const isRow = letter?.toLowerCase() === 'a' && /\sb\)\s?\S/iu.test(lettered ?? '');
  if (letter !== undefined && bracket !== undefined && lettered !== undefined && !isRow) {
    return {
      type: 'ordered',
      number: letter.toLowerCase().charCodeAt(0) - 96,
      sign: `a${bracket}`,
      text: lettered,
    };
  }
  return null;
}

/** `1. atmosfera 2. hidrosfera 3. litosfera`: a whole list in one line, that would lose its first number alone. */
function countsOn(line: string, first: number, sign: string): boolean {
  const next = (number: number): number => line.indexOf(` ${number}${sign} `);
  const [second, third] = [next(first + 1), next(first + 2)];
  return second > 0 && third > second && sign.trim() !== '-' && sign.trim() !== '–';
}

/** True when the markers count 1, 2, 3 … in one style, so that dropping them from the text loses nothing. */
export function isCountingUp(markers: ListMarker[]): boolean {
  const first = markers[0];
  return (
    first?.type === 'ordered' &&
    markers.every(
      (marker, index) =>
        marker.type === 'ordered' && marker.number === index + 1 && marker.sign === first.sign,
    )
  );
}

/** A longer item says something itself. */
const LONGEST = { characters: 60, words: 8 };
const FEWEST = 2;
const NAMES = /^[^?=→;.]*[\p{L}\p{N})"”]:?$/u;

/**
 * Lines whose outermost bullets each have deeper ones below them (`* Boca` over `- dentes: mastigam`): such a bullet heads a part,
 * so it loses its mark and is told to be a heading. A list that mixes both kinds stays one.
 */
export function headItems(lines: readonly TextLine[]): TextLine[] {
  const heads = new Map<TextLine, number>();
  for (let at = 0; at < lines.length; ) {
    const run = takeRun(lines, at);
    for (const [line, depth] of headsOf(run, 1)) heads.set(line, depth);
    at += Math.max(1, run.length);
  }
  return lines.map((line) =>
    heads.has(line)
      ? {
          ...line,
          text: (bulletOf(line) ?? line.text).replace(/\s*:$/, ''),
          head: heads.get(line),
          opensGroup: true,
        }
      : line,
  );
}

function bulletOf({ text }: TextLine): string | null {
  const marker = matchListMarker(text);
  return marker?.type === 'bullet' ? marker.text : null;
}

/** The lines with marks from `at` on, and what stands deeper among them; deeper ones may be numbered. */
function takeRun(lines: readonly TextLine[], at: number): TextLine[] {
  const top = lines[at]?.indent ?? 0;
  const isIn = ({ text, indent }: TextLine): boolean => matchListMarker(text) !== null || indent > top;
  const end = lines.findIndex((line, place) => place >= at && !isIn(line));
  return matchListMarker(lines[at]?.text ?? '') === null ? [] : lines.slice(at, end < 0 ? undefined : end);
}

/** The outermost items of a run that head others, each with its depth from 1, and those that head others below them. */
function headsOf(run: readonly TextLine[], depth: number): [TextLine, number][] {
  const top = Math.min(...run.map(({ indent }) => indent));
  const tops = run.filter(({ indent }) => indent === top);
  const below = (line: TextLine): TextLine[] => {
    const rest = run.slice(run.indexOf(line) + 1);
    const end = rest.findIndex(({ indent }) => indent === top);
    return rest.slice(0, end < 0 ? undefined : end);
  };
  const isHeading = (line: TextLine): boolean => {
    const text = bulletOf(line);
    return (
      text !== null &&
      NAMES.test(text) &&
      text.length <= LONGEST.characters &&
      text.split(/\s+/).length <= LONGEST.words &&
      below(line).length > 0
    );
  };
  if (tops.length < FEWEST || run[0]?.indent !== top || !tops.every(isHeading)) return [];
  return tops.flatMap((line) => [[line, depth] as [TextLine, number], ...headsOf(below(line), depth + 1)]);
}

const ASKED_BY_NUMBER = /^(?:quest[ãa]o\s*)?\d{1,2}\s?[).–-].*[\p{L}:?.)]$/iu;

/**
 * The list that begins at line `at`, with its deeper items by indent, and how many lines it takes; null
 * when none begins there. Numbers that do not count from 1 stay in the text, where they mean something.
 */
export function takeList(lines: TextLine[], at: number): { block: DraftBlock; length: number } | null {
  // `1- Calcule:`, then `a) 10% de 350`: the letters are those of the key.
  if (/^\(?a\)/iu.test(lines[at]?.text ?? '') && ASKED_BY_NUMBER.test(lines[at - 1]?.text ?? '')) return null;
  const found: { marker: ListMarker; indent: number }[] = [];
  for (const line of lines.slice(at)) {
    const marker = matchListMarker(line.text);
    if (marker === null || line.head !== undefined) break;
    const isDeeper = line.indent > (found[0]?.indent ?? line.indent);
    if (found.length > 0 && !isDeeper && marker.type !== found[0]?.marker.type) break;
    found.push({ marker, indent: line.indent });
  }
  const top = found.filter((item) => item.indent <= (found[0]?.indent ?? 0)).map((item) => item.marker);
  const isOrdered = top[0]?.type === 'ordered';
  if (found.length === 0 || (isOrdered && !isCountingUp(top))) return null;
  // `(1) Evaporação` above `( ) a água vira vapor`: the numbers of a column to be matched.
  const isColumn = lines[at]?.text.startsWith('(') && BOX.test(lines[at + found.length]?.text ?? '');
  if (isColumn) return null;
  const levels = rankIndents(found.map((item) => item.indent));
  const items = found.map(({ marker, indent }) => ({ text: marker.text, level: levels.indexOf(indent) }));
  const isLettered = top[0]?.type === 'ordered' && top[0].sign.startsWith('a');
  const block: DraftBlock = { type: 'list', isOrdered, ...(isLettered && { isLettered }), items };
  return { block, length: found.length };
}

const BOX = /^\(\s*_*\s*\)/;

function rankIndents(indents: number[]): number[] {
  return [...new Set(indents)].sort((a, b) => a - b);
}
