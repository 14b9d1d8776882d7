import { and, eq, isNull } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { type UserRow, usersTable } from './accounts.table.ts';
import { hashPassword } from './hash-password.ts';
import { insertUser } from './insert-user.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

/**
 * Opens an editor's account.
 * @throws Problem `email_taken`, 400 for a common password
 */
export async function createEditor(
  db: DbOrTx,
  { password, ...person }: Pick<UserRow, 'firstName' | 'lastName' | 'email'> & { password: string },
): Promise<UserRow> {
  refuseCommonPassword(password, 'password', person.email);
  return insertUser(db, { ...person, passwordHash: await hashPassword(password), role: 'editor' });
}

/** An editor who stays one until the transaction ends; null where nobody of that id is an editor. */
export async function lockEditor(tx: Tx, editorId: string): Promise<UserRow | null> {
  if (!isId(editorId)) return null;
  const [row] = await tx
    .select()
    .from(usersTable)
    .where(and(eq(usersTable.id, editorId), eq(usersTable.role, 'editor'), isNull(usersTable.closedAt)))
    .for('share');
  return row ?? null;
}
