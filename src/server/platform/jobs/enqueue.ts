import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { bossDefaults, type Enqueue } from './jobs.ts';

/** How this process adds jobs, whether or not it also runs them. Opens at the first use. */
export function openEnqueue(pool: Pool): { enqueue: Enqueue; close(): Promise<void> } {
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
      });
    },
    async close() {
      const boss = await opened?.catch(() => null);
      await boss?.stop({ graceful: false, close: false });
    },
  };
}
