import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { Point } from './point.ts';
import { CLOSES, coreOf, type Line, MOST_OF_TURN, TURNS } from './tale-core.ts';

/** Words that a slide holds to be read aloud, in two paragraphs. */
const MOST_WORDS = 60;
/** A text of so many words is told whole where it has the slide to itself. */
const MOST_WHOLE = 100;
/** Fewer than these are one paragraph. */
const FEWEST_TO_SPLIT = 24;

/**
 * What these pieces hold of tales, poems and letters, told in reading order: whole where it has room, else how each begins, where it
 * turns and how it ends, with `[…]` for what stands between. What was told before (`said`) is not told again.
 */
export function tellTale(pieces: readonly Piece[], said: readonly Point[]): Point[] {
  const known = new Set(said.flatMap(({ basis }) => basis));
  const runs = runsOf(pieces).filter(
    (run) => !run.some(({ statements }) => statements.some((one) => known.has(one))),
  );
  const [only, ...others] = runs;
  if (only !== undefined && others.length === 0 && sum(only) <= MOST_WHOLE)
    return paragraphsOf(only, MOST_WHOLE);
  return runs.flatMap((run) => paragraphsOf(run, Math.floor(MOST_WORDS / runs.length)));
}

/** Lines one after the other, up to a heading or to what is no tale. */
function runsOf(pieces: readonly Piece[]): Line[][] {
  const runs: Line[][] = [];
  let isOpen = false;
  let last: Piece | undefined;
  for (const piece of pieces) {
    if (piece.kind === 'image') continue;
    const lines = piece.tale !== undefined ? linesOf(piece) : [];
    const isSame = piece.block.whole?.run === last?.block.whole?.run;
    if (lines.length > 0 && isOpen && isSame) runs.at(-1)?.push(...lines);
    else if (lines.length > 0) runs.push(lines);
    isOpen = lines.length > 0;
    last = piece;
  }
  return runs;
}

/** A line of a list lost the dash of whoever speaks; a verse or a turn is one line, however many sentences it has. */
const linesOf = ({ statements, kind, tale, block, text: whole }: Piece): Line[] => {
  const isVerse = tale !== 'prose';
  const told = isVerse && kind === 'text' ? [{ said: whole, own: statements }] : [];
  const parts = told.length > 0 ? told : statements.map((one) => ({ said: one.text, own: [one] }));
  return parts.map(({ said, own }) => {
    const bare = plainMath(said)
      .trim()
      .replace(/^hist[óo]ria:\s+/iu, '')
      .replace(/^[*_]+([^*_:]+)[*_]*:[*_]*/u, '$1:');
    const text = kind === 'list' && /^[^—–-]/.test(bare) ? `— ${bare}` : bare;
    const isTurn = tale === 'speech';
    return { text, words: wordsOf(text).length, isVerse, isTurn, stanza: block.group ?? 0, statements: own };
  });
};

function paragraphsOf(lines: readonly Line[], room: number): Point[] {
  const all = sum(lines);
  const write = (own: readonly Line[], isCut = false): Point[] =>
    own.length === 0 ? [] : [toPoint(own, isCut ? '[…] ' : '')];
  // Nothing is left out between verses or turns.
  const areApart = lines.every(({ isVerse }) => isVerse);
  if (all <= room || areApart) {
    const stanzas = [...Map.groupBy(lines, ({ stanza }) => stanza).values()];
    if (areApart) return (lines[0]?.isTurn ? inPoints(lines) : stanzas).flatMap((own) => write(own));
    const half = all < FEWEST_TO_SPLIT ? lines.length : borderAt(lines, all / 2);
    return [...write(lines.slice(0, half)), ...write(lines.slice(half))];
  }
  const core = coreOf(lines);
  if (core !== null) return core.flatMap((own) => write(own, lines.indexOf(own[0] as Line) > 0));
  const closing = lines.findLastIndex(({ text }, at) => at * 2 > lines.length && CLOSES.test(text));
  const end = closing > 0 ? closing : lines.length - 1;
  const [first, last] = [lines.slice(0, 1), lines.slice(end, end + 1)];
  let left = room - sum(first) - sum(last);
  let [from, to] = [1, end];
  // The beginning goes on as long as the end has as much.
  for (let isGrown = true; isGrown && from < to; ) {
    isGrown = false;
    for (const isEnd of [false, true]) {
      const line = lines[isEnd ? to - 1 : from];
      if (line === undefined || from >= to || line.words > left) continue;
      left -= line.words;
      [from, to] = isEnd ? [from, to - 1] : [from + 1, to];
      isGrown = true;
    }
  }
  const isWhole = from >= to;
  const turn = lines.slice(from, to).findLast(({ text, words }) => TURNS.test(text) && words <= MOST_OF_TURN);
  return [
    ...write([...first, ...lines.slice(1, from)]),
    ...write(turn === undefined ? [] : [turn], true),
    ...write([...lines.slice(to, end), ...last], !isWhole),
  ];
}

/** A point for each turn, as long as a slide has points. */
const MOST_POINTS = 7;
function inPoints(lines: readonly Line[]): Line[][] {
  const size = Math.ceil(lines.length / MOST_POINTS);
  return lines.flatMap((_, at) => (at % size === 0 ? [lines.slice(at, at + size)] : []));
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

/** Verses and turns have lines of their own; those of a letter that no stop ends are told apart: `Querida vó, / Estou …`. */
function toPoint(lines: readonly Line[], mark: string): Point {
  const told = lines.map(({ text, isVerse }, at) => {
    const isApart = !/[.!?:;…]["”’)]*$/.test(text);
    return `${text}${at === lines.length - 1 ? '' : isVerse ? '\n' : isApart ? ' / ' : ' '}`;
  });
  const text = `${mark}${told.join('')}`.replace(/(?<!\.)[.,;]$/, '');
  return {
    text,
    basis: lines.flatMap(({ statements }) => statements),
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

/** Lines of verses or turns that one slide shows; a stanza has four of them mostly. */
const MOST_APART = { verse: 9, speech: 7 };
const LINES_OF_STANZA = 4;

/** Whether a piece goes on with the tale of those before it on one slide: a tale is cut where a slide is full of it. */
export function goesOnTelling(piece: Piece, before: readonly Piece[] = []): boolean {
  const last = before.at(-1);
  if (piece.tale === undefined || last?.tale === undefined) return false;
  const told = before.reduce((sum, { tale, weight }) => sum + (tale === undefined ? 0 : weight), 0);
  // A stanza is not parted, and one that hardly has room begins a slide.
  const isSame =
    piece.tale === 'verse' && last.block.group !== undefined && piece.block.group === last.block.group;
  const needed = piece.tale !== 'verse' || isSame ? piece.weight : STANZA;
  const { whole } = piece.block;
  if (whole?.run !== last.block.whole?.run) return false;
  const lines = before.filter(
    ({ block }) => block.whole !== undefined && block.whole.run === whole?.run,
  ).length;
  const isFull =
    whole !== undefined &&
    lines + (piece.tale === 'speech' || isSame ? 1 : LINES_OF_STANZA) >
      MOST_APART[piece.tale === 'speech' ? 'speech' : 'verse'];
  return !isFull && told + needed <= MOST_TOLD + (isSame ? STANZA : 0);
}
