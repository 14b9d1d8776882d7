import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import type { Lane } from './reading-job.ts';
import { createReadingPool, type ReadingPool } from './reading-pool.ts';

const entry = fileURLToPath(new URL('./misbehaving-child.ts', import.meta.url));
let pool: ReadingPool;
const makePool = (size: number, grows = false) => {
  pool = createReadingPool({ size, grows, timeoutMs: 60_000, memoryMb: 200, entry });
};
afterEach(() => pool.close());

/** A job that never ends by itself: `started` each time a child takes it, until `stop`. */
function hold(owner: string, lane: Lane = 'heavy', path = 'wait') {
  const controller = new AbortController();
  const starts: number[] = [];
  let wake = () => {};
  const outcome = pool
    .run('read', path, {
      owner,
      lane,
      signal: controller.signal,
      onProgress: ({ step, done: pid }) => {
        if (step !== 'reading') return;
        starts.push(pid);
        wake();
      },
    })
    .catch((error: unknown) => error);
  const started = async (times = 1) => {
    while (starts.length < times) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { started, starts, outcome, stop: () => controller.abort(new Error('called off')) };
}
/** Answers at once when its turn comes, and notes that in `served`. */
const note = (served: string[], owner: string, name: string, lane: Lane = 'heavy') =>
  pool.run('read', 'answer', { owner, lane }).then(() => void served.push(name));

describe('owners who wait for the reading pool', () => {
  it('are served in turns, and each of them in the order of coming', async () => {
    makePool(1);
    const first = hold('ana');
    await first.started();
    const served: string[] = [];
    const all = [
      ...['ana 1', 'ana 2', 'ana 3'].map((name) => note(served, 'ana', name)),
      ...['bia 1', 'bia 2'].map((name) => note(served, 'bia', name)),
      note(served, 'caio', 'caio 1'),
    ];
    first.stop();
    await Promise.all(all);
    expect(served).toEqual(['bia 1', 'caio 1', 'ana 1', 'bia 2', 'ana 2', 'ana 3']);
  });

  it('may have every slot for heavy work while nobody else waits', async () => {
    makePool(3);
    await Promise.all([hold('ana').started(), hold('ana').started()]);
  });

  it('are given further children when all there are have work, up to the size of the pool', async () => {
    makePool(3, true);
    const children = () => pool.pids().length;
    expect(children()).toBe(1);
    for (const name of ['ana 1', 'ana 2']) await note([], 'ana', name);
    expect(children()).toBe(1);
    const heavy = [hold('ana')];
    await heavy[0]?.started();
    expect(children()).toBe(1);
    await note([], 'bia', 'a look of bia', 'light');
    expect(children()).toBe(2);
    heavy.push(hold('bia'));
    await heavy[1]?.started();
    expect(children()).toBe(3);
    hold('caio');
    await note([], 'caio', 'a look of caio', 'light');
    expect(children()).toBe(3);
    expect(heavy.map(({ starts }) => starts.length)).toEqual([1, 1]);
  });

  it('get back at once what was lent to somebody who has another slot, and the lent job begins anew', async () => {
    makePool(3);
    const kept = hold('ana');
    await kept.started();
    const lent = hold('ana');
    await lent.started();
    const bia = hold('bia');
    await bia.started();
    expect(kept.starts).toHaveLength(1);
    expect(lent.starts).toHaveLength(1);
    bia.stop();
    await lent.started(2);
    expect(kept.starts).toHaveLength(1);
  });

  it('have one scan read after the other, which leaves a warm slot to whoever comes', async () => {
    makePool(3);
    const scans = [1, 2, 3].map(() => hold('ana', 'heavy', 'wait as a scan'));
    await scans[0]?.started();
    const served: string[] = [];
    await note(served, 'bia', 'a file of bia');
    await note(served, 'bia', 'another');
    expect(scans[0]?.starts).toHaveLength(1);
    scans[0]?.stop();
    await scans[1]?.started(1 + scans[1].starts.length);
    expect(scans[2]?.starts).toEqual([]);
  });

  it('take nothing from those who have one slot each', async () => {
    makePool(3);
    const running = [hold('ana'), hold('bia')];
    await Promise.all(running.map(({ started }) => started()));
    const served: string[] = [];
    const caio = note(served, 'caio', 'caio 1');
    await note(served, 'davi', 'a look of davi', 'light');
    expect(served).toEqual(['a look of davi']);
    running[1]?.stop();
    await caio;
    expect(running.map(({ starts }) => starts.length)).toEqual([1, 1]);
  });

  it('have light work done beside all heavy work, their own as well', async () => {
    makePool(3);
    await Promise.all([hold('ana').started(), hold('bia').started()]);
    const served: string[] = [];
    for (const owner of ['ana', 'bia', 'caio']) await note(served, owner, owner, 'light');
    expect(served).toEqual(['ana', 'bia', 'caio']);
  });

  it('find a slot for light work and one for heavy work clear, however many files one of them sends to be opened', async () => {
    makePool(3);
    const flood = Array.from({ length: 24 }, () => hold('ana', 'light'));
    await flood[0]?.started();
    const served: string[] = [];
    await note(served, 'bia', 'typed', 'light');
    await note(served, 'bia', 'file');
    expect(served).toEqual(['typed', 'file']);
    expect(flood.filter(({ starts }) => starts.length > 0)).toHaveLength(1);
    expect(flood[0]?.starts).toHaveLength(1);
  });

  it('never get a job that was called off while it waited', async () => {
    makePool(1);
    const first = hold('ana');
    await first.started();
    const left = hold('bia');
    const served: string[] = [];
    const caio = note(served, 'caio', 'caio 1');
    left.stop();
    expect(await left.outcome).toMatchObject({ message: 'called off' });
    first.stop();
    await caio;
    expect(left.starts).toEqual([]);
  });

  it('do not lose their place when the child that served them dies', async () => {
    makePool(1);
    const first = hold('ana');
    await first.started();
    const served: string[] = [];
    const all = [note(served, 'ana', 'ana 1'), note(served, 'bia', 'bia 1'), note(served, 'ana', 'ana 2')];
    process.kill(pool.pids()[0] ?? 0, 'SIGKILL');
    expect(await first.outcome).toMatchObject({ code: 'unsafe' });
    await Promise.all(all);
    expect(served).toEqual(['bia 1', 'ana 1', 'ana 2']);
  });

  it('are told how long a child was held, and not of a try that was called back', async () => {
    makePool(2);
    const used: number[] = [];
    await pool.run('read', 'answer', { owner: 'ana', onUsed: (ms) => used.push(ms) });
    expect(used).toEqual([expect.any(Number)]);
    expect(used[0]).toBeGreaterThan(0);
  });
});
