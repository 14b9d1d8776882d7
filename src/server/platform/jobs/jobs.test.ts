import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/installation/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { openEnqueue } from './enqueue.ts';
import { defineJob, handle, type JobHandler } from './jobs.ts';
import { type JobRunner, startJobs } from './start-jobs.ts';

const greet = defineJob({
  name: 'test.greet',
  schema: z.object({ name: z.string() }),
  options: { retryLimit: 1, retryDelaySeconds: 0 },
});
const abandoned = defineJob({ name: 'test.abandoned', schema: z.object({}) });

let database: Database;
let queue: ReturnType<typeof openEnqueue>;
let runner: JobRunner | null = null;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database, [greet, abandoned]);
  queue = openEnqueue(database);
});
afterEach(async () => {
  await runner?.stop(1000);
  runner = null;
});
afterAll(async () => {
  await queue.close();
  await database.close();
});

const start = async (handler: JobHandler<{ name: string }>) => {
  runner = await startJobs(database, [handle(greet, handler)], createLog('silent'));
  return runner;
};
const waiting = async (name: string) =>
  Number((await database.db.execute(sql`select count(*) from jobs.job where name = ${name}`)).rows[0]?.count);

describe('the queue of a job', () => {
  it('takes up the settings of a new version, and is written only then', async () => {
    const kind = defineJob({ name: 'test.changed', schema: z.object({}) });
    const slower = { ...kind, options: { timeoutSeconds: 9 } };
    const read = async () => {
      const { rows } = await database.db.execute(
        sql`select expire_seconds, updated_on from jobs.queue where name = ${kind.name}`,
      );
      return rows[0];
    };
    await migrate(database, [kind]);
    const first = await read();
    await migrate(database, [kind]);
    expect(await read()).toEqual(first);
    await migrate(database, [slower]);
    expect(await read()).toMatchObject({ expire_seconds: 9 });
  });
});

describe('a job of the clock', () => {
  it('takes up the hours of a new version, and is taken off the clock with its handler', async () => {
    const nightly = defineJob({ name: 'test.nightly', schema: z.object({}) });
    await migrate(database, [nightly]);
    const scheduled: unknown[] = [];
    for (const cron of ['0 3 * * *', '0 3 * * *', '30 4 * * *', undefined]) {
      const job = { ...nightly, options: cron === undefined ? {} : { cron } };
      runner = await startJobs(database, [handle(job, async () => undefined)], createLog('silent'));
      const { rows } = await database.db.execute(sql`select cron from jobs.schedule`);
      scheduled.push(...rows.map((row) => row.cron));
      await runner.stop(1000);
      runner = null;
    }
    expect(scheduled).toEqual(['0 3 * * *', '0 3 * * *', '30 4 * * *']);
  });
});

describe('a job', () => {
  it('added in a transaction that is rolled back does not exist', async () => {
    const rolledBack = database.db.transaction(async (tx) => {
      await queue.enqueue(tx, greet, { name: 'nobody' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await waiting(greet.name)).toBe(0);
  });

  it('starts within a moment of its commit', async () => {
    const began: number[] = [];
    await start(async () => void began.push(performance.now()));
    const delays: number[] = [];
    for (let i = 0; i < 5; i++) {
      await database.db.transaction((tx) => queue.enqueue(tx, greet, { name: `n${i}` }));
      const committed = performance.now();
      await runner?.idle();
      delays.push((began.at(-1) ?? 0) - committed);
    }
    expect(began).toHaveLength(5);
    expect(delays.sort((a, b) => a - b)[2]).toBeLessThan(250);
  });

  it('of fifty at once runs once each', async () => {
    const seen: string[] = [];
    await start(async ({ name }) => void seen.push(name));
    const names = Array.from({ length: 50 }, (_, i) => `p${i}`);
    await Promise.all(names.map((name) => queue.enqueue(database.db, greet, { name })));
    await runner?.idle();
    expect(seen.sort()).toEqual(names.sort());
  });

  it('with the key of one that waits is not added again', async () => {
    for (let i = 0; i < 3; i++)
      await queue.enqueue(database.db, greet, { name: 'once' }, { singletonKey: 'k' });
    await queue.enqueue(
      database.db,
      greet,
      { name: 'later' },
      { startAfter: new Date(Date.now() + 3_600_000) },
    );
    const seen: string[] = [];
    await start(async ({ name }) => void seen.push(name));
    await runner?.idle();
    expect(seen).toEqual(['once']);
  });

  it('that fails is tried again, knows its last try, then lies in the dead letters with its data', async () => {
    const tries: [number, boolean][] = [];
    await start(async (_payload, { retryCount, isLastTry }) => {
      tries.push([retryCount, isLastTry]);
      throw new Error('secret detail');
    });
    await queue.enqueue(database.db, greet, { name: 'fails' });
    await runner?.idle();
    expect(tries).toEqual([
      [0, false],
      [1, true],
    ]);
    const { rows } = await database.db.execute(
      sql`select data, output::text from jobs.job where name = 'test.greet.dead'`,
    );
    expect(rows).toMatchObject([{ data: { name: 'fails' } }]);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  it('that cannot be what it should is refused before it waits', async () => {
    await expect(queue.enqueue(database.db, greet, { name: 7 } as never)).rejects.toThrow();
  });

  it('in the hands of a killed worker runs again soon after the next start', async () => {
    const { host, user, database: name } = database.pgConfig;
    await queue.enqueue(database.db, abandoned, {});
    const worker = fork(join(import.meta.dirname, '../../../../tests/processes/hanging-worker.ts'), [
      ...[String(host), String(user), String(name), abandoned.name],
    ]);
    await once(worker, 'message');
    await expect
      .poll(
        async () =>
          (await database.db.execute(sql`select state from jobs.job where name = ${abandoned.name}`)).rows,
      )
      .toEqual([{ state: 'active' }]);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    const begun = performance.now();
    const retries: number[] = [];
    const handler = handle(abandoned, async (_payload, { retryCount }) => void retries.push(retryCount));
    runner = await startJobs(database, [handler], createLog('silent'));
    await runner.idle();
    expect(retries).toEqual([1]);
    expect(performance.now() - begun).toBeLessThan(9000);
  });

  it('running when the process stops is told so and given back', async () => {
    const { promise: started, resolve } = Promise.withResolvers<void>();
    const isToldToStop: boolean[] = [];
    const stopped = await start(async (_payload, { signal }) => {
      resolve();
      await new Promise((end) => signal.addEventListener('abort', end, { once: true }));
      isToldToStop.push(true);
      throw new Error('stopped');
    });
    await queue.enqueue(database.db, greet, { name: 'interrupted' });
    await started;
    const begun = performance.now();
    await stopped.stop(1000);
    expect(performance.now() - begun).toBeLessThan(15_000);
    expect(isToldToStop).toEqual([true]);
    const { rows } = await database.db.execute(
      sql`select state from jobs.job where data->>'name' = 'interrupted' and name = ${greet.name}`,
    );
    expect(rows).toEqual([{ state: 'retry' }]);
  });
});
