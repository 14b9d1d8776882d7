import { buildVectorSpace } from '#engine/pedagogy/language/similarity.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';

/** Statements that may answer one question, and how near to it they must be: by a word that hardly any other has, or several. */
const MOST = 2;
const NEAR = 0.2;
const FEWEST_WORDS = 3;
/** A book asks of all that it tells: there nothing stands out by it. */
const MOST_QUESTIONS = 60;

/**
 * What the material's own questions are answered by: to ask a class for what no slide told is worse than to leave a trifle out. A
 * statement is read with the heading that it stands under, tf-idf by tf-idf.
 */
export function findAsked(exercises: readonly Piece[], sections: readonly Section[]): ReadonlySet<Statement> {
  const questions = exercises.flatMap(({ statements }) =>
    statements.filter(({ role, words }) => role === 'exercise' && words >= FEWEST_WORDS),
  );
  if (questions.length === 0 || questions.length > MOST_QUESTIONS) return new Set();
  const told: { statement: Statement; text: string }[] = [];
  for (const { pieces } of sections) {
    let head = '';
    for (const piece of pieces) {
      if (piece.kind === 'heading') head = piece.text;
      else if (piece.kind === 'text' || piece.kind === 'list')
        for (const statement of piece.statements)
          if (isContentRole(statement.role)) told.push({ statement, text: `${head} ${statement.text}` });
    }
  }
  const space = buildVectorSpace(told.map(({ text }) => text));
  return new Set(
    questions.flatMap(({ text }) =>
      space
        .nearest(text, MOST)
        .filter(({ similarity }) => similarity >= NEAR)
        .flatMap(({ index }) => told[index]?.statement ?? []),
    ),
  );
}
