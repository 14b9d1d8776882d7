import { setFormula } from '#engine/pedagogy/language/plain-math.ts';
import { quoteWords } from '#engine/pedagogy/lesson/list-words.ts';
import { RESULT } from '#engine/pedagogy/lesson/name-formulas.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';

const RULE = /^(\S{1,4})\s?=\s?(?=.*\p{L}).{3,60}$/u;
const LONGEST_NAME = 50;

/** A rule and, on its slide, what it came to: worked out anew, the figure is what one checks against. */
export function reworkResults(pieces: readonly Piece[]): Grounded[] {
  const equations = pieces
    .filter(({ kind }) => kind === 'equation')
    .map((piece) => ({ piece, text: setFormula(piece.text) }));
  return equations.flatMap(({ piece, text }) => {
    const symbol = RULE.exec(text)?.[1];
    const result = equations.find(
      (other) =>
        RESULT.test(other.text) &&
        other.text.startsWith(`${symbol}=`) &&
        (other.piece.slide ?? other.piece.page) === (piece.slide ?? piece.page),
    );
    if (symbol === undefined || RESULT.test(text) || result === undefined) return [];
    const before = pieces[pieces.indexOf(piece) - 1];
    const isNamed =
      before?.kind === 'text' && before.text.length <= LONGEST_NAME && /^\p{L}{3}/u.test(before.text);
    const of = isNamed ? ` de ${quoteWords([cleanPoint(before.text)])}` : '';
    return [
      {
        text: `Refaça a conta${of} por ${text}, com os dados do material, e confira se dá ${result.text}.`,
        basis: [piece, result.piece].flatMap(({ statements }) => statements.slice(0, 1)),
      },
    ];
  });
}
