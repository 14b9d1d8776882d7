import { type AnyColumn, and, count, desc, eq, inArray, isNull, like, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DatabaseError } from 'pg';
import type { Db, DbOrTx, Tx } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { afterCursor, countRows, cutPage, newestFirst } from '#server/platform/http/lists/keyset.ts';
import type { Cursor } from '#server/platform/http/lists/page.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import type { NotificationChoice } from '#shared/accounts/notifications.contract.ts';
import type { ListQuery } from '#shared/http/list-query.ts';
import type { Role } from '#shared/roles.ts';
import { createAccountLimits } from './account-limits.ts';
import { sessionsTable, type UserRow, usersTable } from './accounts.table.ts';
import { auditAccount } from './audit-account.ts';
import { insertUser } from './insert-user.ts';
import { notificationChoicesTable } from './notification-choices.table.ts';
import { closeAccount as close, lockPerson as lock } from './own-account/close-account.ts';
import { readChoices } from './own-account/notification-choices.ts';
import { refuseCommonPassword } from './passwords/common-passwords.ts';
import { demandPassword } from './passwords/demand-password.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { readTotp } from './second-factor/second-factor.ts';
import { isLiving } from './sign-in/sessions.ts';
import { toUser } from './to-user.ts';
import { totpTable } from './totp.table.ts';

/** What is kept of a person. Other features read it; none but this one writes it. */
export type AccountRow = UserRow;

/** The accounts under a name of the caller's: to read alone, where a list joins a row with the person it belongs to. */
export const peopleAs = <Name extends string>(name: Name) => alias(usersTable, name);

/** Who a session belongs to, as they are now; null once it is over. Asking is no use of it. */
export async function viewerOfSession(
  db: DbOrTx,
  sessionId: string,
  now: Date,
): Promise<Pick<Session, 'userId' | 'role'> | null> {
  const [viewer] = await db
    .select({ userId: usersTable.id, role: usersTable.role })
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .where(and(eq(sessionsTable.id, sessionId), isLiving(now)));
  return viewer ?? null;
}

/** Whether signing in to that account asks for a second factor, as a column of a query. */
export const hasTotp = (userId: AnyColumn): SQL<boolean> =>
  sql`exists (select from ${totpTable} where ${totpTable.userId} = ${userId} and ${totpTable.confirmedAt} is not null)`;

const ORDER = { at: usersTable.createdAt, id: usersTable.id };
/** A search that fits more people than this is no search for a person. */
const MOST_PEOPLE = 1000;

export interface Person extends User {
  createdAt: string;
}

/** One page of the open accounts, newest first; `q` looks into names and e-mails. */
export async function listPeople(
  db: DbOrTx,
  query: ListQuery & { role?: Role | undefined },
): Promise<{ people: Person[]; total: number; next: Cursor | null }> {
  const wanted = and(
    isNull(usersTable.closedAt),
    query.role ? eq(usersTable.role, query.role) : undefined,
    isNamed(query.q),
  );
  const [found, total] = await Promise.all([
    db
      .select()
      .from(usersTable)
      .where(and(wanted, afterCursor(query.cursor, ORDER)))
      .orderBy(...newestFirst(ORDER))
      .limit(query.limit + 1),
    countRows(db, { from: usersTable, wanted, order: ORDER }),
  ]);
  const { rows, next } = cutPage(found, query.limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  const people = rows.map((row) => ({ ...toUser(row), createdAt: row.createdAt.toISOString() }));
  return { people, total, next };
}

/** The accounts a word may mean. */
export async function findPeopleNamed(db: DbOrTx, q: string): Promise<string[]> {
  const rows = await db.select({ id: usersTable.id }).from(usersTable).where(isNamed(q)).limit(MOST_PEOPLE);
  return rows.map(({ id }) => id);
}

/** How many open accounts each role has. */
export async function countPeople(db: DbOrTx): Promise<Partial<Record<Role, number>>> {
  const rows = await db
    .select({ role: usersTable.role, people: count() })
    .from(usersTable)
    .where(isNull(usersTable.closedAt))
    .groupBy(usersTable.role);
  return Object.fromEntries(rows.map(({ role, people }) => [role, people]));
}

/** What the school of a client agreed with us; null without a contract. */
export async function modalityOf(db: DbOrTx, userId: string): Promise<UserRow['modality']> {
  const [found] = await db
    .select({ modality: usersTable.modality })
    .from(usersTable)
    .where(eq(usersTable.id, userId));
  return found?.modality ?? null;
}

/** First and last name of each account, closed ones too. */
export async function namesOf(db: DbOrTx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: usersTable.id, firstName: usersTable.firstName, lastName: usersTable.lastName })
    .from(usersTable)
    .where(inArray(usersTable.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

function isNamed(q: string | undefined): SQL | undefined {
  const pattern = toLikePattern(q ?? '');
  return pattern === '%%' ? undefined : like(usersTable.searchText, pattern);
}

/** Whether whoever has this address wants such mails; an address without an account does. Asked when one is sent. */
export async function wantsMail(db: DbOrTx, email: string, choice: NotificationChoice): Promise<boolean> {
  const [chosen] = await db
    .select({ isWanted: notificationChoicesTable[choice] })
    .from(notificationChoicesTable)
    .innerJoin(usersTable, eq(usersTable.id, notificationChoicesTable.userId))
    .where(eq(usersTable.email, email.toLowerCase()));
  return chosen?.isWanted ?? true;
}

/** Asks someone signed in for the password again, counted with every other such try; throws Problem `wrong_password`. */
export function createPasswordAsker(deps: AppDeps): (session: Session, password: string) => Promise<void> {
  const limits = createAccountLimits(deps);
  return (session, password) => demandPassword(deps, limits, session.userId, password);
}

/**
 * Opens an editor's account.
 * @throws Problem `email_taken`, 400 for a common password
 */
export async function createEditor(
  db: DbOrTx,
  { password, ...person }: Pick<UserRow, 'firstName' | 'lastName' | 'email'> & { password: string },
): Promise<UserRow> {
  refuseCommonPassword(password, 'password', person);
  return insertUser(db, {
    ...person,
    passwordHash: await hashPassword(password, person.email),
    role: 'editor',
  });
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

/** The open account, locked until the transaction ends; null where there is none. See `lockPerson`. */
export const lockAccount = (tx: Tx, userId: string): Promise<AccountRow | null> => lock(tx, userId);

/** Makes an account nobody's, inside the caller's transaction; its row stays. */
export const closeAccount = (tx: Tx, person: AccountRow, now: Date): Promise<void> => close(tx, person, now);

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

/** A session lasts a week: more of them are a machine's. */
const MOST_SESSIONS = 1000;

/** What is kept of a person beside what they ordered, for them to take away. */
export async function exportAccount(db: Db, userId: string) {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, userId));
  const { device, createdAt, lastSeenAt } = sessionsTable;
  const sessions = await db
    .select({ device, createdAt, lastSeenAt })
    .from(sessionsTable)
    .where(eq(sessionsTable.userId, userId))
    .orderBy(desc(lastSeenAt))
    .limit(MOST_SESSIONS);
  if (!user) return null;
  const [mails, { isOn: hasSecondFactor }] = [await readChoices(db, userId), await readTotp(db, userId)];
  const { createdAt: registeredAt, termsVersion, termsAcceptedAt } = user;
  const kept = { createdAt: registeredAt, termsVersion, termsAcceptedAt };
  return { ...toUser(user), ...kept, sessions, mails, hasSecondFactor };
}

/** Keeps that somebody took away what is kept of them. */
export const auditExport = (db: DbOrTx, session: Session, now: Date): Promise<void> =>
  auditAccount(db, session, { action: 'account.export', now });
