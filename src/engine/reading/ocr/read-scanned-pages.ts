import { openPdf } from '#engine/reading/pdf/render-page.ts';
import type { ReadingOptions } from '#engine/reading/reading-options.ts';
import type { DraftBlock, DraftDocument, ReadingWarning } from '#engine/reading/source-document.ts';
import { dropFurniture, orderColumns } from './arrange-lines.ts';
import { startOcrEngine } from './ocr-engine.ts';
import { type OcrLine, parseTsv } from './ocr-line.ts';
import { preparePage } from './prepare-page.ts';
import { measureBodyHeight, rebuildBlocks } from './rebuild-blocks.ts';

/** About two minutes of work; a teacher's scan is rarely longer than a chapter. */
export const OCR_PAGE_CAP = 70;
const PAGES_AT_A_TIME = 2;
/** Poor scans are read worse at 300 (measured), and twice as slowly. */
const DPI = 200;
/** An A4 page at that density. Slides are larger on paper, and so are their letters. */
const MOST_PIXELS = 4_000_000;
/** A picture over most of the page is the scan itself, not an illustration. */
const SCAN_SHARE = 0.6;

interface ScannedPage {
  page: number;
  lines: OcrLine[];
  heightPx: number;
  areaPt: number;
  isFailed: boolean;
}

/**
 * Recognises the pages that hold pictures of text only and puts what they say where it belongs among the
 * draft's blocks. Pages over the cap and pages nothing was found on stay listed in `pagesWithoutText`.
 */
export async function readScannedPages(
  bytes: Uint8Array,
  draft: DraftDocument,
  options: ReadingOptions,
): Promise<DraftDocument> {
  const most = Math.min(OCR_PAGE_CAP, options.mostScannedPages ?? OCR_PAGE_CAP);
  const wanted = draft.pagesWithoutText.slice(0, most);
  const scanned = dropFurniture(await recognisePages(bytes, wanted, options));
  const bodyHeight = measureBodyHeight(scanned.map((page) => page.lines));
  const found = scanned.filter((page) => page.lines.length > 0);
  const areas = new Map(found.map((page) => [page.page, page.areaPt]));
  const kept = draft.blocks.filter((block) => !isReplaced(block, areas));
  const recognised = found.flatMap((page) => rebuildBlocks(page.lines, page.page, bodyHeight));
  return {
    ...draft,
    blocks: [...kept, ...recognised].sort((a, b) => (a.page ?? 0) - (b.page ?? 0)),
    pagesWithoutText: draft.pagesWithoutText.filter((page) => !areas.has(page)),
    warnings: [...draft.warnings, ...describeOcr(draft.pagesWithoutText.length, scanned, found.length)],
  };
}

async function recognisePages(
  bytes: Uint8Array,
  pages: number[],
  { onProgress, ocrEngine = 'auto' }: ReadingOptions,
): Promise<ScannedPage[]> {
  onProgress?.({ step: 'ocr', done: 0, total: pages.length });
  const engine = await startOcrEngine(ocrEngine, Math.min(PAGES_AT_A_TIME, pages.length));
  try {
    const pdf = await openPdf(bytes);
    try {
      const results: ScannedPage[] = [];
      let characters = 0;
      const queue = [...pages];
      const work = async () => {
        for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
          const picture = pdf.renderGrey(page, { dpi: DPI, maxPixels: MOST_PIXELS });
          const areaPt = (picture.width * picture.height * 72 * 72) / picture.dpi ** 2;
          const { png, rules } = await preparePage(picture);
          const tsv = await engine.recognise(png, picture.dpi).catch(() => null);
          const lines = tsv === null ? [] : orderColumns(parseTsv(tsv), rules);
          characters += lines.reduce((sum, line) => sum + line.text.length, 0);
          results.push({
            page,
            lines,
            heightPx: picture.height,
            areaPt,
            isFailed: tsv === null,
          });
          onProgress?.({ step: 'ocr', done: results.length, total: pages.length, partial: { characters } });
        }
      };
      await Promise.all(Array.from({ length: PAGES_AT_A_TIME }, work));
      return results.sort((a, b) => a.page - b.page);
    } finally {
      pdf.close();
    }
  } finally {
    await engine.close();
  }
}

/** The few letters such a page has as text (a number, a mark) are in the picture too. */
function isReplaced(block: DraftBlock, areas: Map<number, number>): boolean {
  const areaPt = areas.get(block.page ?? 0);
  if (areaPt === undefined) return false;
  if (block.type !== 'image') return true;
  return (
    block.widthPt !== null && block.heightPt !== null && block.widthPt * block.heightPt >= areaPt * SCAN_SHARE
  );
}

function describeOcr(needed: number, scanned: ScannedPage[], foundCount: number): ReadingWarning[] {
  const warnings: ReadingWarning[] = [];
  if (foundCount > 0) {
    const pages = foundCount === 1 ? 'de 1 página' : `de ${foundCount} páginas`;
    warnings.push({
      code: 'ocr_used',
      message: `O texto ${pages} foi reconhecido a partir de imagem e pode conter erros. Confira antes de usar.`,
    });
  }
  if (needed > scanned.length) {
    warnings.push({
      code: 'ocr_page_cap',
      message: `Só as primeiras ${scanned.length} páginas em imagem foram reconhecidas; ${needed - scanned.length} ficaram de fora.`,
    });
  }
  for (const { page, isFailed } of scanned) {
    if (isFailed)
      warnings.push({
        code: 'partial',
        page,
        message: `Não foi possível reconhecer o texto da página ${page}.`,
      });
  }
  return warnings;
}
