import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { listTold } from '#engine/pedagogy/plan/questions/ask-who.ts';

const FEWEST = 3;
const MOST = 5;

/** Things of which the material says in a line each what they do: a table to be filled from memory. */
export function tellFunctions(lesson: Lesson, section: number): Grounded[] {
  const told = listTold(lesson)
    .filter((one) => one.section === section)
    .slice(0, MOST);
  if (told.length < FEWEST) return [];
  return [
    {
      text: `Monte de memória um quadro de duas colunas, o nome e o que o material diz de cada um: ${listWords(told.map(({ name }) => name))}; depois confira.`,
      basis: told.map(({ statement }) => statement),
    },
  ];
}
