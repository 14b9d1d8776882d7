import { fileURLToPath } from 'node:url';
import { createReadingPool, type ReadingPool } from '#engine/reading/isolation/reading-pool.ts';

const ENTRY = fileURLToPath(new URL('./composing-child.ts', import.meta.url));
/** Fonts, the typesetter and its memory of the last documents take 250 MB; a booklet of 70 pages 200 more. */
const MEMORY_MB = 800;
/** Of a step, tripled by the pool: the longest booklet takes seconds, a picture made to be heavy would take for ever. */
const TIMEOUT_MS = 10_000;
/** An editor's minute is a hundred jobs, a look at a lesson twenty: a new child would have to open all their lessons anew. */
const MOST_JOBS = 5000;

export interface ComposingPool extends Pick<ReadingPool, 'run' | 'pids' | 'close'> {
  /** Has a child ready for a call that is to be expected: its start takes as long as composing a deck. */
  start: () => void;
}

/**
 * The children that compose and set files, started when first called or expected, with `aheadMs` so long from now at the latest.
 * One more would only share the processors.
 */
export function openComposingPool({ size = 1, aheadMs = null as number | null } = {}): ComposingPool {
  let started: ReadingPool | null = null;
  const limits = { memoryMb: MEMORY_MB, timeoutMs: TIMEOUT_MS, mostJobs: MOST_JOBS };
  const pool = () => {
    clearTimeout(ahead);
    started ??= createReadingPool({ entry: ENTRY, size, ...limits });
    return started;
  };
  const ahead = aheadMs === null ? undefined : setTimeout(pool, aheadMs).unref();
  return {
    start: () => void pool(),
    run: (mode, path, options) => pool().run(mode, path, options),
    pids: () => started?.pids() ?? [],
    close: async () => {
      clearTimeout(ahead);
      await started?.close();
    },
  };
}
