import { fileURLToPath } from 'node:url';
import { createReadingPool, type ReadingPool } from '#engine/reading/isolation/reading-pool.ts';

const ENTRY = fileURLToPath(new URL('./document-child.ts', import.meta.url));
/** One slot is kept for the quick look at uploads; the others read and analyse. */
const SLOTS = 3;

/** The pool of children for every document of the product. With `isLazy` they start at the first call. */
export function openDocumentPool({ isLazy = false } = {}): ReadingPool {
  const start = () => createReadingPool({ entry: ENTRY, size: SLOTS });
  if (!isLazy) return start();
  let started: ReadingPool | null = null;
  const pool = () => {
    started ??= start();
    return started;
  };
  return {
    open: (path, options) => pool().open(path, options),
    read: (path, options) => pool().read(path, options),
    run: (mode, path, options) => pool().run(mode, path, options),
    pids: () => started?.pids() ?? [],
    close: async () => started?.close(),
  };
}
