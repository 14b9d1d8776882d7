import { eq } from 'drizzle-orm';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import type { TestApp } from '#tests/setup/test-app.ts';

/**
 * Puts a lesson where a test needs it to start from. Only tests may: in the product every step is taken
 * through the state machine.
 */
export async function setLesson(test: TestApp, id: string, set: Partial<LessonRow>): Promise<void> {
  await test.deps.database.db.update(lessonsTable).set(set).where(eq(lessonsTable.id, id));
}
