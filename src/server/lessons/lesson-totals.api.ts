import { count, gte } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import { lessonsTable } from './lessons.table.ts';

/** How many lessons there are in each status; a status without any is left out. */
export async function countByStatus(db: DbOrTx): Promise<Map<LessonStatus, number>> {
  const rows = await db
    .select({ status: lessonsTable.status, lessons: count() })
    .from(lessonsTable)
    .groupBy(lessonsTable.status);
  return new Map(rows.map(({ status, lessons }) => [status, lessons]));
}

/** How many lessons were ordered since an instant. */
export async function countOrderedSince(db: DbOrTx, since: Date): Promise<number> {
  const [row] = await db
    .select({ lessons: count() })
    .from(lessonsTable)
    .where(gte(lessonsTable.createdAt, since));
  return row?.lessons ?? 0;
}
