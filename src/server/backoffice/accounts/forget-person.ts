import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { AccountRow } from '#server/accounts/accounts.api.ts';
import { leadsTable } from '#server/backoffice/backoffice.table.ts';
import { lessonsAs, renameInComments } from '#server/lessons/lessons.api.ts';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { idempotencyTable } from '#server/platform/http/idempotency.table.ts';
import { redactLessons } from './redact-lessons.ts';

const lessons = lessonsAs('lesson');

/**
 * Takes a person out of everything that hangs on no lesson. `person` is the row before it was closed. The audit log
 * keeps what was done and loses from where, and the words of the lessons that went.
 */
export async function forgetPerson(
  tx: Tx,
  person: AccountRow,
  lessonIds: readonly string[] = [],
): Promise<void> {
  await tx.delete(idempotencyTable).where(eq(idempotencyTable.userId, person.id));
  await tx.delete(leadsTable).where(eq(leadsTable.email, person.email));
  const { actorId, subjectType, subjectId, before, after } = auditTable;
  await tx
    .update(auditTable)
    .set({ ip: null, sessionId: null, mergeKey: null, after: sql`${after} - 'device'` })
    .where(or(eq(actorId, person.id), eq(subjectId, person.id)));
  if (lessonIds.length > 0) {
    const withoutWords = (column: typeof before | typeof after) =>
      sql`${column} - array['title', 'content', 'comments', 'originalName', 'name', 'text', 'comment']`;
    await tx
      .update(auditTable)
      .set({ before: withoutWords(before), after: withoutWords(after), reason: null })
      .where(and(eq(subjectType, 'lesson'), inArray(subjectId, [...lessonIds])));
  }
  if (person.role === 'teacher') return;
  await renameInComments(tx, person);
  const edited = await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.editorId, person.id));
  await redactLessons(
    tx,
    edited.map(({ id }) => id),
    person,
  );
}
