import type { DbOrTx } from '#server/platform/db/database.ts';
import type { UserRow } from './accounts.table.ts';
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
