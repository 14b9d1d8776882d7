import * as z from 'zod/mini';
import type { JobProgress } from '#engine/reading/isolation/messages.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { MEASURE_MODE, measureOutcomeSchema } from '#server/lessons/analysis/analysis-task.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import {
  type MaterialFindings,
  measureMaterialJob,
  noteMaterial,
  takeUpMaterial,
} from './material-reading.ts';

const GAVE_UP = 'Não deu para medir este arquivo agora. Você pode enviar o pedido assim mesmo.';
const partialSchema = z.object({ characters: z.number() });
/** Letters of a Portuguese word with the blank after it. */
const CHARACTERS_PER_WORD = 6;

/**
 * Reads a file that was sent ahead of its order, in a child process, and notes how much there is to teach in it. Stops
 * where the file is given up meanwhile.
 */
export function measureMaterial(deps: AppDeps): HandledJob {
  const { storage, readingPool, readingTime, clock } = deps;
  return handle(measureMaterialJob, async ({ materialId }, { db, log, signal, isLastTry }) => {
    const material = await takeUpMaterial(db, materialId, clock.now());
    if (!material) return;
    const given = new AbortController();
    let noted = Promise.resolve(true);
    const note = (findings: MaterialFindings) => {
      noted = noted.then(() => noteMaterial(db, materialId, findings));
      return noted;
    };
    const onProgress = (progress: JobProgress) => {
      if (progress.step !== 'ocr') return;
      const found = partialSchema.safeParse(progress.partial);
      const characters = found.success ? found.data.characters : 0;
      note({
        recognisedPages: progress.done,
        pagesToRecognise: progress.total,
        characters,
        words: Math.round(characters / CHARACTERS_PER_WORD),
      }).then(
        (isAwaited) => isAwaited || given.abort(new Error('nobody waits for this file any more')),
        (err) => log.warn({ err }, 'the progress of a reading was lost'),
      );
    };
    try {
      const found = await storage.withLocalFile(material.storageKey, async (path) => {
        const options = {
          signal: AbortSignal.any([signal, given.signal]),
          onProgress,
          owner: material.ownerId,
          onUsed: (ms: number) => void readingTime.spend(material.ownerId, ms),
        };
        return measureOutcomeSchema.parse(await readingPool.run(MEASURE_MODE, path, options));
      });
      const { amount, ...rest } = found;
      await note({ status: 'read', ...amount, ...rest });
    } catch (error) {
      if (given.signal.aborted || !(await isStillThere())) return;
      if (signal.aborted || !(isLastTry || error instanceof ReadingProblem)) throw error;
      const isExpected = error instanceof ReadingProblem;
      if (!isExpected || error.cause) log.warn({ err: error }, 'a file sent ahead could not be measured');
      await noteMaterial(db, materialId, { status: 'failed', error: isExpected ? error.message : GAVE_UP });
    }

    async function isStillThere(): Promise<boolean> {
      return (await takeUpMaterial(db, materialId, clock.now())) !== null;
    }
  });
}
