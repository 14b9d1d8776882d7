import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import type { Purpose } from '#engine/pedagogy/lesson/choose-frame.ts';
import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { isAlike, selectStatements } from '#engine/pedagogy/lesson/select-statements.ts';
import { isQuotable } from '#engine/pedagogy/material/is-quotable.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';

const USUAL_POINTS = 4;
/** Five short points read as easily as four (287 characters stand on a usual slide). */
const SHORT_ENOUGH = 340;
const MOST_POINTS = 5;

/** What a content slide or page says: at most five points, each a sentence or item of its own pieces. */
export function selectPoints(lesson: Lesson, pieces: readonly Piece[]): Grounded[] {
  const most = Math.min(MOST_POINTS, Math.max(2, USUAL_POINTS + lesson.adjustments.pointsDelta));
  const examples = lesson.adjustments.prefersExamples
    ? pieces.flatMap((piece) => piece.statements).filter(givesExample)
    : [];
  const included = lesson.adjustments.included.filter((statement) => pieces.includes(statement.piece));
  const wanted = [...included, ...examples].slice(0, most);
  const chosen = selectStatements(
    pieces.filter((piece) => piece.kind !== 'heading'),
    most,
    lesson.terms,
  );
  const all = [...wanted, ...chosen.filter((one) => !wanted.some((other) => isAlike(one, other)))].slice(
    0,
    most,
  );
  const isShort = lesson.adjustments.pointsDelta === 0 && wanted.length === 0;
  const more = isShort ? selectStatements(pieces, MOST_POINTS, lesson.terms) : [];
  const fits = more.reduce((sum, statement) => sum + pointText(statement).length, 0) <= SHORT_ENOUGH;
  const points = inOrder(fits && more.length > all.length ? more : all, pieces).map((statement) => ({
    text: pointText(statement),
    basis: [statement],
  }));
  return points.length > 0 ? distinct(points) : showFigures(pieces);
}

function givesExample(statement: Statement): boolean {
  return (
    isQuotable(statement) &&
    /(?:por exemplo|exemplos?:|tais como|imagine que|suponha que)/iu.test(statement.text)
  );
}

/** A statement as a point; the cells of a table row stand between dashes. */
export function pointText(statement: Statement, longest?: number): string {
  const text = statement.piece.kind === 'table' ? statement.text.replaceAll(' | ', ' – ') : statement.text;
  return compressSentence(text, longest);
}

/** A slide or page that mostly gives examples says so. */
export function purposeOf(lesson: Lesson, pieces: readonly Piece[]): Purpose {
  const matter = matterOf(pieces);
  const isHeaded = pieces.some(
    (piece) => piece.kind === 'heading' && /^\W*(?:\d+\W*)?exemplos?\b/iu.test(piece.text),
  );
  const weight = matter.reduce((sum, piece) => sum + piece.weight, 0);
  const shown = matter
    .filter((piece) => lesson.classOf(piece).forms.includes('example'))
    .reduce((sum, piece) => sum + piece.weight, 0);
  const share = lesson.adjustments.prefersExamples ? 0.25 : 0.5;
  return isHeaded || (weight > 0 && shown / weight > share) ? 'exemplo' : 'conteudo';
}

/** Formulas and listings stand as they are; there is nothing to shorten in them. */
function showFigures(pieces: readonly Piece[]): Grounded[] {
  const equations = pieces.filter(
    (piece) =>
      piece.kind === 'equation' &&
      piece.text.length <= 120 &&
      piece.text !== '' &&
      !hasRawMath(plainMath(piece.text)),
  );
  if (equations.length > 0)
    return equations
      .slice(0, 3)
      .map((piece) => ({ text: plainMath(piece.text), basis: piece.statements.slice(0, 1) }));
  const code = pieces.find((piece) => piece.kind === 'code');
  return code === undefined
    ? []
    : [{ text: 'Código do material, para ler e comentar linha a linha', basis: code.statements.slice(0, 1) }];
}

function inOrder(statements: readonly Statement[], pieces: readonly Piece[]): Statement[] {
  const place = (statement: Statement): number =>
    pieces.indexOf(statement.piece) * 10_000 + statement.piece.statements.indexOf(statement);
  return [...statements].sort((a, b) => place(a) - place(b));
}

function distinct(points: readonly Grounded[]): Grounded[] {
  return points.filter((point, index) => points.findIndex((other) => other.text === point.text) === index);
}
