import { readDocx } from '#engine/reading/office/docx/read-docx.ts';
import { readPptx } from '#engine/reading/office/pptx/read-pptx.ts';
import { readPdf } from '#engine/reading/pdf/read-pdf.ts';
import { hasWords } from './has-words.ts';
import { judgeKind } from './judge-kind.ts';
import { ReadingProblem } from './reading-problem.ts';
import type { DraftDocument } from './source-document.ts';

const READERS = { pdf: readPdf, docx: readDocx, pptx: readPptx };

/**
 * Reads what the file itself says in letters, without recognising pictures of text.
 * @throws ReadingProblem for every file that is refused; `no_text` when it has neither words nor pages to recognise.
 */
export async function readTextLayer(bytes: Uint8Array): Promise<DraftDocument> {
  const draft = await READERS[judgeKind(bytes)](bytes);
  if (draft.pagesWithoutText.length === 0 && !hasWords(draft.blocks)) throw new ReadingProblem('no_text');
  return draft;
}
