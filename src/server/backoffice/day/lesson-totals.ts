import { and, count, eq, gte } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { readTallies } from '#server/platform/db/tallies.ts';
import type { ServiceType } from '#shared/catalog/catalog.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';

/** How many lessons there are in each status; a status without any is left out. */
export async function countByStatus(db: DbOrTx): Promise<Map<LessonStatus, number>> {
  return (await readTallies(db, 'lessons')) as Map<LessonStatus, number>;
}

/** How many lessons were ordered since an instant, of one service or of both. */
export async function countOrderedSince(db: DbOrTx, since: Date, serviceType?: ServiceType): Promise<number> {
  const ofService = serviceType ? eq(lessonsTable.serviceType, serviceType) : undefined;
  const [row] = await db
    .select({ lessons: count() })
    .from(lessonsTable)
    .where(and(gte(lessonsTable.createdAt, since), ofService));
  return row?.lessons ?? 0;
}
