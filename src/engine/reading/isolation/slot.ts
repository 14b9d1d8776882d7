import { ReadingProblem, type ReadingProblemCode } from '#engine/reading/reading-problem.ts';
import type { ChildMessage, Spent } from './messages.ts';
import type { ReadingJob } from './reading-job.ts';
import { type Child, type ChildEnd, type ChildLimits, startChild } from './start-child.ts';
import type { SlotView } from './waiting-line.ts';

export interface SlotOptions extends ChildLimits, SlotView {
  entry: string;
  /** For opening a file; every other step may be still for a multiple of it, however long it takes as a whole. */
  timeoutMs: number;
  /** After these a child is replaced by a fresh one. */
  mostJobs: number;
  /** Called whenever the slot may be free again, or its job turns out to be a scan. */
  onChange: () => void;
}

/** One place in the pool: a child, replaced whenever it has ended or worn out, and the job it holds. */
export interface Slot extends SlotView {
  isFree: () => boolean;
  /** Without a job, and its child on its way. */
  isComing: () => boolean;
  job: () => ReadingJob | null;
  /** When the job was taken, by a clock that only goes forward. */
  takenAt: () => number;
  pid: () => number | null;
  /** Starts a child where there is none. */
  start: () => void;
  take: (job: ReadingJob) => void;
  cancel: (job: ReadingJob, reason: Error) => void;
  /** Takes the job out of the child's hands, which ends; it is not settled and may begin anew elsewhere. */
  callBack: () => ReadingJob | null;
  close: () => Promise<void>;
}

const READ_FACTOR = 3;
/** A page is recognised in seconds; beside a dozen busy programs it takes minutes, and is not stuck. */
const OCR_FACTOR = 20;
/** Of what a child may hold: one that has grown does not shrink again, the next file would start with less room. */
const WORN_SHARE = 0.65;

const CODE_OF_END: Record<ChildEnd, ReadingProblemCode> = {
  cpu: 'timeout',
  memory: 'too_large',
  crash: 'unsafe',
};

export function makeSlot(options: SlotOptions): Slot {
  let child: Child | null = null;
  let state: 'starting' | 'ready' | 'ending' = 'starting';
  let isClosed = false;
  let job: ReadingJob | null = null;
  let takenAt = 0;
  let jobCount = 0;
  let timer: NodeJS.Timeout | undefined;
  let lastPlace = '';
  const wornRssBytes = options.memoryMb * WORN_SHARE * 1024 * 1024;

  const start = () => {
    if (child !== null || isClosed) return;
    state = 'starting';
    jobCount = 0;
    const started = startChild(options.entry, options, receive);
    child = started;
    void started.ended.then(({ end, detail }) => {
      child = null;
      // One that could not even start waits for the next call: it would only fail over and over.
      const couldStart = state !== 'starting';
      endJob({ error: new ReadingProblem(CODE_OF_END[end], { cause: new Error(detail) }) });
      if (couldStart) start();
      options.onChange();
    });
  };

  const receive = (message: ChildMessage) => {
    if (message.type === 'ready') {
      state = 'ready';
      options.onChange();
    } else if (message.job === job?.request.job) {
      if (message.type === 'progress') return hear(message.progress);
      jobCount++;
      endJob(judgeAnswer(message));
      if (message.type === 'failed' || isWorn(message.spent)) end();
      else options.onChange();
    }
  };

  const hear = (progress: Parameters<ReadingJob['onProgress']>[0]) => {
    if (job && progress.step === 'ocr') job.isWide = true;
    // Only what moves on gains time: the clock says how busy the machine is, not how the work goes.
    const place = `${progress.step} ${progress.done}`;
    if (place !== lastPlace) {
      setDeadline(options.timeoutMs * (progress.step === 'ocr' ? OCR_FACTOR : READ_FACTOR));
    }
    lastPlace = place;
    job?.onProgress(progress);
    if (job?.isWide && progress.done === 0) options.onChange();
  };

  const isWorn = (spent: Spent) =>
    jobCount >= options.mostJobs || spent.rssBytes > wornRssBytes || spent.cpuMs > options.cpuSeconds * 500;

  const setDeadline = (afterMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      endJob({ error: new ReadingProblem('timeout') });
      end();
    }, afterMs);
  };

  /** From here on the child takes no further job; its end brings the next one. */
  const end = () => {
    state = 'ending';
    child?.kill();
  };

  const endJob = (outcome: Parameters<ReadingJob['settle']>[0]) => {
    clearTimeout(timer);
    job?.onUsed(performance.now() - takenAt);
    job?.settle(outcome);
    job = null;
  };

  const { isReserved, prefers } = options;
  return {
    isReserved,
    prefers,
    start,
    isFree: () => child !== null && state === 'ready' && job === null && !isClosed,
    isComing: () => child !== null && state !== 'ready' && job === null && !isClosed,
    job: () => job,
    takenAt: () => takenAt,
    pid: () => child?.pid ?? null,
    take: (next) => {
      job = next;
      takenAt = performance.now();
      lastPlace = '';
      setDeadline(next.request.mode === 'open' ? options.timeoutMs : options.timeoutMs * READ_FACTOR);
      child?.send(next.request);
    },
    cancel: (cancelled, reason) => {
      if (job !== cancelled) return;
      endJob({ error: reason });
      end();
    },
    callBack: () => {
      const calledBack = job;
      clearTimeout(timer);
      job = null;
      end();
      return calledBack;
    },
    close: async () => {
      isClosed = true;
      endJob({ error: new Error('the reading pool was closed') });
      const last = child;
      last?.kill();
      await last?.ended;
    },
  };
}

type Answer = Exclude<ChildMessage, { type: 'ready' } | { type: 'progress' }>;

function judgeAnswer(message: Answer): { result: unknown } | { error: Error } {
  if (message.type === 'done') return { result: message.result };
  if (message.type === 'refused') return { error: new ReadingProblem(message.code) };
  return { error: new ReadingProblem('unsafe', { cause: new Error(message.reason) }) };
}
