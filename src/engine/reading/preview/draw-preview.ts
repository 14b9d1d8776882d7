import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { openZip } from '#engine/reading/office/zip/open-zip.ts';
import { type ColourPage, openPdf, type PdfFile } from '#engine/reading/pdf/render-page.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { toPicture, WEBP } from './page-picture.ts';
import { type DrawnPreview, type PreviewAssignment, pictureName } from './preview-task.ts';

/**
 * Writes the pages of a file as WebP pictures. Made anew from what was drawn, they carry nothing of the file but
 * its looks: no script, no metadata. For files of strangers it runs in a child of the reading pool.
 * @throws ReadingProblem where nothing can be drawn
 */
export async function drawPreview(assignment: PreviewAssignment): Promise<DrawnPreview> {
  const bytes = await readFile(assignment.filePath);
  if (assignment.kind === 'pdf') return drawPages(bytes, assignment);
  const picture = assignment.kind === 'office' ? findThumbnail(bytes) : bytes;
  if (picture === null) return { pages: [], pageCount: 0 };
  return { pages: [await drawPicture(picture, assignment.folder)], pageCount: 1 };
}

/** In pixels: sharp on a screen of twice the density at the width of a dialog. */
const PREVIEW_WIDTH = 1200;
/** Twice the height of an A4 page of that width; a longer page is drawn smaller, never cut. */
const MOST_PIXELS = PREVIEW_WIDTH * PREVIEW_WIDTH * 3;
/** Heavy drawings get no more time than this together; the pages made by then are shown. */
const MOST_MS = 20_000;

/** The first pages of a PDF. @throws ReadingProblem where not even the first one can be drawn */
async function drawPages(
  bytes: Uint8Array,
  { folder, maxPages }: Pick<PreviewAssignment, 'folder' | 'maxPages'>,
): Promise<DrawnPreview> {
  const pdf = await openPdf(bytes);
  const until = performance.now() + MOST_MS;
  try {
    const pages: DrawnPreview['pages'] = [];
    const wanted = Math.min(pdf.pageCount, maxPages);
    while (pages.length < wanted && (pages.length === 0 || performance.now() < until)) {
      const page = pages.length + 1;
      const drawn = drawOrStop(pdf, page);
      if (drawn === null) break;
      pages.push(await writePage(drawn, { folder, page }));
    }
    return { pages, pageCount: pdf.pageCount };
  } finally {
    pdf.close();
  }
}

/** Null where a later page is broken: those before it are worth showing. */
function drawOrStop(pdf: PdfFile, page: number) {
  try {
    return pdf.renderColour(page, { widthPx: PREVIEW_WIDTH, maxPixels: MOST_PIXELS });
  } catch (error) {
    if (page === 1 || !(error instanceof ReadingProblem)) throw error;
    return null;
  }
}

/** A strip longer than that is drawn narrower: WebP ends at 16,383. */
const MOST_HEIGHT = 4000;
/** As a good camera takes them; beyond that a small file is a trap. */
const MOST_INPUT_PIXELS = 60_000_000;

/** A picture turned the way its camera held it, no wider than a page. */
async function drawPicture(bytes: Uint8Array, folder: string): Promise<{ width: number; height: number }> {
  const picture = sharp(bytes, { limitInputPixels: MOST_INPUT_PIXELS, failOn: 'error' }).autoOrient();
  try {
    return await write(picture, join(folder, pictureName(1)));
  } catch (error) {
    throw new ReadingProblem('broken', { cause: error });
  }
}

const writePage = (
  drawn: ColourPage,
  { folder, page }: { folder: string; page: number },
): Promise<{ width: number; height: number }> => write(toPicture(drawn), join(folder, pictureName(page)));

/** Never enlarged. */
async function write(picture: Sharp, path: string): Promise<{ width: number; height: number }> {
  const { width, height } = await picture
    .resize({ width: PREVIEW_WIDTH, height: MOST_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .webp(WEBP)
    .toFile(path);
  return { width, height };
}

/** Where Office and LibreOffice put the picture of the first page; other formats (EMF) are not drawn. */
const PLACES = ['jpeg', 'jpg', 'png'].map((ending) => `docProps/thumbnail.${ending}`);

/** The picture of its first page that a DOCX or PPTX may carry. @throws ReadingProblem for a package not to be opened */
function findThumbnail(bytes: Uint8Array): Uint8Array | null {
  const zip = openZip(bytes);
  const place = PLACES.find((part) => zip.has(part));
  return place === undefined ? null : zip.read(place);
}
