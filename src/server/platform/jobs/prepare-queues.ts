import { isDeepStrictEqual } from 'node:util';
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
      const queue = known.get(name);
      if (!queue) await boss.createQueue(name, queueOf(job));
      else if (!isDeepStrictEqual(settings, pick(queue, Object.keys(settings))))
        await boss.updateQueue(name, settings);
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}

const pick = (queue: object, names: string[]) =>
  Object.fromEntries(Object.entries(queue).filter(([name]) => names.includes(name)));
