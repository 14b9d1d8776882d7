import { eq } from 'drizzle-orm';
import type { AppDeps } from '#server/platform/deps.ts';
import { usersTable } from './accounts.table.ts';
import { searchTextOf } from './insert-user.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { createSecretToken } from './secret-token.ts';

export const MASTER_ADMIN_USERNAME = 'admin_master';

/**
 * Creates the master admin at the first start. Answers the password it invented where none was
 * configured, to be printed this once; null otherwise. Later changes of ADMIN_PASSWORD have no effect.
 */
export async function ensureMasterAdmin(
  deps: Pick<AppDeps, 'config' | 'database'>,
): Promise<{ inventedPassword: string | null }> {
  const { db } = deps.database;
  if (await hasMasterAdmin(db)) return { inventedPassword: null };
  const invented = deps.config.adminPassword === null ? createSecretToken().slice(0, 20) : null;
  const person = { firstName: 'Administração', lastName: 'Lousa', email: deps.config.adminEmail };
  const passwordHash = await hashPassword(deps.config.adminPassword ?? invented ?? '', 'start');
  const created = await db
    .insert(usersTable)
    .values({
      ...person,
      username: MASTER_ADMIN_USERNAME,
      role: 'admin',
      passwordHash,
      emailConfirmedAt: new Date(),
      searchText: searchTextOf(person),
    })
    // Two processes may start at once; the other one's admin is as good. Either of the two unique
    // columns may be the one it is met at, so none is named here.
    .onConflictDoNothing()
    .returning({ id: usersTable.id });
  if (created.length > 0) return { inventedPassword: invented };
  if (await hasMasterAdmin(db)) return { inventedPassword: null };
  throw new Error(
    'ADMIN_EMAIL belongs to an account that is not the master admin: configure another address',
  );
}

async function hasMasterAdmin(db: AppDeps['database']['db']): Promise<boolean> {
  const found = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.username, MASTER_ADMIN_USERNAME));
  return found.length > 0;
}
