import { readFile } from 'node:fs/promises';
import { keepCompiled, storeCompiled } from '#engine/reading/isolation/keep-compiled.ts';
import { type DeckDrawing, DRAW_DECK_MODE } from './deck-task.ts';

// The entry of the children that set composed files: native code that holds its thread, on what came from strangers.
keepCompiled();
const [{ serveJobs }, { drawDeckFiles }, { warmUp }] = await Promise.all([
  import('#engine/reading/isolation/serve-jobs.ts'),
  import('./draw-deck-files.ts'),
  import('#engine/composing/typst/compile.ts'),
]);
serveJobs({
  [DRAW_DECK_MODE]: async ({ path }) =>
    drawDeckFiles(JSON.parse(await readFile(path, 'utf8')) as DeckDrawing),
});
// Fonts are opened once a process; better now than with the first slide somebody waits for.
setImmediate(() => {
  warmUp();
  storeCompiled();
});
