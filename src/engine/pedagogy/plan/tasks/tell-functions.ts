import { ofThese, seriesOf } from '#engine/pedagogy/lesson/find-series.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { mix } from '#engine/pedagogy/plan/questions/mix.ts';

const MOST = 6;
const MOST_LINKED = 4;
const FEWEST = 3;
const LONGEST_TASK = 340;

/**
 * Things that the material tells in a line each: who is linked to what is said of it, both sides in sight; where that has no
 * room, a table to be filled from memory.
 */
export function tellFunctions(lesson: Lesson, section: number): Grounded[] {
  return seriesOf(lesson, section).flatMap((series) => {
    const linked = series
      // What names its own thing gives itself away.
      .filter(({ nameStems, saidStems }) => !saidStems.some((key) => nameStems.includes(key)))
      .toSorted((a, b) => a.said.length - b.said.length)
      .slice(0, MOST_LINKED);
    for (; linked.length >= FEWEST; linked.pop()) {
      const names = linked.map(({ name }) => name).join('; ');
      const text = `Ligue cada nome ao que o texto diz dele. Nomes: ${names}. O que o texto diz: ${mix(linked.map(({ said }) => said)).join('; ')}.`;
      if (text.length <= LONGEST_TASK) return [{ text, basis: linked.map(({ statement }) => statement) }];
    }
    const told = series.slice(0, MOST);
    const each = ofThese(told.map(({ name }) => name)) === 'destas' ? 'cada uma' : 'cada um';
    return [
      {
        text: `Monte de memória um quadro de duas colunas, o nome e o que o material diz de ${each}: ${listWords(told.map(({ name }) => name))}; depois confira.`,
        basis: told.map(({ statement }) => statement),
      },
    ];
  });
}
