import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database } from '#server/platform/db/database.ts';
import { bossDefaults, type Enqueue, LANE_PRIORITY, TURNS_CHANNEL } from './jobs.ts';

/**
 * How this process adds jobs, whether or not it also runs them. Opens at the first use. The queue's own
 * statements have a connection of their own: asked of the shared pool from inside the transactions that
 * add jobs, they would wait for those very transactions to end.
 */
export function openEnqueue({ pgConfig }: Pick<Database, 'pgConfig'>): {
  enqueue: Enqueue;
  close(): Promise<void>;
} {
  const pool = new Pool({ ...pgConfig, max: 1 });
  pool.on('error', () => undefined);
  let opened: Promise<PgBoss> | null = null;
  const open = async () => {
    const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
    const boss = new PgBoss({ ...bossDefaults, db });
    // Its only own statement refreshes the list of queues; a database that is away is noticed elsewhere.
    boss.on('error', () => undefined);
    await boss.start();
    return boss;
  };
  return {
    async enqueue(tx, job, payload, options = {}) {
      opened ??= open().catch((error) => {
        opened = null;
        throw error;
      });
      const boss = await opened;
      await boss.send(job.name, job.schema.parse(payload), {
        db: fromDrizzle(tx, sql),
        singletonKey: options.singletonKey ?? randomUUID(),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(options.owner === undefined ? {} : { group: { id: options.owner } }),
        priority: LANE_PRIORITY[options.lane ?? 'heavy'],
      });
      if (job.options.turns) await tx.execute(sql`select pg_notify(${TURNS_CHANNEL}, ${job.name})`);
    },
    async close() {
      const boss = await opened?.catch(() => null);
      await boss?.stop({ graceful: false, close: false });
      await pool.end();
    },
  };
}
