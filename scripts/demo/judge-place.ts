import { and, ne, notLike } from 'drizzle-orm';
import { usersTable } from '#server/accounts/accounts.table.ts';
import type { Config } from '#server/platform/config.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { DEMO_DOMAIN } from './demo-people.ts';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];
const WHY_NOT = 'os dados de demonstração têm senha que todos conhecem e não entram aqui.';

/** What in the settings says that this is no place for accounts with a known password, in pt-BR sentences. */
export function judgeSettings(config: Config): string[] {
  const signs = {
    'DATABASE_URL aponta para um banco de dados seu': config.databaseUrl !== null,
    'STORAGE_URL aponta para um armazenamento seu': config.storageUrl !== null,
    'PAYMENTS=live cobra de verdade': config.payments === 'live',
    [`HOST=${config.host} abre o servidor para outras máquinas`]: !LOOPBACK.includes(config.host),
  };
  return Object.entries(signs).flatMap(([sign, isSo]) => (isSo ? [`${sign}: ${WHY_NOT}`] : []));
}

/** The same of a database in which people beyond the admin have accounts already. */
export async function refuseRealPeople({
  config,
  database,
}: Pick<AppDeps, 'config' | 'database'>): Promise<string[]> {
  const others = await database.db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(ne(usersTable.role, 'admin'), notLike(usersTable.email, `%${DEMO_DOMAIN}`)))
    .limit(1);
  return others.length > 0
    ? [`Em ${config.dataDir} já há contas de pessoas: ${WHY_NOT} Use outra pasta em DATA_DIR.`]
    : [];
}
