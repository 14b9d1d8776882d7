import { hasWords } from './block-text.ts';
import { finishDocument } from './finish-document.ts';
import { readTextLayer } from './read-text-layer.ts';
import type { ReadingOptions } from './reading-options.ts';
import { ReadingProblem } from './reading-problem.ts';
import type { DraftDocument, SourceDocument } from './source-document.ts';

/**
 * Reads a PDF, DOCX or PPTX completely, pictures of text included, in this very process. For files of
 * strangers use the reading pool, which does the same in a child process with limits.
 * @throws ReadingProblem when the file is refused or holds no text even after recognition.
 */
export async function readDocument(bytes: Uint8Array, options: ReadingOptions = {}): Promise<SourceDocument> {
  options.onProgress?.({ step: 'reading', done: 0, total: 1 });
  const draft = await readTextLayer(bytes);
  options.onProgress?.({ step: 'reading', done: 1, total: 1 });
  const complete = draft.pagesWithoutText.length > 0 ? await recognise(bytes, draft, options) : draft;
  if (!hasWords(complete.blocks)) throw new ReadingProblem('no_text');
  return finishDocument(complete);
}

/** Loaded when needed: few files hold pictures of text, and the picture library takes its time to start. */
async function recognise(bytes: Uint8Array, draft: DraftDocument, options: ReadingOptions) {
  const { readScannedPages } = await import('#engine/reading/ocr/read-scanned-pages.ts');
  return readScannedPages(bytes, draft, options);
}
