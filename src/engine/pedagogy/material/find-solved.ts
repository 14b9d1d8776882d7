import {
  COUNTS_EXAMPLE,
  HEADS_EXAMPLE,
  HEADS_EXAMPLES,
  SHOWS_WORKING,
  SOLVED,
} from '#engine/pedagogy/language/example-marks.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { hasRawMath, setFormula } from '#engine/pedagogy/language/plain-math.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { retell } from './draft-piece.ts';
import type { Piece } from './piece.ts';

/** What an example may hold to be told on one slide. */
export const LONGEST = { characters: 460, words: 85, steps: 11 };
/** What is headed as solved is told as one though it fills its slide. */
const FULL = { characters: 620, words: 115, steps: 14 };
export const MOST_ROWS = 5;

/** `… os valores 4, 7, 9,` above `12. Calcule a média.`: the page broke the data, and its last figure counts nothing. */
const [BROKEN_OFF, LAST_FIGURE] = [/\d\s*,\s*$/, /^\d+(?:,\d+)?\.\s\p{Lu}/u];

/**
 * What is asked with the data that it leads to or that stand right above it: `12. Calcule a média` with the figures before the 12, and
 * `verifique que são inversas:` with the matrices below it.
 */
export function joinData(pieces: readonly Piece[]): Piece[] {
  const taken = new Set<Piece>();
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    const [asked] = next?.statements ?? [];
    const last = piece.statements.at(-1);
    if (next === undefined || last === undefined || piece.kind !== 'text' || next.page !== piece.page)
      continue;
    if (next.role === 'exercise' && asked && BROKEN_OFF.test(piece.text) && LAST_FIGURE.test(asked.text)) {
      const [figure = ''] = /^\S+/.exec(asked.text) ?? [];
      retell(last, `${last.text} ${figure}`);
      retell(asked, asked.text.slice(figure.length).trim());
      for (const statement of piece.statements) Object.assign(statement, { role: 'exercise', piece: next });
      next.statements.unshift(...piece.statements);
      next.text = next.statements.map(({ text }) => text).join(' ');
      taken.add(piece);
    } else if (piece.role === 'exercise' && /:\s*$/.test(last.text) && next.kind === 'equation') {
      retell(last, `${last.text} ${setFormula(next.text)}`);
      piece.text = `${piece.text} ${setFormula(next.text)}`;
      taken.add(next);
    }
  }
  return pieces.filter((piece) => !taken.has(piece));
}

/** `Exemplo resolvido 1 (direta)` on a line of its own is a part of the part that it stands in, however it is set. */
export function headSolved(pieces: readonly Piece[]): void {
  let under = 0;
  for (const piece of pieces) {
    const { kind, slide } = piece;
    if ((kind === 'heading' || (kind === 'text' && slide === null)) && headsSolved(piece)) {
      Object.assign(piece, {
        kind: 'heading',
        role: 'heading',
        level: slide === null ? under + 1 : piece.level,
      });
      for (const statement of piece.statements) statement.role = 'heading';
    } else if (kind === 'heading' && !isWorking(piece)) under = piece.level;
  }
}

const headsSolved = ({ text }: Piece): boolean =>
  HEADS_EXAMPLE.test(text) && SOLVED.test(text) && !HEADS_EXAMPLES.test(text);

/** A line of a working that was read as a heading. */
export const isWorking = ({ kind, text }: Piece): boolean => kind === 'heading' && SHOWS_WORKING.test(text);

/** What stands below `Problema resolvido 2`, or below `Exercícios resolvidos` under each count: all of it is one example. */
export function findSolved(pieces: readonly Piece[]): Map<Piece, Piece[]> {
  const found = new Map<Piece, Piece[]>();
  for (const [at, head] of pieces.entries()) {
    const isMany = HEADS_EXAMPLES.test(head.text);
    if (head.kind !== 'heading' || !(isMany || headsSolved(head))) continue;
    const end = pieces.findIndex((piece, place) => place > at && endsSolved(piece, head));
    const own = pieces.slice(at + 1, end < 0 ? undefined : end);
    const counted = [...own.keys()].filter((place) => COUNTS_EXAMPLE.test(own[place]?.text ?? ''));
    const starts = isMany ? counted : [0];
    for (const [index, start] of starts.entries()) {
      const parts = own.slice(start, starts[index + 1]);
      const [opener] = parts;
      if (opener !== undefined && parts.length > 1 && isShort(parts, FULL) && !isOpen(parts, undefined))
        found.set(opener, parts);
    }
  }
  return found;
}

/** The next part, what the class is to solve, and what is no line of a working. */
function endsSolved(piece: Piece, { slide }: Piece): boolean {
  const { kind, role, text, block } = piece;
  if (kind === 'heading') return !isWorking(piece);
  const isLarge = block.type === 'table' && block.rows.length > MOST_ROWS;
  const isExercise = role === 'exercise' && /^\d{1,2}\s?[).–-]\s/.test(text);
  return piece.slide !== slide || isLarge || isExercise || OTHERWISE.has(kind);
}
const OTHERWISE: ReadonlySet<Piece['kind']> = new Set(['image', 'code', 'chart']);

/** Whether so many pieces fit one slide. */
export const isShort = (own: readonly Piece[], most: typeof LONGEST): boolean => {
  const text = own.map((piece) => piece.text).join(' ');
  const lines = own.flatMap(({ statements }) => statements);
  return text.length <= most.characters && wordsOf(text).length <= most.words && lines.length <= most.steps;
};

/** The line that it ends in leads to one that is not of it, or signs of it were not read. */
export function isOpen(own: readonly Piece[], next: Piece | undefined): boolean {
  const text = own.map((piece) => piece.text).join(' ');
  const leads = next?.kind === 'equation' && next.page !== null && next.page === own.at(-1)?.page;
  return leads || /[=:,]\s*$/.test(text) || isBroken(text) || hasRawMath(text) || /\p{L}\?\p{L}/u.test(text);
}
