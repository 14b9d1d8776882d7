import type { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import * as z from 'zod/mini';
import { bossDefaults, deadLetterOf, defineJob, queueOf } from './jobs.ts';

const AT_ONCE = 500;
const DEAD = deadLetterOf(defineJob({ name: '', schema: z.object({}) }));

const waitingJobSchema = z.object({
  id: z.string(),
  data: z.nullable(z.record(z.string(), z.unknown())),
  priority: z.number(),
  start_after: z.string(),
  singleton_key: z.nullable(z.string()),
  /** Whose turn it takes. */
  group_id: z.nullable(z.string()),
});

/**
 * Lets the jobs of a restored installation wait again, from `schema`.jobs. Their queues get the settings of today at the
 * next start. One that would wait twice under one key waits once.
 */
export async function restoreJobs(client: Client, schema: string): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new PgBoss({ ...bossDefaults, db, migrate: true });
  await boss.start();
  try {
    const { rows: names } = await client.query(
      `select distinct job->>'name' as name from ${schema}.jobs order by 1`,
    );
    for (const { name } of names) {
      const base = name.endsWith(DEAD) ? name.slice(0, -DEAD.length) : name;
      const job = defineJob({ name: base, schema: z.object({}) });
      await boss.createQueue(deadLetterOf(job));
      await boss.createQueue(base, queueOf(job));
      for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
        const { rows } = await client.query(
          `select job from ${schema}.jobs where job->>'name' = $1 and job->>'id' > $2 order by job->>'id' limit ${AT_ONCE}`,
          [name, after],
        );
        if (rows.length === 0) break;
        const jobs = rows.map(({ job }) => waitingJobSchema.parse(job));
        await boss.insert(
          name,
          jobs.map((job) => ({
            id: job.id,
            data: job.data ?? {},
            priority: job.priority,
            startAfter: new Date(job.start_after),
            ...(job.singleton_key === null ? {} : { singletonKey: job.singleton_key }),
            ...(job.group_id === null ? {} : { group: { id: job.group_id } }),
          })),
        );
        after = jobs.at(-1)?.id ?? after;
      }
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}
