import type { MaterialKind } from '#shared/files/accepted-kinds.ts';
import { hasWords } from './block-text.ts';
import { judgeKind } from './judge-kind.ts';
import { ReadingProblem } from './reading-problem.ts';
import type { DraftDocument } from './source-document.ts';

/** Loaded when first needed: a child that reads one file shall not wait for the readers of other kinds. */
const READERS = {
  pdf: async () => (await import('./pdf/read-pdf.ts')).readPdf,
  docx: async () => (await import('./office/docx/read-docx.ts')).readDocx,
  pptx: async () => (await import('./office/pptx/read-pptx.ts')).readPptx,
} satisfies Record<MaterialKind, unknown>;

/**
 * Reads what the file itself says in letters, without recognising pictures of text.
 * @throws ReadingProblem for every file that is refused; `no_text` when it has neither words nor pages to recognise.
 */
export async function readTextLayer(bytes: Uint8Array): Promise<DraftDocument> {
  const read = await READERS[judgeKind(bytes)]();
  const draft = await read(bytes);
  if (draft.pagesWithoutText.length === 0 && !hasWords(draft.blocks)) throw new ReadingProblem('no_text');
  return draft;
}
