import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { buildApp } from '#server/app.ts';
import { openDocumentPool } from '#server/document-pool.ts';
import { openGateways } from '#server/payments/providers/open-gateways.ts';
import { loadConfig } from '#server/platform/config.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openDeps } from '#server/platform/deps.ts';
import { createLog } from '#server/platform/log.ts';
import type { Desk } from './desk-calls.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

/** How the database would find what one call asks for. */
export interface Ways {
  path: string;
  /** Such as `Index Only Scan lessons_newest`. */
  ways: string[];
}

/**
 * The plans of the very statements that calls send: the application runs here once more, on the same database, and
 * whatever it says is heard and explained.
 */
export async function explainDesks(
  database: Database,
  tokens: Record<Desk, string>,
  calls: readonly { desk: Desk; path: string }[],
): Promise<Ways[]> {
  const said: { query: string; params: unknown[] }[] = [];
  const logQuery = (query: string, params: unknown[]) => void said.push({ query, params });
  const dataDir = await mkdtemp(join(tmpdir(), 'lousa-explain-'));
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ROLE: 'web' });
  const { deps, close } = await openDeps({
    config,
    database: { ...database, db: drizzle(database.pool, { casing: 'snake_case', logger: { logQuery } }) },
    log: createLog('silent'),
    readingPool: openDocumentPool({ isLazy: true }),
  });
  const app = await buildApp(await openGateways(deps));
  try {
    const found: Ways[] = [];
    for (const { desk, path } of calls) {
      said.length = 0;
      const { statusCode } = await app.inject({
        url: path,
        headers: { authorization: `Bearer ${tokens[desk]}` },
      });
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
      found.push({ path, ways: await explain(database, [...said]) });
    }
    return found;
  } finally {
    await app.close();
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function explain({ pool }: Database, said: { query: string; params: unknown[] }[]): Promise<string[]> {
  const ways = new Set<string>();
  for (const { query, params } of said) {
    if (!/^\s*(select|update|insert|delete|with|\()/i.test(query)) continue;
    const { rows } = await pool.query(`explain (format json) ${query}`, params);
    for (const way of waysOf(rows[0]['QUERY PLAN'][0].Plan)) ways.add(way);
  }
  return [...ways].sort();
}

function waysOf(plan: Plan): string[] {
  const target = plan['Index Name'] ?? plan['Relation Name'];
  const isRead = plan['Node Type'].endsWith('Scan') && target !== undefined;
  return [...(isRead ? [`${plan['Node Type']} ${target}`] : []), ...(plan.Plans ?? []).flatMap(waysOf)];
}
