import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { type LessonRow, lessonsTable } from './lessons.table.ts';

export type UrgentLesson = Pick<LessonRow, 'id' | 'title' | 'editorId'> & { deadline: Date };

/** Lessons paid or in production that are due until `last`, the most urgent first. Each half has its own index. */
export async function listUrgentLessons(
  db: DbOrTx,
  { last, limit }: { last: Date; limit: number },
): Promise<UrgentLesson[]> {
  const { id, title, editorId, deadline, status } = lessonsTable;
  const find = (wanted: 'paid' | 'in_production') =>
    db
      .select({ id, title, editorId, deadline: sql<Date>`${deadline}`.mapWith(deadline) })
      .from(lessonsTable)
      .where(and(eq(status, wanted), lte(deadline, last)))
      .orderBy(asc(deadline), asc(id))
      .limit(limit);
  const halves = await Promise.all([find('paid'), find('in_production')]);
  return halves
    .flat()
    .sort((a, b) => a.deadline.getTime() - b.deadline.getTime())
    .slice(0, limit);
}

/** Centavos of the lessons that wait to be paid. */
export async function sumWaitingPayment(db: DbOrTx): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${lessonsTable.priceCents}), 0)` })
    .from(lessonsTable)
    .where(eq(lessonsTable.status, 'waiting_payment'));
  return Number(row?.cents ?? 0);
}
