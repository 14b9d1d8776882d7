import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { encodeCursor } from '#server/platform/http/page.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import { lessonAdjustmentsTable } from './analyses.table.ts';
import { completeLesson, listLessonPage } from './lessons.queries.ts';
import { lessonTransitionsTable } from './lessons.table.ts';
import { toLesson } from './to-lesson.ts';

/** Each lesson a teacher owns, with its analysis, its history and the adjustments asked for, one at a time. */
export async function* exportLessonPages(db: Db, viewer: Viewer, now: Date) {
  for (let cursor: string | undefined; ; ) {
    const page = await listLessonPage(db, viewer, { limit: 50, cursor });
    for (const { row } of page.lessons) {
      const lesson = toLesson(await completeLesson(db, row), viewer, now);
      const { event, fromStatus, toStatus, actorRole, reason, createdAt, lessonId } = lessonTransitionsTable;
      const history = await db
        .select({ event, fromStatus, toStatus, actorRole, reason, createdAt })
        .from(lessonTransitionsTable)
        .where(eq(lessonId, row.id))
        .orderBy(asc(createdAt));
      const notes = await db
        .select({ text: lessonAdjustmentsTable.text, createdAt: lessonAdjustmentsTable.createdAt })
        .from(lessonAdjustmentsTable)
        .where(eq(lessonAdjustmentsTable.lessonId, row.id))
        .orderBy(asc(lessonAdjustmentsTable.id));
      yield { lesson, history, notes };
    }
    if (!page.next) return;
    cursor = encodeCursor(page.next);
  }
}
