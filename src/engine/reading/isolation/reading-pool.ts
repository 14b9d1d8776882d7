import { fileURLToPath } from 'node:url';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { OpenedDocument } from './messages.ts';
import { type JobOptions, makeJob, type ReadingJob } from './reading-job.ts';
import { makeSlot, type Slot } from './slot.ts';
import { isSameTurn, makeWaitingLine } from './waiting-line.ts';

export interface ReadingPoolOptions {
  /** Children kept ready. From two on, one of them never takes heavy work, so that light work does not wait for scans. */
  size?: number;
  /** Begins with one child; each further one starts when a job waits that no child there is can take. */
  grows?: boolean;
  /** What one child may hold in MB: heap, wasm, buffers. Resident memory is up to 80 MB more (the program). */
  memoryMb?: number;
  /** CPU time of a child's whole life; it is replaced before it has used half. */
  cpuSeconds?: number;
  /** For opening a file; each step of a reading may take three times that, each scanned page twenty times. */
  timeoutMs?: number;
  /** After these a child is replaced by a fresh one, however little they took. */
  mostJobs?: number;
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
 * no file should be able to bring about, which belongs in the log. Owners are served in turns, each lane by itself: one
 * job of an owner at a time while others wait. Who waits holds a file on the disk and no memory but its name.
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

/** Heavy work gives way to whatever else the machine has to do: the answers of the product, light work, the database. */
const HEAVY_NICENESS = 5;

/** Starts the children at once, a growing pool its first; the first call does not wait for anything but their start. */
export function createReadingPool(options: ReadingPoolOptions = {}): ReadingPool {
  const {
    size = 2,
    grows = false,
    memoryMb = 400,
    cpuSeconds = 900,
    timeoutMs = 15_000,
    mostJobs = 200,
    entry = ENTRY,
  } = options;
  let isClosed = false;
  const line = makeWaitingLine(() => slots.flatMap((slot) => slot.job() ?? []));

  const dispatch = () => {
    // From the last slot on: the one kept clear for light work is taken last.
    for (const slot of slots.toReversed()) {
      const next = slot.isFree() ? line.takeFor(slot) : null;
      if (next) slot.take(next);
    }
    grow();
    callBackBesideScans();
    callBackLent();
    // Children that could not even start are not started over and over, only again for the next call.
    if (slots.every((slot) => slot.pid() === null)) {
      for (const job of line.clear()) job.settle({ error: new Error('no reading child could be started') });
    }
  };
  /** Starts a child for each job that waits, and that none on its way is for. */
  const grow = () => {
    if (begun.size === slots.length) return;
    const coming = slots.filter((slot) => slot.isComing());
    const cared: ReadingJob[] = [];
    for (const job of line.list()) {
      if (job.lane === 'light' && cared.some((other) => isSameTurn(job, other))) continue;
      cared.push(job);
      const awaited = coming.findIndex((slot) => line.mayTake(slot, job));
      if (awaited >= 0) {
        coming.splice(awaited, 1);
        continue;
      }
      const fitting = slots.filter((slot) => !begun.has(slot) && line.mayTake(slot, job));
      begin(job.lane === 'light' ? fitting[0] : fitting.at(-1));
    }
  };
  /** Two scans at once take as long as one after the other: the later job of the owner waits for the earlier one. */
  const callBackBesideScans = () => {
    for (const slot of slots.toSorted((a, b) => b.takenAt() - a.takenAt())) {
      const held = slot.job();
      const rivals = slots.flatMap((other) => {
        const job = other.job();
        return job && job !== held && held && isSameTurn(job, held) ? job : [];
      });
      if (!held || !rivals.some(({ isWide }) => isWide || held.isWide)) continue;
      const calledBack = slot.callBack();
      if (calledBack) line.add(calledBack);
    }
  };
  /** A slot lent to an owner who has another is given back as soon as somebody waits who has none; the job begins anew. */
  const callBackLent = () => {
    const coming = slots.filter((slot) => slot.isComing());
    for (const job of line.listUnserved()) {
      const awaited = coming.findIndex((slot) => line.mayTake(slot, job));
      if (awaited >= 0) {
        coming.splice(awaited, 1);
        continue;
      }
      const running = slots.flatMap((slot) => slot.job() ?? []);
      const lent = slots
        .filter((slot) => line.mayTake(slot, job) && isLent(slot.job(), running, job))
        .sort((a, b) => b.takenAt() - a.takenAt())[0];
      const calledBack = lent?.callBack();
      if (calledBack) line.add(calledBack);
    }
  };
  const slots: Slot[] = Array.from({ length: Math.max(1, size) }, (_, index) =>
    makeSlot({
      entry,
      memoryMb,
      cpuSeconds,
      timeoutMs,
      mostJobs,
      niceness: size > 1 && index > 0 ? HEAVY_NICENESS : 0,
      isReserved: size > 1 && index === 0,
      // However many look at files, one slot goes on reading.
      prefers: size > 2 && index === size - 1 ? 'heavy' : 'light',
      onChange: () => dispatch(),
    }),
  );
  /** Those that had a child, and get another one when it ends. */
  const begun = new Set<Slot>();
  const begin = (slot: Slot | undefined) => {
    if (!slot) return;
    begun.add(slot);
    slot.start();
  };
  for (const slot of grows ? slots.slice(-1) : slots) begin(slot);

  const run = async (mode: string, path: string, { signal, ...jobOptions }: CallOptions = {}) => {
    if (isClosed) throw new Error('the reading pool was closed');
    signal?.throwIfAborted();
    const job = makeJob(mode, path, jobOptions);
    const abort = () => {
      const reason = signal?.reason instanceof Error ? signal.reason : new Error('reading was cancelled');
      line.remove(job);
      for (const slot of slots) slot.cancel(job, reason);
      job.settle({ error: reason });
    };
    signal?.addEventListener('abort', abort, { once: true });
    line.add(job);
    for (const slot of begun) slot.start();
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
    pids: () => slots.flatMap((slot) => slot.pid() ?? []),
    close: async () => {
      isClosed = true;
      for (const job of line.clear()) job.settle({ error: new Error('the reading pool was closed') });
      await Promise.all(slots.map((slot) => slot.close()));
    },
  };
}

/** Whether this job can make room for the one that waits: its owner is another, and keeps a slot. */
function isLent(held: ReadingJob | null, running: ReadingJob[], waiting: ReadingJob): boolean {
  if (held === null || held.owner === waiting.owner) return false;
  return running.filter((job) => isSameTurn(job, held)).length > 1;
}
