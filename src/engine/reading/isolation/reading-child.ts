import { readFile } from 'node:fs/promises';
import { finishDocument } from '#engine/reading/finish-document.ts';
import { readDocument } from '#engine/reading/read-document.ts';
import { readTextLayer } from '#engine/reading/read-text-layer.ts';
import type { JobRequest, OpenedDocument } from './messages.ts';
import { serveJobs } from './serve-jobs.ts';

// The entry of a pool's child process. Its name stands in the process list.
serveJobs({
  open: openDocument,
  read: async ({ path, ocrEngine }, onProgress) =>
    readDocument(await readFile(path), { onProgress, ocrEngine }),
});

async function openDocument({ path }: JobRequest): Promise<OpenedDocument> {
  const draft = await readTextLayer(await readFile(path));
  const { kind, title, pages, slides, counts } = finishDocument(draft);
  return { kind, title, pages, slides, words: counts.words, pagesToOcr: draft.pagesWithoutText.length };
}
