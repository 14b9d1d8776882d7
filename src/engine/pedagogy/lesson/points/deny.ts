import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { FORBIDS } from '#engine/pedagogy/understanding/heading-class.ts';
import type { Point } from './point.ts';
import { lowerFirst } from './say-lists.ts';

/** What stands below `O que não fazer`. */
export function findForbidden(pieces: readonly Piece[]): ReadonlySet<Piece> {
  let isBelow = false;
  return new Set(
    pieces.filter((piece) => {
      if (piece.kind === 'heading') isBelow = FORBIDS.test(piece.text);
      return isBelow;
    }),
  );
}

/** `Usar cinto que já sofreu queda` → `Não usar cinto …`: away from its heading it would be an order. */
export function deny(point: Point): Point {
  const isDeed = tagSentence(point.text)[0]?.form === 'inf' && !/^evitar(?!\p{L})/iu.test(point.text);
  return isDeed ? { ...point, text: `Não ${lowerFirst(point.text)}` } : point;
}
