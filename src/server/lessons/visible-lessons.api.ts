import type { DbOrTx } from '#server/platform/db/database.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import { visibleTo } from './lesson-access.api.ts';
import { lessonsTable } from './lessons.table.ts';

/** The ids of the lessons a viewer may see, as a subquery; null where that is all of them. */
export function visibleLessonIds(db: DbOrTx, viewer: Viewer) {
  const condition = visibleTo(viewer);
  return condition ? db.select({ id: lessonsTable.id }).from(lessonsTable).where(condition) : null;
}
