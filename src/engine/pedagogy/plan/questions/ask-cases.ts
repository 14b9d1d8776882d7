import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { nameFormulas } from '#engine/pedagogy/lesson/name-formulas.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { Question } from './question.ts';

/** `A parcela reduz a desigualdade: Gₛ>Gₜ`: what holds under a condition that is written in signs. */
const CASE = /^(?<said>[^:]{12,90}): (?<when>[^\s:;<>]{1,12}\s?[<>≤≥]\s?[^\s:;<>]{1,12})$/u;

/** What follows from a condition in signs, where the material says it in a sentence. */
export function askCases(pieces: readonly Piece[], section: number): Question[] {
  return nameFormulas(pieces).flatMap(({ text, basis }) => {
    const { said = '', when = '' } = CASE.exec(text)?.groups ?? {};
    if (said === '' || !hasFiniteVerb(said)) return [];
    return [
      {
        ...{ kind: 'aberta' as const, options: [], bloomLevel: 'entender' as const },
        ...{ text: `O que se conclui quando ${when}?`, answer: said, basis, section },
      },
    ];
  });
}
