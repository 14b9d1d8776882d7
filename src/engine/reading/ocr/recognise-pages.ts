import { availableParallelism } from 'node:os';
import { openPdf, type PdfFile } from '#engine/reading/pdf/render-page.ts';
import type { ReadingOptions } from '#engine/reading/reading-options.ts';
import { orderColumns } from './arrange-lines.ts';
import { findSideBySide, type OcrTable } from './find-tables.ts';
import type { GreyImage } from './grey-image.ts';
import { startOcrEngine } from './ocr-engine.ts';
import { type OcrLine, parseTsv } from './ocr-line.ts';
import { preparePage, type VerticalRule } from './prepare-page.ts';

/** A page side by side with another takes no longer while there are processors; more of them would take memory. */
const MOST_AT_A_TIME = 2;
/** Poor scans are read worse at 300 (measured), and twice as slowly. */
const DPI = 200;
/**
 * An A4 page at 175 dots an inch, which is read as well as at 200 (measured), and keeps two recognisers with their
 * child under 400 MB: each takes 25 bytes a pixel. Slides are larger on paper, and so are their letters.
 */
const MOST_PIXELS = 3_000_000;

export interface ScannedPage {
  page: number;
  /** What can be believed, in reading order; the lines of tables are among them. */
  lines: OcrLine[];
  tables: OcrTable[];
  heightPx: number;
  areaPt: number;
  /** `failed`: given up; `unclear`: there is something like writing, but nothing of it can be believed. */
  outcome: 'read' | 'nothing' | 'unclear' | 'failed';
}

/** Recognises pages (numbers from 1) of a PDF, side by side; answers them by number. Progress is told with each page. */
export async function recognisePages(
  bytes: Uint8Array,
  pages: readonly number[],
  { onProgress, ocrEngine = 'auto' }: ReadingOptions,
): Promise<ScannedPage[]> {
  onProgress?.({ step: 'ocr', done: 0, total: pages.length });
  const atATime = Math.min(MOST_AT_A_TIME, availableParallelism(), pages.length);
  const engine = await startOcrEngine(ocrEngine, atATime);
  try {
    const pdf = await openPdf(bytes);
    try {
      const results: ScannedPage[] = [];
      let characters = 0;
      const queue = [...pages];
      const work = async () => {
        for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
          const result = await recognisePage(pdf, page, engine.recognise);
          characters += result.lines.reduce((sum, line) => sum + line.text.length, 0);
          results.push(result);
          onProgress?.({ step: 'ocr', done: results.length, total: pages.length, partial: { characters } });
        }
      };
      await Promise.all(Array.from({ length: atATime }, work));
      return results.sort((a, b) => a.page - b.page);
    } finally {
      pdf.close();
    }
  } finally {
    await engine.close();
  }
}

async function recognisePage(
  pdf: PdfFile,
  page: number,
  recognise: (png: Buffer, dpi: number) => Promise<string>,
): Promise<ScannedPage> {
  const picture = pdf.renderGrey(page, { dpi: DPI, maxPixels: MOST_PIXELS });
  coverPrinted(picture, pdf, page);
  const isBlank = isEmpty(picture);
  const place = {
    page,
    heightPx: picture.height,
    areaPt: (picture.width * picture.height * 72 * 72) / picture.dpi ** 2,
  };
  const { png, rules } = await preparePage(picture);
  const tsv = await recognise(png, picture.dpi).catch(() => null);
  if (tsv === null) return { ...place, lines: [], tables: [], outcome: 'failed' };
  const { lines, letters, trustedLetters } = parseTsv(tsv);
  if (letters >= MIN_LETTERS && trustedLetters < LEAST_TRUST * letters) {
    return { ...place, lines: [], tables: [], outcome: 'unclear' };
  }
  if (lines.length === 0) return { ...place, lines, tables: [], outcome: isBlank ? 'nothing' : 'unclear' };
  const { tables, gutters } = findSideBySide(lines);
  const drawn = rules.filter(
    (rule) => !tables.some((table) => table.lines.some((line) => isBeside(line, rule))),
  );
  const seen = gutters.filter(
    (gutter) => !drawn.some((rule) => rule.from < gutter.to && rule.to > gutter.from),
  );
  return { ...place, lines: orderColumns(lines, [...drawn, ...seen]), tables, outcome: 'read' };
}

function isBeside(line: OcrLine, rule: VerticalRule): boolean {
  return line.top < rule.to && line.bottom > rule.from;
}

/** Letters that the file itself has are read from there: the recogniser shall not read them again, and worse. */
function coverPrinted(picture: GreyImage, pdf: PdfFile, page: number): void {
  const scale = picture.dpi / 72;
  for (const box of pdf.findPrinted(page)) {
    const from = Math.max(0, Math.floor(box.left * scale) - 1);
    const to = Math.min(picture.width, Math.ceil(box.right * scale) + 1);
    const top = Math.max(0, picture.height - Math.ceil(box.top * scale) - 1);
    const bottom = Math.min(picture.height, picture.height - Math.floor(box.bottom * scale) + 1);
    if (to <= from) continue;
    for (let y = top; y < bottom; y++)
      picture.data.fill(255, y * picture.width + from, y * picture.width + to);
  }
}

/** Below this share of believable letters a page is handwriting or a drawing, whatever a line looks like. */
const LEAST_TRUST = 0.4;
const MIN_LETTERS = 20;

const INK = 128;
const LEAST_INK = 0.001;

function isEmpty({ data }: GreyImage): boolean {
  let dark = 0;
  for (const value of data) if (value < INK) dark++;
  return dark < LEAST_INK * data.length;
}
