import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeBookletDocx } from '#engine/composing/booklet/docx/write-docx.ts';
import { type PictureBytes, typesetBooklet } from '#engine/composing/booklet/typeset-booklet.ts';
import type { DrawnDeck } from '#engine/composing/drawing/drawn.ts';
import { keepSound } from '#engine/composing/lint/check-package.ts';
import { drawDeckPage, drawDeckPages } from '#engine/composing/typst/draw-deck-pages.ts';
import { drawDeckPdf } from '#engine/composing/typst/draw-deck-pdf.ts';
import { drawPages } from '#engine/composing/typst/draw-pages.ts';
import { writeDeckPptx } from '#engine/composing/write-deck-pptx.ts';
import {
  COMPOSITION,
  DRAWN,
  type Drawable,
  type DrawingAssignment,
  type DrawingWish,
  type DrawnFiles,
  PICTURES,
  pagePictureName,
} from './composing-task.ts';

type PagesWish = Extract<DrawingWish, { kind: 'pages' }>;
type Keep = (name: string, bytes: Uint8Array) => Promise<void>;

/**
 * Draws what was composed into files. For a child: the typesetter holds its thread, and pictures are a stranger's.
 * @throws TypesetError, UnsoundFile, RangeError for a page that is not there, Error for a file that this kind has not
 */
export async function drawFiles({ source, folder, wish }: DrawingAssignment): Promise<DrawnFiles> {
  const what = JSON.parse(await readFile(join(source, COMPOSITION), 'utf8')) as Drawable;
  const listed = what.kind === 'deck' ? what.drawn.pictures : what.booklet.pictures;
  const pictures = await loadPictures(listed, join(source, PICTURES));
  const files: string[] = [];
  const keep: Keep = async (name, bytes) => {
    await writeFile(join(folder, name), bytes);
    files.push(name);
  };
  if (wish.kind === 'pages') {
    if (what.kind === 'deck') await drawSlides(what.drawn, pictures, wish, keep);
    else await drawBookletPages(what, pictures, { ...wish, source }, keep);
  } else if (what.kind === 'deck') {
    if (wish.kind === 'docx') throw new Error('slides are no text document');
    if (wish.kind === 'pdf') await keep(DRAWN.pdf, drawDeckPdf(what.drawn, { pictures }));
    else await keep(DRAWN.pptx, await writeDeckPptx(what.drawn, pictures, wish.program));
  } else {
    if (wish.kind === 'pptx') throw new Error('a booklet has no slides');
    const typeset = typesetBooklet(what.booklet, what.setting, pictures);
    if (wish.kind === 'pdf') await keep(DRAWN.pdf, typeset.toPdf('ua-1'));
    else await keep(DRAWN.docx, keepSound(await writeBookletDocx({ ...what, share: 1, typeset }, pictures)));
  }
  return { files };
}

async function drawSlides(
  deck: DrawnDeck,
  pictures: PictureBytes,
  wish: PagesWish,
  keep: Keep,
): Promise<void> {
  const resources = { pictures };
  if (wish.pages === null) {
    let index = 0;
    for await (const page of drawDeckPages(deck, resources, wish)) {
      await keep(pagePictureName(index), page);
      index += 1;
    }
    return;
  }
  for (const index of wish.pages) {
    await keep(pagePictureName(index), await drawDeckPage(deck, resources, { ...wish, index }));
  }
}

/** The last booklet that was set for its pictures: its pages are asked for one by one. */
let lastSet: { source: string; pdf: Uint8Array } | null = null;

async function drawBookletPages(
  what: Extract<Drawable, { kind: 'booklet' }>,
  pictures: PictureBytes,
  { source, ...wish }: PagesWish & { source: string },
  keep: Keep,
): Promise<void> {
  if (lastSet?.source !== source) {
    lastSet = { source, pdf: typesetBooklet(what.booklet, what.setting, pictures).toPdf('plain') };
  }
  let at = 0;
  for await (const page of drawPages(lastSet.pdf, wish, wish.pages)) {
    await keep(pagePictureName(wish.pages?.[at] ?? at), page);
    at += 1;
  }
}

/** Those that lie there: the place of one that does not says what it would have shown. */
async function loadPictures(listed: DrawnDeck['pictures'], folder: string): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for (const { key } of listed) {
    const bytes = await readFile(join(folder, basename(key))).catch(() => null);
    if (bytes) found.set(key, bytes);
  }
  return found;
}
