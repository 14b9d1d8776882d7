import { hasWords } from '#engine/reading/block-text.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import { readTextLayer } from '#engine/reading/read-text-layer.ts';
import type { ReadingProgress } from '#engine/reading/reading-options.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { MaterialAmount } from '#shared/analysis/capacity.ts';
import { collectMaterial } from './material/collect-material.ts';
import { measureFile } from './material/measure-file.ts';

/** Scanned pages that are recognised for an estimate; what more there is is taken to hold as much. */
const MOST_SCANNED_PAGES = 8;
/** As many scanned pages as an analysis recognises. */
const MOST_ANALYSED_PAGES = 70;

export interface MeasuredDocument {
  amount: MaterialAmount;
  pageCount: number | null;
  figures: number;
  /** True where scanned pages were left out and estimated. */
  isEstimate: boolean;
}

/**
 * How much there is to teach in a file, by the same reading and the same count as an analysis of it.
 * @throws ReadingProblem when the file is refused or holds no text even after recognition.
 */
export async function measureDocument(
  bytes: Uint8Array,
  onProgress?: (progress: ReadingProgress) => void,
): Promise<MeasuredDocument> {
  onProgress?.({ step: 'reading', done: 0, total: 1 });
  const draft = await readTextLayer(bytes);
  onProgress?.({ step: 'reading', done: 1, total: 1 });
  const toScan = draft.pagesWithoutText.slice(0, MOST_ANALYSED_PAGES);
  const scanned = new Set<number | null>(toScan.slice(0, MOST_SCANNED_PAGES));
  const complete = scanned.size === 0 ? draft : await recognise();
  if (!hasWords(complete.blocks)) throw new ReadingProblem('no_text');
  const source = finishDocument(complete);
  const { pieces, exercises } = collectMaterial({ source, content: '', learningObjectives: '' });
  const all = [...pieces, ...exercises];
  const written = measureFile(all.filter(({ page }) => !scanned.has(page)));
  const recognised = measureFile(all.filter(({ page }) => scanned.has(page)));
  const factor = scanned.size === 0 ? 1 : toScan.length / scanned.size;
  return {
    amount: {
      characters: Math.round(written.characters + recognised.characters * factor),
      words: Math.round(written.words + recognised.words * factor),
    },
    pageCount: source.pages ?? source.slides,
    figures: source.counts.images + source.counts.charts,
    isEstimate: scanned.size < toScan.length,
  };

  /** Loaded when needed, like in every other reading. */
  async function recognise() {
    const { readScannedPages } = await import('#engine/reading/ocr/read-scanned-pages.ts');
    return readScannedPages(bytes, draft, {
      mostScannedPages: MOST_SCANNED_PAGES,
      ...(onProgress && { onProgress }),
    });
  }
}
