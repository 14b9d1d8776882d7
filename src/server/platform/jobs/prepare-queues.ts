import type { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { bossDefaults, deadLetterOf, type Job, queueOf } from './jobs.ts';

/**
 * Installs the queue's own tables and brings every job's queue to its present settings. Run under the
 * migration lock: two installs at once collide.
 */
export async function prepareQueues(client: Client, jobs: readonly Job[]): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new PgBoss({ ...bossDefaults, db, migrate: true });
  await boss.start();
  try {
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const job of jobs) {
      const { name, policy: _fixedAtCreation, ...settings } = queueOf(job);
      if (!known.has(deadLetterOf(job))) await boss.createQueue(deadLetterOf(job));
      if (known.has(name)) await boss.updateQueue(name, settings);
      else await boss.createQueue(name, queueOf(job));
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}
