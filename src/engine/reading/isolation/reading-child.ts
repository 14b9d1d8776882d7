import { readFile } from 'node:fs/promises';
import { readDocument } from '#engine/reading/read-document.ts';
import { openDocument } from './open-document.ts';
import { serveJobs } from './serve-jobs.ts';

// The entry of a pool's child process. Its name stands in the process list.
serveJobs({
  open: openDocument,
  read: async ({ path, ocrEngine }, onProgress) =>
    readDocument(await readFile(path), { onProgress, ocrEngine }),
});
