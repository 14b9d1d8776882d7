import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { bossDefaults, type Enqueue } from './jobs.ts';

/** How this process adds jobs, whether or not it also runs them. `close` ends its timers. */
export async function openEnqueue(pool: Pool): Promise<{ enqueue: Enqueue; close(): Promise<void> }> {
  const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({ ...bossDefaults, db });
  // Its only own statement refreshes the list of queues; a database that is away is noticed elsewhere.
  boss.on('error', () => undefined);
  await boss.start();
  return {
    async enqueue(tx, job, payload, options = {}) {
      await boss.send(job.name, job.schema.parse(payload), {
        db: fromDrizzle(tx, sql),
        singletonKey: options.singletonKey ?? randomUUID(),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      });
    },
    close: () => boss.stop({ graceful: false, close: false }),
  };
}
