import { exercisesIn } from '#engine/pedagogy/language/exercises.ts';
import { statesObjective } from './states-objective.ts';
import type { Piece, Statement } from './piece.ts';
import type { SortedPieces } from './sort-by-role.ts';

/** Tasks stay where they are when the material is hardly more than tasks (a test, a worksheet). */
const MOST_SET_APART = 0.5;

/** Takes tasks and objectives that stand amid the text, without a heading of their own, out of what is explained. */
export function setApart(sorted: SortedPieces): SortedPieces {
  const objectives: Piece[] = [];
  const kept = sorted.pieces.filter((piece) => {
    const stated = piece.kind === 'text' ? piece.statements.filter(({ text }) => statesObjective(text)) : [];
    if (stated.length === 0) return true;
    objectives.push(takeStatements(piece, stated));
    return keepStatements(
      piece,
      piece.statements.filter((statement) => !stated.includes(statement)),
    );
  });
  const tasks = kept.filter(isTask);
  const weigh = (pieces: Piece[]): number => pieces.reduce((sum, piece) => sum + piece.weight, 0);
  const isWorksheet = weigh(tasks) > MOST_SET_APART * weigh(kept.filter((piece) => piece.kind !== 'heading'));
  const pieces = isWorksheet ? kept : kept.filter((piece) => !tasks.includes(piece));
  if (!pieces.some((piece) => piece.kind !== 'heading')) return sorted;
  return {
    ...sorted,
    pieces,
    exercises: isWorksheet ? sorted.exercises : [...sorted.exercises, ...tasks],
    objectives: [...sorted.objectives, ...objectives],
  };
}

function isTask(piece: Piece): boolean {
  if ((piece.kind !== 'list' && piece.kind !== 'text') || piece.statements.length === 0) return false;
  const texts = piece.statements.map(({ text }) => text);
  const { tasks, alternatives } = exercisesIn(texts, piece.text);
  if (piece.kind === 'text')
    return alternatives.length > 0 || (tasks.length === texts.length && tasks.some(isOrder));
  return alternatives.length > 0 || tasks.length / texts.length >= 0.6;
}

/** A lone question amid the text leads on; an order to the class is a task. */
function isOrder(task: string): boolean {
  return !task.trim().endsWith('?');
}

function takeStatements(piece: Piece, statements: Statement[]): Piece {
  const taken: Piece = { ...piece, statements: [], text: statements.map(({ text }) => text).join(' ') };
  taken.statements = statements.map((statement) => ({ ...statement, piece: taken }));
  return taken;
}

function keepStatements(piece: Piece, statements: Statement[]): boolean {
  piece.statements = statements;
  piece.text = statements.map(({ text }) => text).join(' ');
  piece.weight = statements.reduce((sum, { words }) => sum + words, 0);
  return statements.length > 0;
}
