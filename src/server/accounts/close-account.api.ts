import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Tx } from '#server/platform/db/database.ts';
import { forgetMailsOf } from '#server/platform/mail/forget-mails.ts';
import { accountTokensTable, type UserRow, usersTable } from './accounts.table.ts';
import { hashPassword } from './hash-password.ts';
import { searchTextOf } from './insert-user.ts';
import { notificationChoicesTable } from './notification-choices.table.ts';
import { dropTotp } from './second-factor/second-factor.ts';
import { createSecretToken } from './secret-token.ts';
import { endSessionsOf } from './sign-in/sessions.ts';

export type { UserRow } from './accounts.table.ts';

/** What is read where the person's name stood. */
export const CLOSED_NAME = { firstName: 'Conta', lastName: 'excluída' } as const;

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

/** Every teacher and editor but these. */
export async function listPeopleToClear(tx: Tx, keep: readonly string[]): Promise<string[]> {
  const kept = new Set(keep);
  const rows = await tx.select({ id: usersTable.id }).from(usersTable).where(ne(usersTable.role, 'admin'));
  return rows.flatMap(({ id }) => (kept.has(id) ? [] : id));
}

const AT_ONCE = 1000;

/** Deletes accounts, and answers those that cannot go because what stays refers to them. */
export async function deletePeople(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const bound: string[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    if (await tryDelete(tx, some)) continue;
    for (const id of some) if (!(await tryDelete(tx, [id]))) bound.push(id);
  }
  return bound;
}

const FOREIGN_KEY_VIOLATION = '23503';

async function tryDelete(tx: Tx, ids: string[]): Promise<boolean> {
  try {
    await tx.transaction((inner) => inner.delete(usersTable).where(inArray(usersTable.id, ids)));
    return true;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (cause instanceof DatabaseError && cause.code === FOREIGN_KEY_VIOLATION) return false;
    throw error;
  }
}
