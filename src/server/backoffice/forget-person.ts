import { eq, or } from 'drizzle-orm';
import type { UserRow } from '#server/accounts/close-account.api.ts';
import { listLessonsEditedBy, renameInComments } from '#server/lessons/erase-lessons.api.ts';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { idempotencyTable } from '#server/platform/http/idempotency.table.ts';
import { leadsTable } from './backoffice.table.ts';
import { redactLessons } from './redact-lessons.ts';

/** Takes a person out of everything that is not about one lesson of theirs. `person` is the row before it was closed. */
export async function forgetPerson(tx: Tx, person: UserRow): Promise<void> {
  await tx.delete(idempotencyTable).where(eq(idempotencyTable.userId, person.id));
  await tx.delete(leadsTable).where(eq(leadsTable.email, person.email));
  await tx
    .update(auditTable)
    .set({ ip: null })
    .where(or(eq(auditTable.actorId, person.id), eq(auditTable.subjectId, person.id)));
  if (person.role === 'teacher') return;
  await renameInComments(tx, person);
  await redactLessons(tx, await listLessonsEditedBy(tx, person.id), person);
}
