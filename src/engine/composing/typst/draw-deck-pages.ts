import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { openPdf } from '#engine/reading/pdf/render-page.ts';
import { toPicture, WEBP } from '#engine/reading/preview/page-picture.ts';
import { type DeckResources, typesetSlides } from './deck-pages.ts';

/**
 * Pictures of all slides in order, as WebP `widthPx` wide.
 * @throws TypesetError
 */
export const drawDeckPages = (
  deck: DrawnDeck,
  resources: DeckResources,
  widthPx: number,
): AsyncGenerator<Uint8Array> => drawPages(typesetSlides(deck, resources).toPdf('plain'), widthPx);

/**
 * The picture of one slide alone, `index` counted from 0.
 * @throws RangeError for a slide that is not there, TypesetError
 */
export async function drawDeckPage(
  deck: DrawnDeck,
  resources: DeckResources,
  { index, widthPx }: { index: number; widthPx: number },
): Promise<Uint8Array> {
  const slide = deck.slides[index];
  if (!slide) throw new RangeError(`no slide ${index}`);
  const pdf = typesetSlides(deck, resources, [slide]).toPdf('plain');
  for await (const page of drawPages(pdf, widthPx)) return page;
  throw new Error('a slide without a page');
}

/** Pages of a PDF of ours one by one, so that only one of them is in memory. */
export async function* drawPages(bytes: Uint8Array, widthPx: number): AsyncGenerator<Uint8Array> {
  const pdf = await openPdf(bytes);
  try {
    for (let page = 1; page <= pdf.pageCount; page++) {
      const drawn = pdf.renderColour(page, { widthPx, maxPixels: Number.MAX_SAFE_INTEGER });
      yield await toPicture(drawn).webp(WEBP).toBuffer();
    }
  } finally {
    pdf.close();
  }
}
