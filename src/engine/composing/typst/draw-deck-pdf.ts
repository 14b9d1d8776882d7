import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { type DeckResources, typesetSlides } from './deck-pages.ts';

/**
 * The deck as a PDF for people: one page a slide, tagged (PDF/UA-1), with an outline of sections and slides, links
 * between slides and a named destination for each (`s1`). The same deck is the same bytes.
 * @throws TypesetError
 */
export const drawDeckPdf = (deck: DrawnDeck, resources: DeckResources): Uint8Array =>
  typesetSlides(deck, resources).toPdf('ua-1');
