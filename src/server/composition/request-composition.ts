import * as z from 'zod/mini';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';

/** Compose what an analysis proposes; `version` is the analysis, older ones are dropped. */
export const composeLessonJob = defineJob({
  name: 'compose-lesson',
  schema: z.object({ lessonId: z.string(), version: z.number() }),
  options: { retryLimit: 2, retryDelaySeconds: 1, timeoutSeconds: 900, concurrency: 1, turns: { light: 1 } },
});

/** Judge the newest version of a paid lesson's draft for whoever edits it, and say where its slides and sections stand. */
export const judgeDraftJob = defineJob({
  name: 'judge-draft',
  schema: z.object({ lessonId: z.string() }),
  options: { retryLimit: 4, retryDelaySeconds: 1, timeoutSeconds: 300, concurrency: 1, turns: { light: 1 } },
});

/** Has the newest version judged, with the transaction that kept it. Asked again while that waits, nothing is added. */
export const requestJudgement = (
  tx: DbOrTx,
  { enqueue }: Pick<AppDeps, 'enqueue'>,
  { id: lessonId, ownerId: owner }: Pick<LessonRow, 'id' | 'ownerId'>,
): Promise<void> =>
  enqueue(tx, judgeDraftJob, { lessonId }, { owner, lane: 'light', singletonKey: lessonId });

/** Has the analysis that a lesson shows composed, in its owner's turn. Asked again while that waits, nothing is added. */
export const requestComposition = (
  tx: DbOrTx,
  { enqueue }: Pick<AppDeps, 'enqueue'>,
  { id: lessonId, analysisVersion: version, ownerId: owner }: LessonRow,
): Promise<void> =>
  enqueue(
    tx,
    composeLessonJob,
    { lessonId, version },
    { owner, lane: 'light', singletonKey: `${lessonId}:${version}` },
  );
