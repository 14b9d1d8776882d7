import { and, count, eq, isNull } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import { forgetMailsOf } from '#server/platform/mail/forget-mails.ts';
import { accountTokensTable, type UserRow, usersTable } from './accounts.table.ts';
import { hashPassword } from './hash-password.ts';
import { searchTextOf } from './insert-user.ts';
import { dropTotp } from './second-factor.ts';
import { createSecretToken } from './secret-token.ts';
import { endSessionsOf } from './sessions.ts';

export type { UserRow } from './accounts.table.ts';

/** What is read where the person's name stood. */
export const CLOSED_NAME = { firstName: 'Conta', lastName: 'excluída' } as const;

/** The open account, locked until the transaction ends; null where there is none. */
export async function lockPerson(tx: Tx, userId: string): Promise<UserRow | null> {
  const [person] = await tx
    .select()
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), isNull(usersTable.closedAt)))
    .for('update');
  return person ?? null;
}

/** How many open accounts of admins there are; the rows are locked, so that two last ones cannot leave at once. */
export async function countAdmins(tx: Tx): Promise<number> {
  const admins = await tx
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(eq(usersTable.role, 'admin'), isNull(usersTable.closedAt)))
    .orderBy(usersTable.id)
    .for('update');
  return admins.length;
}

/**
 * Makes an account nobody's: what named the person goes, every session ends, no password opens it. The row
 * stays, since books, transitions and conversations refer to it.
 */
export async function closeAccount(tx: Tx, person: UserRow, now: Date): Promise<void> {
  const email = `excluida-${person.id}@conta.invalid`;
  const passwordHash = await hashPassword(createSecretToken());
  await tx
    .update(usersTable)
    .set({
      ...CLOSED_NAME,
      email,
      passwordHash,
      username: null,
      profileImageUrl: null,
      emailConfirmedAt: null,
      searchText: searchTextOf({ ...CLOSED_NAME, email }),
      closedAt: now,
      updatedAt: now,
    })
    .where(eq(usersTable.id, person.id));
  await endSessionsOf(tx, person.id);
  await tx.delete(accountTokensTable).where(eq(accountTokensTable.userId, person.id));
  await dropTotp(tx, person.id);
  await forgetMailsOf(tx, { userId: person.id, email: person.email });
}

/** How many accounts other than admins' there are, closed ones left out. */
export async function countPeople(db: DbOrTx): Promise<number> {
  const [row] = await db.select({ people: count() }).from(usersTable).where(isNull(usersTable.closedAt));
  return row?.people ?? 0;
}
