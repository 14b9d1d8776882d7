import { readFile } from 'node:fs/promises';
import { PICTURES_MODE, type PicturesAssignment } from '#engine/reading/pictures/pictures-task.ts';
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
  [PICTURES_MODE]: async ({ path }, onProgress) => {
    // Loaded when needed, as the picture library takes its time to start.
    const { takePictures } = await import('#engine/reading/pictures/take-pictures.ts');
    return takePictures(JSON.parse(await readFile(path, 'utf8')) as PicturesAssignment, onProgress);
  },
});
// The reader most files need, while the first one is on its way.
await import('#engine/reading/pdf/read-pdf.ts');
storeCompiled();
