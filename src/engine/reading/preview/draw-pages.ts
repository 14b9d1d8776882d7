import { openPdf, type PdfFile } from '#engine/reading/pdf/render-page.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { PREVIEW_WIDTH, writePage } from './draw-picture.ts';
import type { DrawnPreview, PreviewAssignment } from './preview-task.ts';

/** Twice the height of an A4 page of that width; a longer page is drawn smaller, never cut. */
const MOST_PIXELS = PREVIEW_WIDTH * PREVIEW_WIDTH * 3;
/** Heavy drawings get no more time than this together; the pages made by then are shown. */
const MOST_MS = 20_000;

/** The first pages of a PDF. @throws ReadingProblem where not even the first one can be drawn */
export async function drawPages(
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
