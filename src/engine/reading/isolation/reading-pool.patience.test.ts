import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createReadingPool, type ReadingPool } from './reading-pool.ts';

const entry = fileURLToPath(new URL('./misbehaving-child.ts', import.meta.url));
let pool: ReadingPool;
/** Twenty times 100 ms: less than the long scan takes as a whole, more than one of its pages. */
const makePool = () => {
  pool = createReadingPool({ size: 1, memoryMb: 200, entry, timeoutMs: 100 });
};
afterEach(() => pool.close());

describe('the time a scan may take', () => {
  it('goes by its progress: each page gains time, however long they take together', async () => {
    makePool();
    await expect(pool.read('read a long scan')).resolves.toBe('read');
  });

  it('ends where nothing moves', async () => {
    makePool();
    await expect(pool.read('wait as a scan')).rejects.toMatchObject({ code: 'timeout' });
  });

  it('is not prolonged by telling the same page over and over', async () => {
    makePool();
    await expect(pool.read('count on the spot')).rejects.toMatchObject({ code: 'timeout' });
  });
});
