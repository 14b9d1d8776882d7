import { modalityOf } from '#server/accounts/accounts.api.ts';
import { draftMadeJob, findDraft, markOwnDeliveryFailed } from '#server/composition/composition.api.ts';
import { startByItself } from '#server/lessons/lesson-progress.api.ts';
import { findLessonById } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { openRound } from '#server/production/open-round.ts';
import { MACHINE } from '#server/production/production-access.ts';
import { isDeliverable } from '#shared/composition/draft.contract.ts';
import { handOverDraft } from './hand-over-draft.ts';

const NOTES =
  'Entrega automática do contrato IA Total: o rascunho passou por todas as verificações que impedem uma entrega. Confira antes da aula; o que não estiver como você quer, peça em uma revisão.';

/** What ends the try for good: somebody took the lesson up, contested its payment or made another version meanwhile. */
const OVERTAKEN = new Set(['wrong_state', 'on_hold', 'draft_outdated']);

/**
 * With the contract 'IA Total' the draft is the delivery, by itself, where no hard check fails; otherwise the lesson waits
 * for an editor like any other. Runs again after a crash without delivering twice: only a lesson still `paid` begins. The
 * last try notes first that nothing came of it; that is read of lessons still `paid` alone, so one that succeeds after all
 * needs nothing taken back.
 */
export function deliverByItself(deps: AppDeps): HandledJob {
  return handle(draftMadeJob, async ({ lessonId }, { db, isLastTry }) => {
    const lesson = await findLessonById(db, lessonId);
    if (lesson?.status !== 'paid' || (await modalityOf(db, lesson.ownerId)) !== 'ia_total') return;
    const draft = await findDraft(db, lesson);
    if (!draft?.isJudged || !isDeliverable(draft.findings)) return;
    // Nothing comes after this try, and one that is killed notes nothing: who waits must not be told that it comes.
    if (isLastTry) await markOwnDeliveryFailed(db, draft, deps.clock.now());
    try {
      await handOverDraft(deps, MACHINE, {
        ...{ lesson, draft, notes: NOTES },
        begin: async (tx) => {
          const started = await startByItself(tx, lessonId, deps.clock.now());
          const production = await openRound(tx, started, { status: 'in_progress', now: deps.clock.now() });
          return { lesson: started, production };
        },
      });
    } catch (error) {
      if (!(error instanceof Problem && OVERTAKEN.has(error.code))) throw error;
      await markOwnDeliveryFailed(db, draft, deps.clock.now());
    }
  });
}
