import { fileURLToPath } from 'node:url';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { OpenedDocument } from './messages.ts';
import { type JobOptions, makeJob, type ReadingJob } from './reading-job.ts';
import { makeSeat, type Seat } from './slot.ts';

export interface ReadingPoolOptions {
  /** Children kept ready. From two on, one of them never takes a full reading, so that uploads do not wait for scans. */
  size?: number;
  /** What one child may hold in MB: heap, wasm, buffers. Resident memory is up to 80 MB more (the program). */
  memoryMb?: number;
  /** CPU time of a child's whole life; it is replaced before it has used half. */
  cpuSeconds?: number;
  /** For opening a file; reading its letters gets three times that, each scanned page another 15 s. */
  timeoutMs?: number;
  /** The file the children run. */
  entry?: string;
}

export interface CallOptions extends JobOptions {
  /** Aborting ends the child that holds the file; the call rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Reads files of strangers in child processes with limits on time, CPU and memory; the calling process only
 * ever sees the result. Both calls throw a `ReadingProblem`; its `cause` is set when a child ended in a way
 * no file should be able to bring about, which belongs in the log.
 */
export interface ReadingPool {
  /** First look, for an upload: is it a document that can be read? No recognition of pictures. */
  open: (path: string, options?: CallOptions) => Promise<OpenedDocument>;
  /** The whole document. */
  read: (path: string, options?: CallOptions) => Promise<SourceDocument>;
  /** Any other job that the entry serves, on a file named by `path`; the answer is the handler's. */
  run: (mode: string, path: string, options?: CallOptions) => Promise<unknown>;
  /** Ids of the living children. */
  pids: () => number[];
  /** Ends all children; waiting and running calls are rejected. */
  close: () => Promise<void>;
}

const ENTRY = fileURLToPath(new URL('./reading-child.ts', import.meta.url));

/** Starts the children at once; the first call does not wait for anything but their start. */
export function createReadingPool(options: ReadingPoolOptions = {}): ReadingPool {
  const { size = 2, memoryMb = 400, cpuSeconds = 900, timeoutMs = 15_000, entry = ENTRY } = options;
  const queue: ReadingJob[] = [];
  let isClosed = false;

  const dispatch = () => {
    for (const [index, seat] of seats.entries()) {
      if (!seat.isFree()) continue;
      const keepsClear = index === 0 && seats.length > 1;
      const next = queue.find((job) => job.request.mode === 'open') ?? (keepsClear ? undefined : queue[0]);
      if (next === undefined) continue;
      queue.splice(queue.indexOf(next), 1);
      seat.take(next);
    }
    // Children that could not even start are not started over and over, only again for the next call.
    if (seats.every((seat) => seat.pid() === null)) {
      for (const job of queue.splice(0))
        job.settle({ error: new Error('no reading child could be started') });
    }
  };
  const seats: Seat[] = Array.from({ length: Math.max(1, size) }, () =>
    makeSeat({ entry, memoryMb, cpuSeconds, timeoutMs, onChange: dispatch }),
  );
  for (const seat of seats) seat.start();

  const run = async (mode: string, path: string, { signal, ...jobOptions }: CallOptions = {}) => {
    if (isClosed) throw new Error('the reading pool was closed');
    signal?.throwIfAborted();
    const job = makeJob(mode, path, jobOptions);
    const abort = () => {
      const reason = signal?.reason instanceof Error ? signal.reason : new Error('reading was cancelled');
      const at = queue.indexOf(job);
      if (at >= 0) queue.splice(at, 1);
      for (const seat of seats) seat.cancel(job, reason);
      job.settle({ error: reason });
    };
    signal?.addEventListener('abort', abort, { once: true });
    queue.push(job);
    for (const seat of seats) seat.start();
    dispatch();
    try {
      return await job.done;
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  };

  return {
    open: async (path, callOptions) => (await run('open', path, callOptions)) as OpenedDocument,
    read: async (path, callOptions) => (await run('read', path, callOptions)) as SourceDocument,
    run,
    pids: () => seats.flatMap((seat) => seat.pid() ?? []),
    close: async () => {
      isClosed = true;
      for (const job of queue.splice(0)) job.settle({ error: new Error('the reading pool was closed') });
      await Promise.all(seats.map((seat) => seat.close()));
    },
  };
}
