import { readFile } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { keepCompiled, storeCompiled } from '#engine/reading/isolation/keep-compiled.ts';
import {
  COMPOSE_MODE,
  type ComposingAssignment,
  DRAW_MODE,
  type DrawingAssignment,
  OPEN_BOOK_MODE,
  type OpeningAssignment,
  SIZES_MODE,
  type SizesAssignment,
} from './composing-task.ts';
import { EDIT_MODE, type EditingAssignment } from './editing-task.ts';
import { type FileLinting, LINT_FILE_MODE, READ_PAGES_MODE } from './lint-in-child.ts';

// The entry of the children that compose, set and judge files: long work and native code, on what came from strangers.
keepCompiled();
const [{ serveJobs }, { drawFiles }, { warmUp }] = await Promise.all([
  import('#engine/reading/isolation/serve-jobs.ts'),
  import('./draw-files.ts'),
  import('#engine/composing/typst/compile.ts'),
]);
serveJobs({
  [COMPOSE_MODE]: async ({ path }) => {
    const { composeAssignment } = await import('./compose-assignment.ts');
    return composeAssignment(JSON.parse(await readFile(path, 'utf8')) as ComposingAssignment);
  },
  [SIZES_MODE]: async ({ path }) => {
    const { sizeAssignment } = await import('./compose-assignment.ts');
    return sizeAssignment(JSON.parse(await readFile(path, 'utf8')) as SizesAssignment);
  },
  [OPEN_BOOK_MODE]: async ({ path }) => {
    const { openBookOnce } = await import('./open-once.ts');
    const { order, ...paths } = JSON.parse(await readFile(path, 'utf8')) as OpeningAssignment;
    (await openBookOnce(order, paths)).open();
    return {};
  },
  [EDIT_MODE]: async ({ path }) => {
    const { editAssignment } = await import('./edit-assignment.ts');
    return editAssignment(JSON.parse(await readFile(path, 'utf8')) as EditingAssignment);
  },
  [DRAW_MODE]: async ({ path }) => drawFiles(JSON.parse(await readFile(path, 'utf8')) as DrawingAssignment),
  [LINT_FILE_MODE]: async ({ path }) => {
    // Loaded when needed: most children only draw.
    const { lintFile } = await import('#engine/composing/lint/lint-file.ts');
    const { filePath, size } = JSON.parse(await readFile(path, 'utf8')) as FileLinting;
    return lintFile(await readFile(filePath), size);
  },
  [READ_PAGES_MODE]: async ({ path }) => {
    const { readPageTexts } = await import('#engine/composing/lint/read-page-texts.ts');
    const { filePath } = JSON.parse(await readFile(path, 'utf8')) as FileLinting;
    return readPageTexts(await readFile(filePath));
  },
});
// Fonts, word lists and the picture library are opened once a process, and what runs the first time runs slowly: two seconds
// of a processor, better now than between an analysis and the first slide that somebody waits for. Who waits comes first.
let isAwaited = false;
process.once('message', () => {
  isAwaited = true;
});
setImmediate(async () => {
  warmUp();
  await turn();
  if (!isAwaited) {
    const [{ composeSample }] = await Promise.all([
      import('./compose-assignment.ts'),
      import('./edit-assignment.ts'),
    ]);
    if (!isAwaited) await composeSample();
  }
  storeCompiled();
});
