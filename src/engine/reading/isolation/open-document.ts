import { readFile } from 'node:fs/promises';
import { finishDocument } from '#engine/reading/finish-document.ts';
import { readTextLayer } from '#engine/reading/read-text-layer.ts';
import type { JobRequest, OpenedDocument } from './messages.ts';

/**
 * The first look at a file, the handler of `open` in every child.
 * @throws ReadingProblem when the file is refused
 */
export async function openDocument({ path }: JobRequest): Promise<OpenedDocument> {
  const draft = await readTextLayer(await readFile(path));
  const { kind, title, pages, slides, counts } = finishDocument(draft);
  return { kind, title, pages, slides, words: counts.words, pagesToOcr: draft.pagesWithoutText.length };
}
