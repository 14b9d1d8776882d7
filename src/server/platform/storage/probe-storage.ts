import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Storage } from './storage-port.ts';

const RECALL_MS = 5000;
/** One small object for each machine, written again and again. */
const PROBE = 'a probe of readiness\n';
const keyOf = () => `probes/${hostname()}`;

/**
 * Whether something can be put into the storage and read back: a disk that is full, a bucket that is away or a key that
 * was taken back all show. What was found is recalled for some seconds, however often it is asked for.
 * @throws whatever the storage throws
 */
export function openStorageProbe(storage: Storage): () => Promise<void> {
  let last: { at: number; found: Promise<void> } | null = null;
  return () => {
    const now = performance.now();
    if (last === null || now - last.at > RECALL_MS) {
      last = { at: now, found: probe(storage) };
      last.found.catch(() => undefined);
    }
    return last.found;
  };
}

async function probe(storage: Storage): Promise<void> {
  const path = join(storage.spoolDir, `probe-${randomUUID()}`);
  try {
    await writeFile(path, PROBE, { mode: 0o600 });
    await storage.putFile(keyOf(), path, { contentType: 'text/plain', size: PROBE.length });
    if ((await text(await storage.readStream(keyOf()))) !== PROBE)
      throw new Error('the storage gave back something else');
  } finally {
    await rm(path, { force: true });
  }
}
