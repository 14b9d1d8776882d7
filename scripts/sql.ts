import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { loadConfig } from '../src/server/platform/config.ts';
import { connectionTo, findPostmaster } from '../src/server/platform/db/embedded-postgres/postmaster.ts';

/**
 * `npm run sql -- "select …"`: asks the database of a running Lousa, the embedded one of DATA_DIR or that of DATABASE_URL,
 * and prints what it answers. For looking: whatever it would write is refused.
 */
const { dataDir, databaseUrl } = loadConfig(process.env);
const client = new Client(databaseUrl ? { connectionString: databaseUrl } : await findEmbedded());
await client.connect();
try {
  await client.query('set default_transaction_read_only = on');
  const { rows } = await client.query(process.argv.slice(2).join(' '));
  console.table(rows);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await client.end();
}

async function findEmbedded() {
  const cluster = readdirSync(dataDir).find((entry) => /^postgres-\d+$/.test(entry)) ?? '';
  const postmaster = await findPostmaster(join(dataDir, cluster));
  if (!postmaster) throw new Error(`no database runs in ${dataDir}: start Lousa first`);
  return connectionTo(postmaster.socketDir, 'lousa');
}
