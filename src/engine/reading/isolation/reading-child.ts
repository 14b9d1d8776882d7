import { readFile } from 'node:fs/promises';
import { keepCompiled, storeCompiled } from './keep-compiled.ts';

// The entry of a pool's child process. Its name stands in the process list.
keepCompiled();
const [{ serveJobs }, { openDocument }, { readDocument }] = await Promise.all([
  import('./serve-jobs.ts'),
  import('./open-document.ts'),
  import('#engine/reading/read-document.ts'),
]);
serveJobs({
  open: openDocument,
  read: async ({ path, ocrEngine }, onProgress) =>
    readDocument(await readFile(path), { onProgress, ocrEngine }),
});
// The reader most files need, while the first one is on its way.
await import('#engine/reading/pdf/read-pdf.ts');
storeCompiled();
