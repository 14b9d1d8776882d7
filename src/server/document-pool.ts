import { fileURLToPath } from 'node:url';
import { createReadingPool, type ReadingPool } from '#engine/reading/isolation/reading-pool.ts';

const ENTRY = fileURLToPath(new URL('./document-child.ts', import.meta.url));
/** One slot is kept for the quick look at uploads; the others read and analyse. */
const SLOTS = 3;

/** A product that has just begun answers first: its first child computes for half a second before it is ready. */
const AHEAD_MS = 10_000;

/**
 * The pool of children for every document of the product: the first starts at the first call or ten seconds from now,
 * whichever comes first, with `isLazy` at the first call alone; the others when there is work for them.
 */
export function openDocumentPool({ isLazy = false, size = SLOTS } = {}): ReadingPool {
  let started: ReadingPool | null = null;
  const pool = () => {
    clearTimeout(ahead);
    started ??= createReadingPool({ entry: ENTRY, size, grows: true });
    return started;
  };
  const ahead = isLazy ? undefined : setTimeout(pool, AHEAD_MS).unref();
  return {
    open: (path, options) => pool().open(path, options),
    read: (path, options) => pool().read(path, options),
    run: (mode, path, options) => pool().run(mode, path, options),
    pids: () => started?.pids() ?? [],
    async close() {
      clearTimeout(ahead);
      await started?.close();
    },
  };
}
