import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { lessonSourcesTable } from '#server/lessons/analyses.table.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { countAhead } from '#server/platform/jobs/waiting-jobs.ts';
import { isInAnalysis } from '#shared/lessons/lesson-status.ts';

/** Analyse the lesson's material; `version` is the analysis asked for, older ones are dropped. */
export const analyseLessonJob = defineJob({
  name: 'analyse-lesson',
  schema: z.object({ lessonId: z.string(), version: z.number() }),
  options: {
    retryLimit: 3,
    retryDelaySeconds: 1,
    // The reading pool has its own limits for a file; this counts the wait for a place as well.
    timeoutSeconds: 3600,
    concurrency: 2,
    turns: { light: 2 },
  },
});

/**
 * Has the analysis made that the lesson asks for now, in the owner's turn. Typed text, and what was read before, is
 * light work; a file that is still to be read is heavy. Asked again while the first job waits, nothing is added.
 */
export async function requestAnalysis(
  tx: DbOrTx,
  { enqueue }: Pick<AppDeps, 'enqueue'>,
  lesson: LessonRow,
): Promise<void> {
  const { id: lessonId, requestedAnalysis: version, ownerId: owner } = lesson;
  const lane = (await isFileUnread(tx, lesson)) ? 'heavy' : 'light';
  const singletonKey = keyOf(lesson);
  await enqueue(tx, analyseLessonJob, { lessonId, version }, { owner, lane, singletonKey });
}

/** How many lessons come before the analysis that this one asks for; null where it does not wait for one. */
export async function countLessonsAhead(db: DbOrTx, lesson: LessonRow): Promise<number | null> {
  if (!isInAnalysis(lesson.status)) return null;
  for (const lane of ['heavy', 'light'] as const) {
    const ahead = await countAhead(db, { name: analyseLessonJob.name, lane }, keyOf(lesson));
    if (ahead !== null) return ahead;
  }
  return null;
}

const keyOf = ({ id, requestedAnalysis }: LessonRow) => `${id}:${requestedAnalysis}`;

async function isFileUnread(tx: DbOrTx, { id, sourceFileId, materialVersion }: LessonRow): Promise<boolean> {
  if (sourceFileId === null) return false;
  const { lessonId, materialVersion: ofMaterial } = lessonSourcesTable;
  const read = await tx
    .select({ lessonId })
    .from(lessonSourcesTable)
    .where(and(eq(lessonId, id), eq(ofMaterial, materialVersion)));
  return read.length === 0;
}
