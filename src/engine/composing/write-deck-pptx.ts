import type { DrawnDeck } from './drawing/drawn.ts';
import { keepSound, UnsoundFile } from './lint/check-package.ts';
import { collectPptxResources } from './pptx/collect-resources.ts';
import { writePptx } from './pptx/write-pptx.ts';
import { drawFormulas } from './typst/draw-formulas.ts';

export type SlideProgram = 'powerpoint' | 'google_slides';

/** What Google Slides takes to convert (support.google.com/docs/answer/37603). */
const MOST_GOOGLE_BYTES = 100_000_000;

/**
 * The deck as a PPTX for one program. Google Slides has our families itself and takes no embedded ones, and knows no
 * equations: pictures stand in their place. The same deck gives the same bytes.
 * @param pictures files of the deck by their key
 * @throws UnsoundFile, TypesetError
 */
export async function writeDeckPptx(
  deck: DrawnDeck,
  pictures: ReadonlyMap<string, Uint8Array>,
  program: SlideProgram = 'powerpoint',
): Promise<Uint8Array> {
  const isForGoogle = program === 'google_slides';
  const formulas = await drawFormulas(deck);
  const options = { areFontsEmbedded: !isForGoogle, hasEquations: !isForGoogle, formulas };
  const bytes = keepSound(writePptx(deck, await collectPptxResources(deck, pictures, options)));
  if (isForGoogle && bytes.length > MOST_GOOGLE_BYTES)
    throw new UnsoundFile(`${bytes.length} bytes are more than Google Slides takes`);
  return bytes;
}
