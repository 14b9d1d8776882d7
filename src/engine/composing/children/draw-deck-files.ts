import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { collectPptxResources } from '#engine/composing/pptx/collect-resources.ts';
import { writePptx } from '#engine/composing/pptx/write-pptx.ts';
import { drawDeckPage, drawDeckPages } from '#engine/composing/typst/draw-deck-pages.ts';
import { drawDeckPdf } from '#engine/composing/typst/draw-deck-pdf.ts';
import { DECK_PDF, DECK_PPTX, type DeckDrawing, type DrawnFiles, slidePictureName } from './deck-task.ts';

/**
 * Draws a deck into files. For a child: the typesetter holds its thread, and pictures are a stranger's.
 * @throws TypesetError, RangeError for a slide that is not there
 */
export async function drawDeckFiles(drawing: DeckDrawing): Promise<DrawnFiles> {
  const { deckPath, picturesFolder, folder, wish } = drawing;
  const deck = JSON.parse(await readFile(deckPath, 'utf8')) as DrawnDeck;
  const resources = { pictures: await loadPictures(deck, picturesFolder) };
  const files: string[] = [];
  const keep = async (name: string, bytes: Uint8Array) => {
    await writeFile(join(folder, name), bytes);
    files.push(name);
  };
  if (wish.kind === 'pptx') {
    const brought = await collectPptxResources(deck, resources.pictures, wish);
    await keep(DECK_PPTX, writePptx(deck, brought));
  } else if (wish.kind === 'pdf') {
    await keep(DECK_PDF, drawDeckPdf(deck, resources));
  } else if (wish.slides === null) {
    for await (const page of drawDeckPages(deck, resources, wish.widthPx)) {
      await keep(slidePictureName(files.length), page);
    }
  } else {
    for (const index of wish.slides) {
      const page = await drawDeckPage(deck, resources, { index, widthPx: wish.widthPx });
      await keep(slidePictureName(index), page);
    }
  }
  return { files };
}

/** Those that lie there: the place of one that does not says what it would have shown. */
async function loadPictures(deck: DrawnDeck, folder: string): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const { key } of deck.pictures) {
    const bytes = await readFile(join(folder, basename(key))).catch(() => null);
    if (bytes) found.set(key, bytes);
  }
  return found;
}
