import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { NUMBERED } from '#engine/pedagogy/material/leads-to-questions.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { LETTERED, placeInList, readQuestions } from '#engine/pedagogy/material/read-questions.ts';
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
  const asked = readQuestions(sections.flatMap(({ pieces }) => matterOf(pieces))).flatMap(
    ({ own: [piece] }) => {
      const [first] = piece?.statements ?? [];
      if (piece === undefined || first === undefined) return [];
      // `a) x/6 = 10/15` beside `2) Calcule x:` is a part of it.
      const items = piece.statements.filter(({ role, text }) => role === 'exercise' && !LETTERED.test(text));
      const isList = piece.block.type === 'list' && piece.block.isOrdered && items.length > 1;
      if (isList) {
        const { block } = piece;
        const placeOf = (text: string): number =>
          block.type === 'list' ? block.items.findIndex((item) => item.text === text) + 1 : 0;
        return items.map((item) => ({
          number: Number(NUMBERED.exec(item.text)?.[1] ?? placeOf(item.text)) || null,
          ...{ text: item.text, first: item },
        }));
      }
      const number = NUMBERED.exec(piece.text)?.[1];
      const place = number === undefined ? placeInList(piece.block, first) : Number(number);
      return [{ number: place, text: piece.text, first }];
    },
  );
  // What an example asks between numbered questions is none of them.
  const numbered = asked.filter(({ number }) => number !== null);
  return numbered.length * 2 > asked.length ? numbered : asked;
}
