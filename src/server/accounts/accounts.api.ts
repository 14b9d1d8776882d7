import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { usersTable } from './accounts.table.ts';
import { listLivingSessions } from './sign-in/sessions.ts';
import { totpTable } from './totp.table.ts';

/** The accounts under a name of the caller's, to join a row with the person it belongs to. */
export const peopleAs = <Name extends string>(name: Name) => alias(usersTable, name);

/** Whether a session goes on; asking is no use of it. */
export async function isSessionAlive(
  db: DbOrTx,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const living = await listLivingSessions(db, userId, now);
  return living.some(({ id }) => id === sessionId);
}

/** Whether signing in to that account asks for a second factor, as a column of a query. */
export const hasTotp = (userId: AnyColumn): SQL<boolean> =>
  sql`exists (select from ${totpTable} where ${totpTable.userId} = ${userId} and ${totpTable.confirmedAt} is not null)`;
