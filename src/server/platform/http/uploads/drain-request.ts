import type { IncomingMessage } from 'node:http';

const MAX_DRAIN_BYTES = 64 * 1024 * 1024;
const MAX_DRAIN_MS = 10_000;

/**
 * Reads and drops the rest of a body, so that a sender that only listens after sending gets the
 * answer. Gives up after 64 MB or 10 s: beyond that nobody is owed patience.
 */
export async function drainRequest(body: IncomingMessage): Promise<void> {
  if (body.readableEnded || body.destroyed) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  let drained = 0;
  const count = (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > MAX_DRAIN_BYTES) resolve();
  };
  const timer = setTimeout(resolve, MAX_DRAIN_MS);
  for (const event of ['end', 'close', 'error'] as const) body.once(event, () => resolve());
  body.unpipe();
  body.on('data', count);
  body.resume();
  await promise;
  clearTimeout(timer);
  body.off('data', count);
}
