import { isAboutQuestion, withoutRemark } from '#engine/pedagogy/language/split-answer.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import { retell } from './draft-piece.ts';
import type { Piece, Statement } from './piece.ts';
import type { Question } from './read-questions.ts';

/** `… são equivalentes? (não, pois 3/4 = 12/16)`, `(resp.: 15)`; what is counted in `(1 + 1)/(2 + 1)` ends no line so. */
const BEHIND = /\s*\((?:resp(?:osta)?s?\s?[.:]+\s*)?(?<answer>(?:[^()]|\([^()]*\)){1,220})\)\s*[.;]?\s*$/iu;
const ALONE = /^\s*\((?:resp(?:osta)?s?\s?[.:]+\s*)?([^()]{2,220})\)[.\s]*$/iu;
const FEWEST = 2;
const FEWEST_LETTERS = 8;

/**
 * The answers that a plan gives in brackets behind what it asks go with what they answer, and off the slide: behind a question
 * one alone, behind orders where most of a row of them have one.
 */
export function takeAnswers(pieces: readonly Piece[]): void {
  let run: Statement[] = [];
  const close = (): void => {
    const answered = run.filter(({ text }) => answerIn(text) !== null);
    const areAll = answered.length >= FEWEST && answered.length * 2 > run.length;
    for (const statement of answered) if (areAll || asks(statement)) cut(statement);
    run = [];
  };
  for (const [at, piece] of pieces.entries()) {
    // `(para a esquerda: o corpo tende a seguir reto)` on a line of its own, right below the question.
    const asked = pieces[at - 1]?.statements.at(-1);
    const alone = piece.role === 'teacher_guidance' ? ALONE.exec(piece.text)?.[1] : undefined;
    const isAsked = asked?.role === 'exercise' && asked.answer === undefined && asked.text.endsWith('?');
    if (asked !== undefined && isAsked && alone !== undefined && !isAboutQuestion(alone))
      asked.answer = alone;
    for (const statement of piece.statements)
      if (statement.role === 'exercise') retellAsked(statement, withoutRemark(statement.text));
    if (!isPracticeRole(piece.role) || piece.kind === 'heading') close();
    else run.push(...piece.statements.filter(({ role }) => role === 'exercise'));
  }
  close();
}

function answerIn(text: string): { asked: string; answer: string } | null {
  const found = BEHIND.exec(text);
  const asked = text.slice(0, found?.index ?? 0).trimEnd();
  const answer = found?.groups?.answer?.replace(/[.\s]+$/, '') ?? '';
  const isAnswer = answer !== '' && (asked.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS;
  return isAnswer && !isAboutQuestion(answer) ? { asked, answer } : null;
}

const asks = ({ text }: Statement): boolean => /\?\s*["”]?$/u.test(answerIn(text)?.asked ?? '');

function cut(statement: Statement): void {
  const { asked, answer } = answerIn(statement.text) ?? { asked: statement.text, answer: '' };
  retellAsked(statement, asked);
  statement.answer = answer;
}

function retellAsked(statement: Statement, asked: string): void {
  if (asked === statement.text) return;
  const { piece } = statement;
  piece.text = piece.text.replace(statement.text, () => asked);
  retell(statement, asked);
}

/** What stood in brackets behind a question; of several behind its letters each under its own. */
export function answersBehind({ own }: Pick<Question, 'own'>): string {
  const answers = own.flatMap(({ statements }) => statements.flatMap(({ answer }) => answer ?? []));
  return answers.length < 2
    ? (answers[0] ?? '')
    : answers.map((answer, at) => `${'abcdefgh'[at]}) ${answer}`).join('; ');
}
