import * as z from 'zod/mini';
import { findComposition, listUnjudged } from '#server/composition/compositions.queries.ts';
import { judgeDraftJob, requestJudgement } from '#server/composition/request-composition.ts';
import { findLessonById } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { deckEditorOf } from './deck-editor.ts';
import { loadDeck } from './studio-lesson.ts';
import { settleForStudio } from './tell-studio.ts';

/**
 * What the linter says of the newest version of a draft is found where the draft changes: with a save of slides, else here,
 * so that nobody who only reads it has to wait for that. Runs again without doing anything twice.
 */
export function judgeDraft(deps: AppDeps): HandledJob {
  const editor = deckEditorOf(deps);
  return handle(judgeDraftJob, async ({ lessonId }, { db }) => {
    const lesson = await findLessonById(db, lessonId);
    // Before payment nobody edits: what a look was tried with has been judged as it was composed.
    if (!lesson || lesson.paidAt === null) return;
    const made = await findComposition(db, lesson);
    if (!made || made.isPartial || made.refusal !== null) return;
    await settleForStudio(deps, editor, lesson, await loadDeck(db, made));
  });
}

const resumeJudgementsJob = defineJob({
  name: 'resume-judgements',
  schema: z.object({}),
  options: { cron: '*/5 * * * *', concurrency: 1 },
});

/**
 * The net under the queue: a draft in production whose judgement was given up, or that an older release kept, is judged
 * without anybody reading it.
 */
export function resumeJudgements(deps: AppDeps): HandledJob {
  return handle(resumeJudgementsJob, async (_payload, { db, log }) => {
    const lessons = await listUnjudged(db, deps.clock.now());
    if (lessons.length > 0) log.warn({ drafts: lessons.length }, 'drafts were left unjudged');
    for (const lesson of lessons) await requestJudgement(db, deps, lesson);
  });
}
