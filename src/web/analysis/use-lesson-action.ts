import { useMutation } from '@tanstack/react-query';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { ApiProblem, messageOf } from '#web/platform/api-problem.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { ANALYSIS_TEXTS } from './analysis-texts.ts';
import type { LessonSync } from './lesson-panel.ts';

/** The screen showed what no longer is. */
const STALE: readonly string[] = ['wrong_state', 'price_changed'];

/**
 * A call that changes the lesson: its answer becomes the lesson on screen. Where the lesson has moved on in
 * the meantime (409) the server's sentence is shown and the lesson fetched anew. `failure` stands for every
 * other refusal where the customer's own words are asked for.
 */
export function useLessonAction<Input = void>({
  run,
  sync,
  success,
  failure,
  onDone,
}: {
  run: (input: Input) => Promise<Lesson>;
  sync: LessonSync;
  success: string;
  failure?: string;
  onDone?: () => void;
}) {
  return useMutation({
    mutationFn: run,
    onSuccess: (lesson) => {
      onDone?.();
      sync.accept(lesson);
      showToast({ title: ANALYSIS_TEXTS.successTitle, description: success, tone: 'success' });
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.code === 'cancelled') return;
      const isStale = error instanceof ApiProblem && STALE.includes(error.code);
      if (isStale) {
        onDone?.();
        sync.reload();
      }
      const description = isStale ? error.message : (failure ?? messageOf(error, ANALYSIS_TEXTS.failed));
      showToast({ title: ANALYSIS_TEXTS.errorTitle, description, tone: 'error' });
    },
  });
}
