import { and, count, eq, gte } from 'drizzle-orm';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { readTallies } from '#server/platform/db/tallies.ts';
import type { ServiceType } from '#shared/catalog/catalog.ts';
import { type LessonStatus, STATUS_NAMES } from '#shared/lessons/lesson-status.ts';

const lessons = lessonsAs('lesson');

/** How many lessons there are in each status; a status without any is left out. */
export async function countByStatus(db: DbOrTx): Promise<Map<LessonStatus, number>> {
  return (await readTallies(db, 'lessons')) as Map<LessonStatus, number>;
}

/** How many lessons were ordered since an instant, of one service or of both. */
export async function countOrderedSince(db: DbOrTx, since: Date, serviceType?: ServiceType): Promise<number> {
  const ofService = serviceType ? eq(lessons.serviceType, serviceType) : undefined;
  const [row] = await db
    .select({ lessons: count() })
    .from(lessons)
    .where(and(gte(lessons.createdAt, since), ofService));
  return row?.lessons ?? 0;
}

/** Every status, those without a lesson as zero. */
export const fillStatuses = (counts: ReadonlyMap<LessonStatus, number>): Record<LessonStatus, number> =>
  Object.fromEntries(STATUS_NAMES.map((status) => [status, counts.get(status) ?? 0])) as Record<
    LessonStatus,
    number
  >;
