import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/installation/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { openEnqueue } from './enqueue.ts';
import { defineJob, handle, type Lane } from './jobs.ts';
import { type JobRunner, startJobs } from './start-jobs.ts';

const read = defineJob({
  name: 'test.read',
  schema: z.object({ name: z.string() }),
  options: { concurrency: 1, turns: { light: 1 }, retryDelaySeconds: 0 },
});
let database: Database;
let queue: ReturnType<typeof openEnqueue>;
let runners: JobRunner[] = [];
let begun: string[];
let ended: string[];
const gates = new Map<string, PromiseWithResolvers<void>>();
/** Lets one job end that waits to be let. */
const letEnd = (name: string) => gate(name).resolve();
const gate = (name: string) => {
  const known = gates.get(name) ?? Promise.withResolvers<void>();
  gates.set(name, known);
  return known;
};

beforeAll(async () => {
  database = await createTestDatabase();
  await migrate(database, [read]);
  queue = openEnqueue(database);
});
beforeEach(async () => {
  [begun, ended] = [[], []];
  gates.clear();
  await database.db.execute(sql`delete from jobs.job`);
  await database.db.execute(sql`delete from job_turns`);
});
afterEach(async () => {
  for (const runner of runners) await runner.stop(500);
  runners = [];
});
afterAll(async () => {
  await queue.close();
  await database.close();
});

const add = (owner: string, name: string, lane: Lane = 'heavy') =>
  queue.enqueue(database.db, read, { name }, { owner, lane });
/** A worker; jobs whose name ends with '…' wait until they are let, the others end at once. */
const startWorker = async () => {
  const handler = handle(read, async ({ name }, { signal }) => {
    begun.push(name);
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')), { once: true });
    });
    stopped.catch(() => undefined);
    if (name.endsWith('…')) await Promise.race([gate(name).promise, stopped]);
    ended.push(name);
  });
  const runner = await startJobs(database, [handler], createLog('silent'));
  runners.push(runner);
  return runner;
};
const until = (names: string[], list: () => string[] = () => begun) =>
  expect.poll(() => names.every((name) => list().includes(name)), { timeout: 20_000 }).toBe(true);

describe('jobs of many owners', () => {
  it('are done in turns, of one owner the oldest first', async () => {
    const runner = await startWorker();
    // Two that last: all that comes later waits for the one place that the second leaves.
    for (const owner of ['zoe', 'ana']) {
      await add(owner, `${owner} 1…`);
      await until([`${owner} 1…`]);
    }
    for (const name of ['ana 2', 'ana 3', 'ana 4']) await add('ana', name);
    for (const name of ['bia 1', 'bia 2']) await add('bia', name);
    await add('caio', 'caio 1');
    begun = [];
    letEnd('ana 1…');
    await until(['ana 4'], () => ended);
    expect(begun).toEqual(['bia 1', 'caio 1', 'ana 2', 'bia 2', 'ana 3', 'ana 4']);
    letEnd('zoe 1…');
    await runner.idle();
  });

  it('leave a place for somebody else, however many one of them has added before', async () => {
    const runner = await startWorker();
    for (let count = 1; count <= 9; count++) await add('ana', `ana ${count}…`);
    await until(['ana 1…']);
    await add('bia', 'bia 1');
    await until(['bia 1'], () => ended);
    expect(begun).toEqual(['ana 1…', 'bia 1']);
    for (let count = 1; count <= 9; count++) letEnd(`ana ${count}…`);
    await runner.idle();
  });

  it('are done by two workers in turns, each once', async () => {
    await Promise.all([startWorker(), startWorker()]);
    await add('ana', 'ana 1…');
    await until(['ana 1…']);
    for (let count = 2; count <= 12; count++) await add('ana', `ana ${count}…`);
    await until(['ana 2…']);
    await add('bia', 'bia 1');
    await add('caio', 'caio 1');
    await until(['bia 1', 'caio 1'], () => ended);
    expect(ended).toEqual(expect.arrayContaining(['bia 1', 'caio 1']));
    expect(begun.filter((name) => name.startsWith('ana')).length).toBeLessThanOrEqual(2);
    for (let count = 1; count <= 12; count++) letEnd(`ana ${count}…`);
    await runners[0]?.idle();
    expect(begun).toHaveLength(14);
    expect(new Set(begun).size).toBe(14);
  });

  it('that are light never wait for heavy ones, and are in turns as well', async () => {
    await startWorker();
    for (const owner of ['ana', 'bia']) await add(owner, `${owner} reads…`);
    await until(['ana reads…', 'bia reads…']);
    for (const name of ['ana 1', 'ana 2']) await add('ana', name, 'light');
    await add('bia', 'bia 1', 'light');
    await until(['ana 1', 'ana 2', 'bia 1'], () => ended);
    for (const owner of ['ana', 'bia']) letEnd(`${owner} reads…`);
    await runners[0]?.idle();
  });

  it('wait in the order of their turns over a restart', async () => {
    const first = await startWorker();
    await add('ana', 'ana 1');
    await until(['ana 1'], () => ended);
    await first.idle();
    await first.stop(500);
    runners = [];
    await add('ana', 'ana 2…');
    await add('bia', 'bia 1…');
    await add('caio', 'caio 1…');
    begun = [];
    await startWorker();
    await until(['bia 1…', 'caio 1…']);
    expect(begun).not.toContain('ana 2…');
    for (const name of ['ana 2…', 'bia 1…', 'caio 1…']) letEnd(name);
    await runners[0]?.idle();
    expect(begun.at(-1)).toBe('ana 2…');
  });

  it('go back to the queue when the worker stops, and are done by the next', async () => {
    const first = await startWorker();
    await add('ana', 'ana 1…');
    await until(['ana 1…']);
    await first.stop(500);
    runners = [];
    letEnd('ana 1…');
    const second = await startWorker();
    await second.idle();
    expect(begun).toEqual(['ana 1…', 'ana 1…']);
    expect(ended).toEqual(['ana 1…']);
  });

  it('are each done once where several workers reach for them at the same moment', async () => {
    for (let count = 0; count < 60; count++) await add(`owner ${count % 7}`, `job ${count}`);
    await Promise.all([startWorker(), startWorker(), startWorker()]);
    await runners[0]?.idle();
    expect(begun).toHaveLength(60);
    expect(new Set(begun).size).toBe(60);
  });

  it('in the hands of a killed worker run again, in their turn', async () => {
    const { host, user, database: name } = database.pgConfig;
    await add('ana', 'ana 1');
    const worker = fork(join(import.meta.dirname, '../../../../tests/processes/hanging-worker.ts'), [
      ...[String(host), String(user), String(name), read.name, 'turns'],
    ]);
    await once(worker, 'message');
    await expect
      .poll(async () => (await database.db.execute(sql`select state from jobs.job`)).rows)
      .toEqual([{ state: 'active' }]);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    const runner = await startWorker();
    await runner.idle();
    expect(ended).toEqual(['ana 1']);
  });

  it('leave no trace of a turn that was never taken, when the order is rolled back', async () => {
    const rolledBack = database.db.transaction(async (tx) => {
      await queue.enqueue(tx, read, { name: 'nothing' }, { owner: 'ana' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await startWorker();
    await add('bia', 'bia 1');
    await until(['bia 1'], () => ended);
    const { rows } = await database.db.execute(sql`select owner from job_turns`);
    expect(rows).toEqual([{ owner: 'bia' }]);
  });
});
