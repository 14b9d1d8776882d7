import type { Drawn } from '#engine/composing/drawing/drawn.ts';
import type { Deck } from '#shared/composition/deck.ts';

export function drawMotif(_deck: Deck): Drawn[] {
  return [];
}
