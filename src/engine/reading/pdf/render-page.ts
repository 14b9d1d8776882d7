import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { guardPdfium, type OpenDocument, openDocument } from './library/open-document.ts';
import type { Box, TextLine } from './page-content.ts';
import { readPage, SCRATCH_BYTES } from './read-page.ts';

/** A page as a picture, row by row without padding. */
interface PagePicture {
  width: number;
  height: number;
  data: Uint8Array;
  /** The density really used: lower than asked for where the page would have passed `maxPixels`. */
  dpi: number;
}

/** One byte per pixel: 0 black, 255 white. */
export type GreyPage = PagePicture;
/** Four bytes per pixel: red, green, blue and one that says nothing. */
export type ColourPage = PagePicture;

export interface PdfFile {
  pageCount: number;
  /** @param page from 1 @throws ReadingProblem `broken` when the page cannot be opened, `unsafe` when it is too heavy */
  renderGrey(page: number, options: { dpi: number; maxPixels: number }): GreyPage;
  /** The same in colour, as wide as asked for or narrower. */
  renderColour(page: number, options: { widthPx: number; maxPixels: number }): ColourPage;
  /** Where the page has letters of its own, in points from its bottom left corner; none where they say nothing. */
  findPrinted(page: number): Box[];
  /** What a page says, line by line in the order of the file. */
  readLines(page: number): string[];
  /** Gives the memory back; needed once for every opened file. */
  close(): void;
}

/** @throws ReadingProblem `empty`, `encrypted`, `broken`, `unsafe` */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  const document = await openDocument(bytes);
  return {
    pageCount: document.pageCount,
    renderGrey: (page, { dpi, maxPixels }) =>
      guardPdfium(document.pdfium, () =>
        render(document, page, { maxPixels, format: GREY, dpiOf: () => dpi }),
      ),
    renderColour: (page, { widthPx, maxPixels }) => {
      const dpiOf = (widthPt: number) => (widthPx / widthPt) * POINTS_PER_INCH;
      return guardPdfium(document.pdfium, () => render(document, page, { maxPixels, format: COLOUR, dpiOf }));
    },
    findPrinted: (page) => guardPdfium(document.pdfium, () => findPrinted(document, page)),
    readLines: (page) =>
      guardPdfium(document.pdfium, () => findPrinted(document, page).map(({ text }) => text)),
    close: document.close,
  };
}

function findPrinted(document: OpenDocument, page: number): TextLine[] {
  const { calls } = document.pdfium;
  const scratch = calls.malloc(SCRATCH_BYTES);
  try {
    const read = readPage(document, page, scratch);
    return read === null || read.isGarbled ? [] : read.lines;
  } finally {
    calls.free(scratch);
  }
}

/** Number of pages of a PDF. @throws ReadingProblem as `openPdf` */
export async function pdfPageCount(bytes: Uint8Array): Promise<number> {
  const document = await openDocument(bytes);
  document.close();
  return document.pageCount;
}

const POINTS_PER_INCH = 72;
const WHITE = 0xffffffff;
// Annotations drawn (a filled form is content), without keeping decoded pictures in memory.
const RENDER_FLAGS = 0x01 | 0x200;
/** The library's names of its pixel formats: FPDFBitmap_Gray, and FPDFBitmap_BGRx in reverse order. */
const GREY = { code: 1, bytes: 1, flags: RENDER_FLAGS | 0x08 } as const;
const COLOUR = { code: 3, bytes: 4, flags: RENDER_FLAGS | 0x10 } as const;

interface RenderOptions {
  maxPixels: number;
  format: typeof GREY | typeof COLOUR;
  dpiOf: (widthPt: number) => number;
}

function render(
  { pdfium, pointer, pageCount }: OpenDocument,
  page: number,
  { maxPixels, format, dpiOf }: RenderOptions,
): PagePicture {
  if (!Number.isInteger(page) || page < 1 || page > pageCount) throw new RangeError(`no page ${page}`);
  const { calls } = pdfium;
  const handle = calls.FPDF_LoadPage(pointer, page - 1);
  if (handle === 0) throw new ReadingProblem('broken');
  let bitmap = 0;
  try {
    const widthPt = Math.max(1, calls.FPDF_GetPageWidthF(handle));
    const heightPt = Math.max(1, calls.FPDF_GetPageHeightF(handle));
    const size = fitPixels(widthPt, heightPt, dpiOf(widthPt), maxPixels);
    const { width, height } = size;
    bitmap = calls.FPDFBitmap_CreateEx(width, height, format.code, 0, 0);
    if (bitmap === 0) throw new ReadingProblem('unsafe');
    calls.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    calls.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, 0, format.flags);
    const stride = calls.FPDFBitmap_GetStride(bitmap);
    const start = calls.FPDFBitmap_GetBuffer(bitmap);
    const memory = pdfium.bytes();
    const rowBytes = width * format.bytes;
    const data = new Uint8Array(rowBytes * height);
    for (let row = 0; row < height; row++) {
      const at = start + row * stride;
      data.set(memory.subarray(at, at + rowBytes), row * rowBytes);
    }
    return { ...size, data };
  } finally {
    if (bitmap !== 0) calls.FPDFBitmap_Destroy(bitmap);
    calls.FPDF_ClosePage(handle);
  }
}

/** Pixel size of a page; a page that claims metres of paper is drawn smaller, never cut. */
function fitPixels(widthPt: number, heightPt: number, dpi: number, maxPixels: number) {
  const wanted = dpi / POINTS_PER_INCH;
  const scale = Math.min(wanted, Math.sqrt(maxPixels / (widthPt * heightPt)));
  let width = toPixels(widthPt * scale);
  let height = toPixels(heightPt * scale);
  if (width * height > maxPixels) {
    width = Math.min(width, maxPixels);
    height = Math.min(height, Math.max(1, Math.floor(maxPixels / width)));
  }
  return { width, height, dpi: scale * POINTS_PER_INCH };
}

/** What is whole but for the last digit of a division counts as whole. */
const toPixels = (length: number) => Math.max(1, Math.floor(length + 1e-6));
