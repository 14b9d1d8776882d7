import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SIZES_MODE, type SizesAssignment } from '#engine/composing/children/composing-task.ts';
import type { JobProgress } from '#engine/reading/isolation/messages.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { describeOrder } from '#server/lessons/analysed-order.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { type HandledJob, handle, type JobContext } from '#server/platform/jobs/jobs.ts';
import { type AiAnalysis, aiAnalysisSchema } from '#shared/analysis/ai-analysis.ts';
import type { LessonEventData } from '#shared/lesson-events.ts';
import {
  ANALYSE_MODE,
  type AnalysisAssignment,
  analysisOutcomeSchema,
  analysisPartialSchema,
} from './analysis-task.ts';
import {
  type AnalysisTask,
  giveUpAnalysis,
  keepAnalysis,
  publishProgress,
  takeUpAnalysis,
} from './lesson-analysis.ts';
import { analyseLessonJob } from './request-analysis.ts';

const GAVE_UP =
  'Não conseguimos analisar o material. Envie outro arquivo ou texto, ou siga sem análise; o suporte já foi avisado.';

/**
 * From the order to its analysis. Runs again after a crash without a second effect: what was kept is
 * not made again, and only the analysis asked for last is kept.
 */
export function analyseLesson(deps: AppDeps): HandledJob {
  return handle(analyseLessonJob, async (key, context) => {
    const task = await takeUpAnalysis(deps, key);
    if (!task) return;
    const reporter = createProgressReporter(
      (progress) => publishProgress(deps.database.db, key.lessonId, progress),
      (err) => context.log.warn({ err }, 'a progress event was lost'),
    );
    try {
      const found = await runAnalysis(deps, task, { signal: context.signal, onProgress: reporter.report });
      await reporter.flush();
      await keepAnalysis(deps, key, found);
    } catch (error) {
      await reporter.flush();
      if (isWorthAnotherTry(error, context)) throw error;
      const isExpected = error instanceof ReadingProblem;
      if (!isExpected || error.cause) context.log.error({ err: error }, 'an analysis was given up');
      await giveUpAnalysis(deps, key, isExpected ? error.message : GAVE_UP);
    }
  });
}

/**
 * A refusal is final. A child that ended over a file gets one more chance, since it may have been the
 * machine's fault; a stop of this process is no failure of the material at all.
 */
function isWorthAnotherTry(error: unknown, { signal, retryCount, isLastTry }: JobContext): boolean {
  if (signal.aborted) return true;
  if (error instanceof ReadingProblem) return error.cause !== undefined && retryCount === 0 && !isLastTry;
  return !isLastTry;
}

type Progress = LessonEventData<'progress'>;

/** Pages of a scan come in quick succession; nobody reads more than a few steps a second. */
const AT_MOST_EVERY_MS = 250;

/**
 * Turns what the child reports into events, in order and not too many. A new step is always told; of the
 * pages within a step only some are. `flush` waits until all are out; a failing event is the caller's to log.
 */
function createProgressReporter(
  publish: (progress: Progress) => Promise<void>,
  onError: (error: unknown) => void,
) {
  let queue: Promise<void> = Promise.resolve();
  let lastStep = '';
  let lastAt = 0;
  const send = (progress: Progress) => {
    queue = queue.then(() => publish(progress)).catch(onError);
  };
  send({ step: 'received', percent: 100 });
  return {
    report(progress: JobProgress): void {
      const isNewStep = progress.step !== lastStep;
      if (!isNewStep && progress.done < progress.total && performance.now() - lastAt < AT_MOST_EVERY_MS)
        return;
      lastStep = progress.step;
      lastAt = performance.now();
      send(toProgress(progress));
    },
    flush: () => queue,
  };
}

function toProgress({ step, done, total, partial }: JobProgress): Progress {
  const percent = total > 0 ? Math.round((100 * done) / total) : null;
  if (step === 'ocr') return { step: 'reading', percent, pages: { done, total } };
  // How long a whole document takes to read cannot be known beforehand.
  if (step === 'reading') return { step, percent: done === total ? 100 : null };
  const known = analysisPartialSchema.safeParse(partial);
  return {
    step: step === 'improvements' ? 'improvements' : 'structure',
    percent,
    ...(known.success ? { partial: known.data } : {}),
  };
}

interface FoundAnalysis {
  analysis: AiAnalysis;
  /** What was read of the file just now, gzipped JSON; null for typed text and for what was read before. */
  document: Buffer | null;
  understood: Buffer;
}

/**
 * Reads and analyses in a child process, in a folder of its own that is gone afterwards.
 * @throws ReadingProblem where the file holds nothing that can be analysed
 */
async function runAnalysis(
  deps: Pick<AppDeps, 'storage' | 'readingPool' | 'readingTime' | 'composingPool'>,
  task: AnalysisTask,
  options: { signal: AbortSignal; onProgress: (progress: JobProgress) => void },
): Promise<FoundAnalysis> {
  const { storage, readingPool, readingTime, composingPool } = deps;
  // What comes of it is looked at within the second.
  composingPool.start();
  const folder = join(storage.spoolDir, `analysis-${randomUUID()}`);
  await mkdir(folder, { mode: 0o700 });
  const run = async (files: Pick<AnalysisAssignment, 'filePath' | 'documentPath'>) => {
    const readPath = join(folder, 'read.json.gz');
    const understoodPath = join(folder, 'understood.json.gz');
    const assignmentPath = join(folder, 'assignment.json');
    const assignment: AnalysisAssignment = {
      order: describeOrder(task.lesson, task.adjustments),
      ...{ readPath, understoodPath },
      ...files,
    };
    await writeFile(assignmentPath, JSON.stringify(assignment), { mode: 0o600 });
    const { ownerId: owner } = task.lesson;
    const outcome = analysisOutcomeSchema.parse(
      await readingPool.run(ANALYSE_MODE, assignmentPath, {
        ...options,
        owner,
        lane: files.filePath === null ? 'light' : 'heavy',
        onUsed: (ms) => void readingTime.spend(owner, ms),
      }),
    );
    const documentPath = outcome.hasRead ? readPath : files.documentPath;
    return {
      analysis: await nameSizes(deps, task, { folder, documentPath, analysis: outcome.analysis }),
      document: outcome.hasRead ? await readFile(readPath) : null,
      understood: await readFile(understoodPath),
    };
  };
  try {
    const { source } = task;
    if (source === null) return await run({ filePath: null, documentPath: null });
    if ('storageKey' in source) {
      return await storage.withLocalFile(source.storageKey, (filePath) =>
        run({ filePath, documentPath: null }),
      );
    }
    const documentPath = join(folder, 'before.json.gz');
    await writeFile(documentPath, source.document, { mode: 0o600 });
    return await run({ filePath: null, documentPath });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of a booklet, what the composer can make; a child that ends over it leaves what the words let expect. */
async function nameSizes(
  { composingPool }: Pick<AppDeps, 'composingPool'>,
  { lesson, adjustments }: AnalysisTask,
  { folder, documentPath, analysis }: { folder: string; documentPath: string | null; analysis: AiAnalysis },
): Promise<AiAnalysis> {
  if (lesson.serviceType !== 'booklet') return analysis;
  const path = join(folder, 'sizes.json');
  const assignment: SizesAssignment = {
    ...{ order: describeOrder(lesson, adjustments), analysis, documentPath },
  };
  await writeFile(path, JSON.stringify(assignment), { mode: 0o600 });
  try {
    return aiAnalysisSchema.parse(
      await composingPool.run(SIZES_MODE, path, { owner: lesson.ownerId, lane: 'light' }),
    );
  } catch (error) {
    if (error instanceof ReadingProblem) return analysis;
    throw error;
  }
}
