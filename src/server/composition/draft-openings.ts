import { and, eq } from 'drizzle-orm';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import { draftOpeningsTable } from './compositions.table.ts';

/** The editor of a lesson sees its draft: from the first time in a round on its minutes are counted. */
export async function noteOpening(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  { id: lessonId, status, revisionsUsed }: LessonRow,
  { role }: Viewer,
  version: number,
): Promise<void> {
  if (role !== 'editor' || status !== 'in_production') return;
  const opening = { lessonId, round: revisionsUsed + 1, version, openedAt: clock.now() };
  await database.db.insert(draftOpeningsTable).values(opening).onConflictDoNothing();
}

/** When the draft of a round was first opened, and which version; null where nobody did. */
export async function findOpening(
  db: DbOrTx,
  { lessonId, round }: { lessonId: string; round: number },
): Promise<{ version: number; openedAt: Date } | null> {
  const table = draftOpeningsTable;
  const [row] = await db
    .select({ version: table.version, openedAt: table.openedAt })
    .from(table)
    .where(and(eq(table.lessonId, lessonId), eq(table.round, round)));
  return row ?? null;
}
