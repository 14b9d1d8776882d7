import { FORMULA_DPI, type FoundPicture, MOST_SIDE_PX } from '#engine/reading/found-picture.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { ImageBlock, PlacedEquation } from '#engine/reading/source-document.ts';
import { guardPdfium, type OpenDocument, openDocument } from './library/open-document.ts';
import { areaOf, cutBox, listPieces, type PagePiece } from './page/list-pieces.ts';
import { measurePage, type PageSpace } from './page/page-space.ts';
import { type Box, joinBoxes } from './page-content.ts';

/**
 * The pictures of a PDF one after the other, each drawn anew as its page shows it: with its masks, its colours, and what
 * was written or drawn over it. A page that cannot be opened gives none; where the library gives up, the rest is left.
 * @param blocks picture blocks of the document read from these bytes
 * @throws ReadingProblem as `openDocument`
 */
export async function* findPdfPictures(
  bytes: Uint8Array,
  blocks: readonly FoundPicture['block'][],
): AsyncGenerator<FoundPicture> {
  const document = await openDocument(bytes);
  try {
    for (const [number, own] of Map.groupBy(blocks, ({ page = 0 }) => page)) {
      yield* findOnPage(document, number, own);
    }
  } catch (error) {
    if (!(error instanceof ReadingProblem)) throw error;
  } finally {
    document.close();
  }
}

const SCRATCH_BYTES = 64;

function* findOnPage(
  document: OpenDocument,
  number: number,
  blocks: FoundPicture['block'][],
): Generator<FoundPicture> {
  const { pdfium, pointer, pageCount } = document;
  if (number < 1 || number > pageCount) return;
  const { calls } = pdfium;
  const page = guardPdfium(pdfium, () => calls.FPDF_LoadPage(pointer, number - 1));
  if (page === 0) return;
  const scratch = calls.malloc(SCRATCH_BYTES);
  try {
    const space = guardPdfium(pdfium, () => measurePage(pdfium, page, scratch));
    const pieces = guardPdfium(pdfium, () => listPieces(pdfium, page, space, scratch));
    for (const block of blocks) {
      const look = block.type === 'equation' ? frame(block, space) : lookAt(block, pieces, space);
      const drawn = look && guardPdfium(pdfium, () => draw({ document, page, scratch, space }, look));
      if (look && drawn) yield { block, data: drawn, standing: look.standing };
    }
  } finally {
    if (!pdfium.isLost) {
      calls.free(scratch);
      calls.FPDF_ClosePage(page);
    }
  }
}

interface Look {
  box: Box;
  dpi: number;
  standing: FoundPicture['standing'];
}

const POINTS_PER_INCH = 72;
/** Density of what is put together from pieces or has letters over it. */
const DRAWN_DPI = 200;
/** Share of a piece that must lie in the block's box to be part of it. */
const MOST_OF_IT = 0.5;
/** A stroke that covers less than that is its frame. */
const COVERING = 0.01;
/** Head and foot of a page, as shares of its height; what reaches out of them is content. */
const MARGIN = 0.12;

/** Around a formula, so that no stroke touches the edge. */
const AROUND_PT = 2;

/** The part of the page on which a formula stands. */
function frame({ place }: PlacedEquation, space: PageSpace): Look {
  const top = space.height - place.yPt + AROUND_PT;
  const box = {
    left: Math.max(0, place.xPt - AROUND_PT),
    right: Math.min(space.width, place.xPt + place.widthPt + AROUND_PT),
    top: Math.min(space.height, top),
    bottom: Math.max(0, top - place.heightPt - 2 * AROUND_PT),
  };
  const widthIn = (box.right - box.left) / POINTS_PER_INCH;
  const heightIn = (box.top - box.bottom) / POINTS_PER_INCH;
  return {
    box,
    dpi: Math.min(FORMULA_DPI, MOST_SIDE_PX / Math.max(widthIn, heightIn)),
    standing: {
      ...{ widthIn, heightIn, pageShare: areaOf(box) / (space.width * space.height) },
      ...{ isOnSlide: false, textShare: 0, isInMargin: false, isFormula: true },
    },
  };
}

function lookAt(block: ImageBlock, pieces: readonly PagePiece[], space: PageSpace): Look | null {
  const { widthPt, heightPt, xPt, yPt } = block;
  if (widthPt === null || heightPt === null || xPt === null || yPt === null) return null;
  const top = space.height - yPt;
  const told = { left: xPt, right: xPt + widthPt, top, bottom: top - heightPt };
  const images = pieces.filter(({ kind, box }) => kind === 'image' && shareInside(box, told) > MOST_OF_IT);
  const box = images.length === 0 ? null : cutBox(joinBoxes(images.map((image) => image.box)), told);
  const [first] = images;
  if (first === undefined || box === null) return null;
  const over = pieces
    .slice(pieces.indexOf(first) + 1)
    .filter((piece) => piece.kind !== 'image' && shareInside(box, piece.box) > 0);
  const covers = (piece: PagePiece) => shareInside(box, piece.box);
  const isWhole = images.length === 1 && !over.some((piece) => covers(piece) > COVERING);
  const textShare = over.filter(({ kind }) => kind === 'text').reduce((sum, piece) => sum + covers(piece), 0);
  const widthIn = (box.right - box.left) / POINTS_PER_INCH;
  const heightIn = (box.top - box.bottom) / POINTS_PER_INCH;
  return {
    box,
    dpi: Math.min(
      isWhole ? first.dpi : Math.max(first.dpi, DRAWN_DPI),
      MOST_SIDE_PX / Math.max(widthIn, heightIn),
    ),
    standing: {
      widthIn,
      heightIn,
      pageShare: areaOf(box) / (space.width * space.height),
      isOnSlide: space.width > space.height,
      textShare: Math.min(1, textShare),
      isInMargin: box.bottom > (1 - MARGIN) * space.height || box.top < MARGIN * space.height,
    },
  };
}

/** Share of `box` that `other` covers. */
function shareInside(box: Box, other: Box): number {
  const shared = cutBox(box, other);
  return shared === null ? 0 : areaOf(shared) / areaOf(box);
}

const WHITE = 0xffffffff;
/** FPDFBitmap_BGR, told to the library to be written in reverse order, without keeping decoded pictures in memory. */
const FORMAT = 2;
const FLAGS = 0x10 | 0x200;
const BYTES = 3;

interface OpenPage {
  document: OpenDocument;
  page: number;
  scratch: number;
  space: PageSpace;
}

/** The rectangle of the page that the look names, row by row without padding; null where there is no room for it. */
function draw({ document, page, scratch, space }: OpenPage, { box, dpi }: Look) {
  const { pdfium } = document;
  const { calls } = pdfium;
  const width = Math.max(1, Math.round(((box.right - box.left) * dpi) / POINTS_PER_INCH));
  const height = Math.max(1, Math.round(((box.top - box.bottom) * dpi) / POINTS_PER_INCH));
  const bitmap = calls.FPDFBitmap_CreateEx(width, height, FORMAT, 0, 0);
  if (bitmap === 0) return null;
  try {
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    const [scaleX, scaleY] = [width / (box.right - box.left), height / (box.top - box.bottom)];
    const matrix = [scaleX, 0, 0, scaleY, -box.left * scaleX, -(space.height - box.top) * scaleY];
    for (const [at, value] of [...matrix, 0, 0, width, height].entries()) {
      pdfium.view().setFloat32(scratch + 4 * at, value, true);
    }
    calls.FPDF_RenderPageBitmapWithMatrix(bitmap, page, scratch, scratch + 24, FLAGS);
    const stride = calls.FPDFBitmap_GetStride(bitmap);
    const start = calls.FPDFBitmap_GetBuffer(bitmap);
    const rowBytes = width * BYTES;
    const pixels = new Uint8Array(rowBytes * height);
    for (let row = 0; row < height; row++) {
      const at = start + row * stride;
      pixels.set(pdfium.bytes().subarray(at, at + rowBytes), row * rowBytes);
    }
    return { pixels, width, height };
  } finally {
    calls.FPDFBitmap_Destroy(bitmap);
  }
}
