import { eq } from 'drizzle-orm';
import type { AppDeps } from '#server/platform/deps.ts';
import { usersTable } from './accounts.table.ts';
import { hashPassword } from './hash-password.ts';
import { searchTextOf } from './insert-user.ts';
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
  const [existing] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.username, MASTER_ADMIN_USERNAME));
  if (existing) return { inventedPassword: null };
  const invented = deps.config.adminPassword === null ? createSecretToken().slice(0, 20) : null;
  const person = { firstName: 'Administração', lastName: 'Lousa', email: deps.config.adminEmail };
  const passwordHash = await hashPassword(deps.config.adminPassword ?? invented ?? '');
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
    // Two processes may start at once; the other one's admin is as good.
    .onConflictDoNothing({ target: usersTable.username })
    .returning({ id: usersTable.id });
  return { inventedPassword: created.length > 0 ? invented : null };
}
