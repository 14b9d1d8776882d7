import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createReadingPool, type ReadingPool, type ReadingPoolOptions } from './reading-pool.ts';

const entry = fileURLToPath(new URL('./misbehaving-child.ts', import.meta.url));
let pool: ReadingPool;
const makePool = (options: ReadingPoolOptions = {}) => {
  pool = createReadingPool({ size: 1, timeoutMs: 60_000, memoryMb: 200, entry, ...options });
  return pool;
};
afterEach(() => pool.close());

/** A process that is dead but not yet waited for by its parent does not live. */
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !existsSync(`/proc/${pid}/stat`) || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};
const untilDead = async (pid: number) => {
  for (let look = 0; look < 500 && isAlive(pid); look++) await sleep(20);
  return !isAlive(pid);
};
/** Runs a job that never ends and answers the number it reports first. */
const firstProgress = (path: string, signal?: AbortSignal) => {
  let outcome: Promise<unknown> = Promise.resolve();
  const reported = new Promise<number>((resolve) => {
    const onProgress = ({ done }: { done: number }) => resolve(done);
    outcome = pool
      .read(path, signal ? { onProgress, signal } : { onProgress })
      .catch((error: unknown) => error);
  });
  return reported.then((pid) => ({ pid, outcome }));
};

describe('the reading pool', () => {
  it('ends a reader that runs in circles and goes on with the next file', async () => {
    makePool({ timeoutMs: 500 });
    await expect(pool.open('spin')).rejects.toMatchObject({ code: 'timeout' });
    await expect(pool.open('answer')).resolves.toHaveProperty('pid');
  });

  it('ends a reader that eats memory outside the heap', async () => {
    makePool();
    await expect(pool.open('eat buffers')).rejects.toMatchObject({ code: 'too_large' });
    await expect(pool.open('answer')).resolves.toHaveProperty('pid');
  });

  it('ends a reader that eats the heap, as too large', async () => {
    // The last of a large heap is collected over and over before it is given up: a small one ends in a tenth of the time.
    makePool({ memoryMb: 100 });
    await expect(pool.open('eat heap')).rejects.toMatchObject({ code: 'too_large' });
  });

  it('knows that memory ran out however much is said after it', async () => {
    makePool();
    await expect(pool.open('end with a long list of calls')).rejects.toMatchObject({ code: 'too_large' });
  });

  it.skipIf(!existsSync('/usr/bin/prlimit'))(
    'ends a reader by its CPU time even where no timer would',
    async () => {
      makePool({ cpuSeconds: 1 });
      await expect(pool.open('spin')).rejects.toMatchObject({ code: 'timeout' });
    },
  );

  it('survives a reader that is killed from outside while it reads', async () => {
    makePool();
    const { pid, outcome } = await firstProgress('wait');
    process.kill(pid, 'SIGKILL');
    expect(await outcome).toMatchObject({ code: 'unsafe' });
    expect(await pool.open('answer')).not.toMatchObject({ pid });
  });

  it('names a defect of the reader in the cause and replaces the reader', async () => {
    makePool();
    const { pid } = (await pool.open('answer')) as unknown as { pid: number };
    const problem = await pool.open('throw').catch((error: unknown) => error);
    expect(problem).toMatchObject({
      code: 'unsafe',
      cause: { message: expect.stringContaining('a defect') },
    });
    expect(await pool.open('answer')).not.toMatchObject({ pid });
  });

  it('keeps one warm reader for many files', async () => {
    makePool();
    const answers = await Promise.all([pool.open('answer'), pool.open('answer'), pool.read('answer')]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('opens an upload while a long reading holds the other child', async () => {
    makePool({ size: 2 });
    await firstProgress('wait');
    void pool.read('wait').catch(() => {});
    await expect(pool.open('answer')).resolves.toHaveProperty('pid');
  });

  it('tells the reader nothing of the environment but where tools lie', async () => {
    process.env.LOUSA_TEST_SECRET = 'secret';
    makePool();
    const { environment } = (await pool.open('answer')) as unknown as { environment: string[] };
    delete process.env.LOUSA_TEST_SECRET;
    expect(environment).not.toContain('LOUSA_TEST_SECRET');
  });

  it('stops a reading that is called off, and what the reader had started', async () => {
    makePool();
    const controller = new AbortController();
    const { pid, outcome } = await firstProgress('start a grandchild', controller.signal);
    controller.abort(new Error('called off'));
    expect(await outcome).toMatchObject({ message: 'called off' });
    expect(await untilDead(pid)).toBe(true);
  });

  it('leaves no process behind when it is closed', async () => {
    makePool({ size: 2 });
    const { pid, outcome } = await firstProgress('start a grandchild');
    const pids = [...pool.pids(), pid];
    await pool.close();
    expect(await outcome).toBeInstanceOf(Error);
    expect(await Promise.all(pids.map(untilDead))).toEqual([true, true, true]);
    await expect(pool.open('answer')).rejects.toThrow('closed');
  });

  it('says so when the child cannot start, instead of waiting for ever', async () => {
    makePool({ entry: `${entry}.missing` });
    await expect(pool.open('answer')).rejects.toThrow('could be started');
  });
});
