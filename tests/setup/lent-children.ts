import { type ComposingPool, openComposingPool } from '#engine/composing/children/composing-pool.ts';
import type { OpenedDocument } from '#engine/reading/isolation/messages.ts';
import type { CallOptions, ReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import { openDocumentPool } from '#server/document-pool.ts';

// One of each kind for all files of a worker: a child computes for a second before its first document, and nearly every
// file that orders a lesson would start three. They end with the worker, as the product's do with the product.
const documents = openDocumentPool({ isLazy: true, size: 2 });
const composing = openComposingPool();

/** The worker's children that open, read and analyse; to close it ends the calls made through it alone. */
export const lendDocumentPool = (): ReadingPool => lend(documents);

/** The worker's child that composes and draws, lent in the same way. */
export const lendComposingPool = (): ReadingPool & ComposingPool => ({
  ...lend(composing),
  // Most files that have something analysed compose nothing.
  start: () => undefined,
});

function lend({ run: call, pids }: Pick<ReadingPool, 'run' | 'pids'>): ReadingPool {
  let closing = new AbortController();
  const run = (mode: string, path: string, options: CallOptions = {}) => {
    const signals = options.signal ? [options.signal, closing.signal] : [closing.signal];
    return call(mode, path, { ...options, signal: AbortSignal.any(signals) });
  };
  return {
    open: async (path, options) => (await run('open', path, options)) as OpenedDocument,
    read: async (path, options) => (await run('read', path, options)) as SourceDocument,
    run,
    pids,
    close: async () => {
      closing.abort(new Error('the reading pool was closed'));
      closing = new AbortController();
    },
  };
}
