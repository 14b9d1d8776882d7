import type { JobProgress } from '#engine/reading/isolation/messages.ts';
import type { LessonEventData } from '#shared/lessons/lesson-events.ts';
import { analysisPartialSchema } from '#server/lessons/analysis/analysis-task.ts';

type Progress = LessonEventData<'progress'>;

/** Pages of a scan come in quick succession; nobody reads more than a few steps a second. */
const AT_MOST_EVERY_MS = 250;

/**
 * Turns what the child reports into events, in order and not too many. A new step is always told; of the
 * pages within a step only some are. `flush` waits until all are out; a failing event is the caller's to log.
 */
export function createProgressReporter(
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
