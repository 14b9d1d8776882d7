import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import type { Piece } from './piece.ts';

const PLAN = /^\W*plano d[ae] (?:aula|ensino|disciplina|curso)\W*$/iu;

/** `Plano de aula` over one slide of a lesson: how it is given, for whoever gives it; its aims are told all the same. */
export function findPlanSlides(all: readonly Piece[]): (piece: Piece) => boolean {
  const slides = Map.groupBy(all, ({ slide }) => slide);
  const planned = new Set(
    [...slides]
      .filter(
        ([slide, own]) =>
          slide !== null && own.some(({ role, text }) => role === 'heading' && PLAN.test(text)),
      )
      .map(([slide]) => slide),
  );
  return ({ slide, role, kind }) => planned.has(slide) && (kind === 'heading' || isContentRole(role));
}
