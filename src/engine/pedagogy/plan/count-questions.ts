import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { NUMBERED, readQuestions } from '#engine/pedagogy/material/read-questions.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { isContentRole, isPracticeRole } from '#engine/pedagogy/understanding/role.ts';

/** One question of a test or list: what it is called by in class, and where it begins. */
export interface CountedQuestion {
  /** As it is numbered in the material; null where it is not. */
  number: number | null;
  /** All of its wording, with its number. */
  text: string;
  first: Statement;
}

/** Whether a class comes to solve what stands there: a handout that ends in five questions is taught, whatever it is called. */
export function isPractised({ material, sections }: Lesson): boolean {
  if (material.strategy.course !== 'practise') return false;
  const matter = sections.flatMap(({ pieces }) => matterOf(pieces));
  const weigh = (of: (piece: Piece) => boolean): number =>
    matter.filter(of).reduce((sum, { weight }) => sum + weight, 0);
  return (
    weigh(({ role }) => isPracticeRole(role)) >=
    // What is worked out before it is there for whoever solves.
    weigh(({ role, tale, example }) => isContentRole(role) && tale === undefined && example === undefined)
  );
}

/** The questions of a test or a list in their order, each item of a numbered list for itself; none for a lesson that explains. */
export function countQuestions(lesson: Lesson): CountedQuestion[] {
  const { material, sections } = lesson;
  if (!isPractised(lesson) || material.understanding?.genre === 'trabalho') return [];
  return readQuestions(sections.flatMap(({ pieces }) => matterOf(pieces))).flatMap(({ own: [piece] }) => {
    const [first] = piece?.statements ?? [];
    if (piece === undefined || first === undefined) return [];
    const items = piece.statements.filter(({ role }) => role === 'exercise');
    const isList = piece.block.type === 'list' && piece.block.isOrdered && items.length > 1;
    if (isList) {
      const { block } = piece;
      const placeOf = (text: string): number =>
        block.type === 'list' ? block.items.findIndex((item) => item.text === text) + 1 : 0;
      return items.map((item) => ({ number: placeOf(item.text) || null, text: item.text, first: item }));
    }
    const number = NUMBERED.exec(piece.text)?.[1];
    return [{ number: number === undefined ? null : Number(number), text: piece.text, first }];
  });
}
