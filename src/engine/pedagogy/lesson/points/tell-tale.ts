import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import type { Point } from './point.ts';

/** Words that a slide holds to be read aloud, in two paragraphs. */
const MOST_WORDS = 60;
/** A text of so many words is told whole where it has the slide to itself. */
const MOST_WHOLE = 100;
/** Fewer than these are one paragraph. */
const FEWEST_TO_SPLIT = 24;

/** As many of them a slide sets apart. */
const MOST_STANZAS = 4;

interface Line {
  text: string;
  words: number;
  isVerse: boolean;
  /** Which stanza of a poem it belongs to: what empty lines part. */
  stanza: number;
  statement: Statement;
}

/**
 * What these pieces hold of tales, poems and letters, told in reading order: whole where it has room, else how each begins and
 * how it ends, with `[…]` for what stands between. What was told before (`said`) is not told again.
 */
export function tellTale(pieces: readonly Piece[], said: readonly Point[]): Point[] {
  const known = new Set(said.flatMap(({ basis }) => basis));
  const runs = runsOf(pieces).filter((run) => !run.some(({ statement }) => known.has(statement)));
  const [only, ...others] = runs;
  if (only !== undefined && others.length === 0 && sum(only) <= MOST_WHOLE)
    return paragraphsOf(only, MOST_WHOLE);
  return runs.flatMap((run) => paragraphsOf(run, Math.floor(MOST_WORDS / runs.length)));
}

/** Lines one after the other, up to a heading or to what is no tale. */
function runsOf(pieces: readonly Piece[]): Line[][] {
  const runs: Line[][] = [];
  let isOpen = false;
  for (const piece of pieces) {
    if (piece.kind === 'image') continue;
    const lines = piece.tale !== undefined ? linesOf(piece) : [];
    if (lines.length > 0 && isOpen) runs.at(-1)?.push(...lines);
    else if (lines.length > 0) runs.push(lines);
    isOpen = lines.length > 0;
  }
  return runs;
}

/** A line of a list lost the dash of whoever speaks. */
const linesOf = ({ statements, kind, tale, block }: Piece): Line[] =>
  statements.map((statement) => {
    const bare = plainMath(statement.text)
      .trim()
      .replace(/^hist[óo]ria:\s+/iu, '');
    const text = kind === 'list' && /^[^—–-]/.test(bare) ? `— ${bare}` : bare;
    return {
      text,
      words: wordsOf(text).length,
      isVerse: tale === 'verse',
      stanza: block.group ?? 0,
      statement,
    };
  });

function paragraphsOf(lines: readonly Line[], room: number): Point[] {
  const all = sum(lines);
  const write = (own: readonly Line[], isCut = false): Point[] =>
    own.length === 0 ? [] : [toPoint(own, isCut ? '[…] ' : '')];
  if (all <= room) {
    const stanzas = [...Map.groupBy(lines, ({ stanza }) => stanza).values()];
    if (lines.every(({ isVerse }) => isVerse) && stanzas.length > 1 && stanzas.length <= MOST_STANZAS)
      return stanzas.flatMap((own) => write(own));
    const half = all < FEWEST_TO_SPLIT ? lines.length : borderAt(lines, all / 2);
    return [...write(lines.slice(0, half)), ...write(lines.slice(half))];
  }
  const [first, last] = [lines.slice(0, 1), lines.slice(-1)];
  let left = room - sum(first) - sum(last);
  let [from, to] = [1, lines.length - 1];
  // The beginning goes on as long as the end has as much.
  for (let isGrown = true; isGrown && from < to; ) {
    isGrown = false;
    for (const end of [false, true]) {
      const line = lines[end ? to - 1 : from];
      if (line === undefined || from >= to || line.words > left) continue;
      left -= line.words;
      [from, to] = end ? [from, to - 1] : [from + 1, to];
      isGrown = true;
    }
  }
  const isWhole = from >= to;
  return [
    ...write([...first, ...lines.slice(1, from)]),
    ...write([...lines.slice(to, -1), ...last], !isWhole),
  ];
}

const sum = (lines: readonly Line[]): number => lines.reduce((total, { words }) => total + words, 0);

/** The border between two lines nearest to so many words, before nobody's answer and in no sentence of verses. */
function borderAt(lines: readonly Line[], words: number): number {
  let best = lines.length;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < lines.length; at += 1) {
    const isAnswer = /^[—–-]/.test(lines[at]?.text ?? '') && /:$/.test(lines[at - 1]?.text ?? '');
    const isOpen = lines[at]?.isVerse === true && !/[.!?…]["”’)]*$/.test(lines[at - 1]?.text ?? '');
    const away = Math.abs(sum(lines.slice(0, at)) - words) + (isAnswer || isOpen ? words : 0);
    if (away < least) [best, least] = [at, away];
  }
  return best;
}

/** Verses, and the lines of a letter that no stop ends, are told apart as in print: `Querida vó, / Estou …`. */
function toPoint(lines: readonly Line[], mark: string): Point {
  const told = lines.map(({ text, isVerse }, at) => {
    const isApart = isVerse || !/[.!?:;…]["”’)]*$/.test(text);
    return `${text}${at === lines.length - 1 ? '' : isApart ? ' / ' : ' '}`;
  });
  const text = `${mark}${told.join('')}`.replace(/(?<!\.)[.,;]$/, '');
  return {
    text,
    basis: lines.map(({ statement }) => statement),
    stems: new Set(contentStems(text)),
    words: sum(lines),
    kind: 'sentence',
    isOpening: false,
    isLong: false,
  };
}

/** Words of a tale that one slide tells. */
const MOST_TOLD = 66;
/** Words that a stanza of four lines has. */
const STANZA = 20;

/** Whether a piece goes on with the tale of those before it on one slide: a tale is cut where a slide is full of it. */
export function goesOnTelling(piece: Piece, before: readonly Piece[] = []): boolean {
  const told = before.reduce((sum, { tale, weight }) => sum + (tale === undefined ? 0 : weight), 0);
  const isTale = piece.tale !== undefined && before.at(-1)?.tale !== undefined;
  // A stanza is not parted, and one that hardly has room begins a slide.
  const stanza = before.at(-1)?.block.group;
  const isSame = piece.tale === 'verse' && stanza !== undefined && piece.block.group === stanza;
  const needed = piece.tale !== 'verse' || isSame ? piece.weight : STANZA;
  return isTale && told + needed <= MOST_TOLD + (isSame ? STANZA : 0);
}
