import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import { keepCompiled, storeCompiled } from '#engine/reading/isolation/keep-compiled.ts';
import type { JobProgress } from '#engine/reading/isolation/messages.ts';
import {
  PICTURES_MODE,
  type PicturesAssignment,
  UPLOADED_PICTURE_MODE,
  type UploadedPictureAssignment,
} from '#engine/reading/pictures/pictures-task.ts';
import { PREVIEW_MODE, type PreviewAssignment } from '#engine/reading/preview/preview-task.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import {
  ANALYSE_MODE,
  type AnalysisAssignment,
  type AnalysisOutcome,
  MEASURE_MODE,
} from './lessons/analysis/analysis-task.ts';

const WARM_UP: AnalysisInput = {
  source: null,
  title: 'O ciclo da água',
  content:
    'A água dos rios evapora com o calor. O vapor sobe, esfria e forma nuvens. A chuva devolve a água aos rios.',
  serviceType: 'presentation',
  size: 5,
  level: null,
  lessonMinutes: null,
  learningObjectives: '',
  adjustments: [],
};
type OnProgress = (progress: JobProgress) => void;

// The entry of the product's child processes: whatever opens a stranger's file, or computes for long, runs here.
keepCompiled();
const [
  { serveJobs },
  { openDocument },
  { readDocument },
  { analyse },
  { openLesson },
  { understoodOf },
  { measureDocument },
] = await Promise.all([
  import('#engine/reading/isolation/serve-jobs.ts'),
  import('#engine/reading/isolation/open-document.ts'),
  import('#engine/reading/read-document.ts'),
  import('#engine/pedagogy/analyse.ts'),
  import('#engine/pedagogy/lesson/open-lesson.ts'),
  import('#engine/composing/open-deck-order.ts'),
  import('#engine/pedagogy/measure-document.ts'),
]);
serveJobs({
  open: openDocument,
  [ANALYSE_MODE]: async ({ path }, onProgress) =>
    analyseAssignment(JSON.parse(await readFile(path, 'utf8')), onProgress),
  [MEASURE_MODE]: async ({ path }, onProgress) => measureDocument(await readFile(path), onProgress),
  [PREVIEW_MODE]: async ({ path }) => {
    // Loaded when needed: the picture library takes its time to start, and most children never draw.
    const { drawPreview } = await import('#engine/reading/preview/draw-preview.ts');
    return drawPreview(JSON.parse(await readFile(path, 'utf8')) as PreviewAssignment);
  },
  [PICTURES_MODE]: async ({ path }, onProgress) => {
    const { takePictures } = await import('#engine/reading/pictures/take-pictures.ts');
    return takePictures(JSON.parse(await readFile(path, 'utf8')) as PicturesAssignment, onProgress);
  },
  [UPLOADED_PICTURE_MODE]: async ({ path }) => {
    const { takeUploaded } = await import('#engine/reading/pictures/take-pictures.ts');
    return takeUploaded(JSON.parse(await readFile(path, 'utf8')) as UploadedPictureAssignment);
  },
});

// The first analysis of a process builds its word lists and is compiled on the way, some tenths of a second;
// better now, while nobody waits, than with the first teacher's lesson.
setImmediate(() => {
  analyse(WARM_UP);
  storeCompiled();
});

async function analyseAssignment(
  assignment: AnalysisAssignment,
  onProgress: OnProgress,
): Promise<AnalysisOutcome> {
  const { source, hasRead } = await loadSource(assignment, onProgress);
  onProgress({ step: 'structure', done: 0, total: 1 });
  const input = { ...assignment.order, source };
  const lesson = openLesson(input);
  const understood = gzipSync(JSON.stringify(understoodOf(lesson)));
  await writeFile(assignment.understoodPath, understood, { mode: 0o600 });
  const analysis = withoutNul(analyse(input, lesson));
  onProgress({ step: 'improvements', done: 0, total: 1, partial: summarise(analysis) });
  return { analysis, hasRead };
}

async function loadSource(
  { filePath, documentPath, readPath }: AnalysisAssignment,
  onProgress: OnProgress,
): Promise<{ source: SourceDocument | null; hasRead: boolean }> {
  if (documentPath !== null) {
    return { source: JSON.parse(gunzipSync(await readFile(documentPath)).toString('utf8')), hasRead: false };
  }
  if (filePath === null) return { source: null, hasRead: false };
  const source = await readDocument(await readFile(filePath), { onProgress });
  await writeFile(readPath, gzipSync(JSON.stringify(source)), { mode: 0o600 });
  return { source, hasRead: true };
}

function summarise(analysis: AiAnalysis) {
  return {
    // As the report counts them: the same number stands there a moment later.
    words: analysis.readability.words,
    sections: analysis.structure.sections.map(({ title }) => title),
    topics: analysis.topics.modules.map(({ name, weight }) => ({ name, weight })),
  };
}

/** PostgreSQL's JSON holds neither NUL nor half a surrogate pair, whatever a file may hold. */
function withoutNul(analysis: AiAnalysis): AiAnalysis {
  return JSON.parse(JSON.stringify(analysis), (_key, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  );
}
