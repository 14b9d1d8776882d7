import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { ListQuery } from '#shared/http/list-query.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import { listLessonPage } from './lessons.queries.ts';
import { lessonsTable, lessonTransitionsTable } from './lessons.table.ts';
import { toLesson } from './to-lesson.ts';

/** One page of lessons as the wire knows them, each with the editor who has it. */
export async function listLessonsWithEditors(
  db: DbOrTx,
  query: ListQuery,
  { viewer, now }: { viewer: Viewer; now: Date },
) {
  const { lessons, total, next } = await listLessonPage(db, viewer, query);
  const shown = lessons.map((parts) => ({
    lesson: toLesson(parts, viewer, now),
    editorId: parts.row.editorId,
  }));
  return { lessons: shown, total, next };
}

/** How many lessons an editor works on. */
export async function countLessonsInProduction(db: DbOrTx, editorId: string): Promise<number> {
  const [row] = await db
    .select({ lessons: count() })
    .from(lessonsTable)
    .where(and(eq(lessonsTable.editorId, editorId), eq(lessonsTable.status, 'in_production')));
  return row?.lessons ?? 0;
}

/** The titles of lessons, to name them where only their id is kept. */
export async function titlesOf(db: DbOrTx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: lessonsTable.id, title: lessonsTable.title })
    .from(lessonsTable)
    .where(inArray(lessonsTable.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

const statusIn = (
  column: typeof lessonTransitionsTable.fromStatus | typeof lessonTransitionsTable.toStatus,
) => sql<{ status: LessonStatus | null }>`jsonb_build_object('status', ${column})`;

/** Every change of a status in the columns of the audit log, to be united with it. */
export function selectTransitions(db: DbOrTx) {
  const { id, actorId, actorRole, event, lessonId, fromStatus, toStatus, reason, createdAt } =
    lessonTransitionsTable;
  return db
    .select({
      id,
      actorId,
      actorRole: sql<string>`${actorRole}`.as('actor_role'),
      action: sql<string>`'lesson.' || ${event}`.as('action'),
      subjectType: sql<string>`'lesson'`.as('subject_type'),
      subjectId: sql<string>`${lessonId}::text`.as('subject_id'),
      before: statusIn(fromStatus).as('before'),
      after: statusIn(toStatus).as('after'),
      reason,
      ip: sql<string | null>`null::text`.as('ip'),
      createdAt,
    })
    .from(lessonTransitionsTable);
}
