import { and, eq, isNull } from 'drizzle-orm';
import { accountTokensTable, type UserRow, usersTable } from '#server/accounts/accounts.table.ts';
import { searchTextOf } from '#server/accounts/insert-user.ts';
import { notificationChoicesTable } from '#server/accounts/notification-choices.table.ts';
import { hashPassword } from '#server/accounts/passwords/hash-password.ts';
import { dropTotp } from '#server/accounts/second-factor/second-factor.ts';
import { createSecretToken } from '#server/accounts/secret-token.ts';
import { endSessionsOf } from '#server/accounts/sign-in/sessions.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { forgetMailsOf } from '#server/platform/mail/forget-mails.ts';

/** What is read where the person's name stood. */
const CLOSED_NAME = { firstName: 'Conta', lastName: 'excluída' } as const;

/**
 * The open account, locked until the transaction ends; null where there is none. Rows that refer to it can still be
 * written meanwhile: who holds a lesson must not wait for who waits for that lesson.
 */
export async function lockPerson(tx: Tx, userId: string): Promise<UserRow | null> {
  const [person] = await tx
    .select()
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), isNull(usersTable.closedAt)))
    .for('no key update');
  return person ?? null;
}

/**
 * Makes an account nobody's: what named the person goes, every session ends, no password opens it. The row
 * stays, since books, transitions and conversations refer to it.
 */
export async function closeAccount(tx: Tx, person: UserRow, now: Date): Promise<void> {
  const email = `excluida-${person.id}@conta.invalid`;
  const passwordHash = await hashPassword(createSecretToken(), person.id);
  await tx
    .update(usersTable)
    .set({
      ...CLOSED_NAME,
      email,
      passwordHash,
      username: null,
      profileImageUrl: null,
      emailConfirmedAt: null,
      pendingEmail: null,
      invitedAt: null,
      pausedAt: null,
      pausedUntil: null,
      searchText: searchTextOf({ ...CLOSED_NAME, email }),
      closedAt: now,
      updatedAt: now,
    })
    .where(eq(usersTable.id, person.id));
  await endSessionsOf(tx, person.id);
  await tx.delete(accountTokensTable).where(eq(accountTokensTable.userId, person.id));
  await tx.delete(notificationChoicesTable).where(eq(notificationChoicesTable.userId, person.id));
  await dropTotp(tx, person.id);
  await forgetMailsOf(tx, { userId: person.id, email: person.email });
}
