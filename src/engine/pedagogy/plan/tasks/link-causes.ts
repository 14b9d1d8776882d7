import { findChains } from '#engine/pedagogy/lesson/find-chains.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { mix } from '#engine/pedagogy/plan/questions/mix.ts';

const MOST = 3;
const LONGEST_SIDE = 60;

/** `Ligue cada causa ao que ela provoca`, where a section names at least two chains in few words. */
export function linkCauses(lesson: Lesson, section: number): Grounded[] {
  const chains = findChains(lesson.sections[section]?.pieces ?? [])
    .filter(({ cause, effect }) => cause.length <= LONGEST_SIDE && effect.length <= LONGEST_SIDE)
    .slice(0, MOST);
  if (chains.length < 2) return [];
  const causes = chains.map(({ cause }) => cause).join('; ');
  return [
    {
      text: `Ligue cada causa ao que ela provoca. Causas: ${causes}. Efeitos: ${mix(chains.map(({ effect }) => effect)).join('; ')}.`,
      basis: chains.map(({ statement }) => statement),
    },
  ];
}
