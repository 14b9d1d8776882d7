import { and, count, eq, inArray, isNull, like, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import { afterCursor, countRows, cutPage, newestFirst } from '#server/platform/http/lists/keyset.ts';
import type { Cursor } from '#server/platform/http/page.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import type { Role } from '#shared/roles.ts';
import type { ListQuery } from '#shared/http/list-query.ts';
import { usersTable } from './accounts.table.ts';
import { toUser } from './to-user.ts';

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
