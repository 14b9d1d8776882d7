import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OPEN_BOOK_MODE, type OpeningAssignment } from '#engine/composing/children/composing-task.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { type AnalysedOrder, findAnalysedOrder } from '#server/lessons/analysed-order.api.ts';
import { findLessonById, type LessonRow } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { type HandledJob, handle, type JobContext } from '#server/platform/jobs/jobs.ts';
import { composeVersion, keepVersion, type Look, REFUSED, settleFirstLook } from './compose-version.ts';
import { draftMadeJob } from './composition.api.ts';
import { findChosenLook, findComposition, findNewestVersion } from './compositions.queries.ts';
import { layOutMaterial } from './lay-out-material.ts';
import { knownPictures, type LessonPictures, NO_PICTURES, takePictures } from './lesson-pictures.ts';
import { composeLessonJob, requestJudgement } from './request-composition.ts';

const GAVE_UP =
  'Não conseguimos montar a prévia desta aula. A análise vale do mesmo jeito, e o suporte já foi avisado.';

/** Versions that came while one was composed; the look of the last is what counts. */
const MOST_OVERTAKEN = 5;

/**
 * From an analysis to its first composition. Slides are shown at once, without the pictures of their file where those take
 * a while, then with them. Runs again after a crash without doing anything twice.
 */
export function composeLesson(deps: AppDeps): HandledJob {
  return handle(composeLessonJob, async (payload, context) => {
    await compose(deps, payload, context);
    const lesson = await findLessonById(context.db, payload.lessonId);
    if (lesson?.paidAt) await requestJudgement(context.db, deps, lesson);
    if (lesson?.status !== 'paid') return;
    const { id: lessonId } = lesson;
    await deps.enqueue(context.db, draftMadeJob, { lessonId }, { singletonKey: lessonId });
  });
}

async function compose(
  deps: AppDeps,
  { lessonId, version }: { lessonId: string; version: number },
  { db, signal, log, isLastTry }: JobContext,
): Promise<void> {
  const lesson = await findLessonById(db, lessonId);
  const shown = lesson && (await findComposition(db, lesson));
  if (lesson?.analysisVersion !== version || (shown && !shown.isPartial)) return;
  const analysed = await findAnalysedOrder(db, lesson);
  if (!analysed) return;
  const composeWith = async (pictures: LessonPictures | null) => {
    const chosen = await findChosenLook(db, lessonId);
    const look = chosen?.theme && chosen.palette ? (chosen as Look) : null;
    const after = await findNewestVersion(db, lessonId);
    return composeVersion(deps, lesson, analysed, { look, by: null, pictures, after, signal });
  };
  const hasFirstLook = !shown && lesson.serviceType === 'presentation';
  try {
    const known = await knownPictures(db, lesson, analysed);
    const taking = known === null ? takePictures(deps, lesson, analysed, signal) : null;
    taking?.catch(() => undefined);
    if (taking && lesson.serviceType === 'booklet') await openAhead(deps, lesson, analysed, signal);
    if (taking && hasFirstLook) {
      // Another child takes the pictures meanwhile; the second time this one has the material at hand and is warm, which
      // serves a draft too that is paid before anybody looked.
      const first = await composeWith(null).catch(async (error) => {
        await taking.catch(() => undefined);
        throw error;
      });
      if (first && first.refusal !== null) return void (await taking.catch(() => undefined));
    }
    const pictures = known ?? (await taking) ?? NO_PICTURES;
    for (let tries = 0; tries < MOST_OVERTAKEN; tries += 1) {
      if (await composeWith(pictures)) return;
      if ((await findLessonById(db, lessonId))?.analysisVersion !== version) return;
      // Whole already, and perhaps a person's work by now: nothing goes over that.
      const overtaking = await findComposition(db, lesson);
      if (overtaking && !overtaking.isPartial) return;
    }
  } catch (error) {
    if (signal.aborted || !(isLastTry || error instanceof ReadingProblem)) throw error;
    log.error({ err: error, lessonId }, 'a lesson could not be composed');
    // What stands without its pictures stays: better than nothing.
    if (!(await settleFirstLook(deps, lesson)))
      await keepVersion(deps, lesson, { ...REFUSED, refusal: GAVE_UP });
  }
}

/**
 * A booklet's pages are counted with its pictures: while another child takes them, the one that will compose it opens the
 * material, which takes as long where it was not opened lately. What ends it here is said when it composes.
 */
async function openAhead(
  { storage, composingPool }: Pick<AppDeps, 'storage' | 'composingPool'>,
  { ownerId: owner }: LessonRow,
  { order, ...material }: AnalysedOrder,
  signal: AbortSignal,
): Promise<void> {
  const folder = join(storage.spoolDir, `open-${randomUUID()}`);
  try {
    const { documentPath } = await layOutMaterial(folder, material, NO_PICTURES);
    const assignment: OpeningAssignment = { order, documentPath };
    const path = join(folder, 'assignment.json');
    await writeFile(path, JSON.stringify(assignment), { mode: 0o600 });
    await composingPool.run(OPEN_BOOK_MODE, path, { signal, owner, lane: 'light' });
  } catch (error) {
    if (!(error instanceof ReadingProblem)) throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
