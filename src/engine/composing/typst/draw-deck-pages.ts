import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { type DeckResources, typesetSlides } from './deck-pages.ts';
import { drawPages, type PictureWish } from './draw-pages.ts';

/**
 * Pictures of all slides in order.
 * @throws TypesetError
 */
export const drawDeckPages = (
  deck: DrawnDeck,
  resources: DeckResources,
  wish: PictureWish,
): AsyncGenerator<Uint8Array> => drawPages(typesetSlides(deck, resources).toPdf('plain'), wish);

/**
 * The picture of one slide alone, `index` counted from 0.
 * @throws RangeError for a slide that is not there, TypesetError
 */
export async function drawDeckPage(
  deck: DrawnDeck,
  resources: DeckResources,
  { index, ...wish }: PictureWish & { index: number },
): Promise<Uint8Array> {
  const slide = deck.slides[index];
  if (!slide) throw new RangeError(`no slide ${index}`);
  const pdf = typesetSlides(deck, resources, [slide]).toPdf('plain');
  for await (const page of drawPages(pdf, wish)) return page;
  throw new Error('a slide without a page');
}
