import { composeDeck } from '#engine/composing/deck/compose-deck.ts';
import { fitDeck } from '#engine/composing/fitting/fit-deck.ts';
import type { LintSubject } from '#engine/composing/lint/check.ts';
import { holdMaterial } from '#engine/composing/lint/hold-material.ts';
import { type DeckOrder, openDeckOrder } from '#engine/composing/open-deck-order.ts';
import { openTheme } from '#engine/composing/themes/open-theme.ts';
import type { Deck, Slide } from '#shared/composition/deck.ts';

/** A lesson as an edited deck is held against it: opened once, asked with every edit. */
export interface HeldLesson extends Pick<LintSubject, 'ordered' | 'analysis' | 'material' | 'roles'> {
  /** The slides as the analysis gives them in the look of this deck, each under its id. */
  compose(look: Pick<Deck, 'theme' | 'palette'>): ReadonlyMap<string, Slide>;
}

/** Opens a lesson for its editors: a second and more for a long material that was not opened before. */
export function holdLesson(order: Omit<DeckOrder, 'look'>): HeldLesson {
  const { input, bits } = openDeckOrder({ ...order, look: null });
  const composed = new Map<string, ReadonlyMap<string, Slide>>();
  return {
    ordered: order.order.size,
    analysis: order.analysis,
    ...holdMaterial(input, bits),
    compose: ({ theme, palette }) => {
      const known = composed.get(theme);
      if (known) return known;
      const fitted = fitDeck(composeDeck({ ...input, look: { theme, palette } }), openTheme(theme));
      const slides = new Map(fitted.deck.slides.map((slide) => [slide.id, slide]));
      composed.set(theme, slides);
      return slides;
    },
  };
}
