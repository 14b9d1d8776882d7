import type { OcrEngineChoice } from '#engine/reading/reading-options.ts';
import type { JobProgress, JobRequest } from './messages.ts';

/** Light work is a moment's: a look at a file, typed text. Heavy work reads a file, which may take minutes. */
export type Lane = 'light' | 'heavy';

/** One file waiting for, or in the hands of, a child. `settle` works once; later calls do nothing. */
export interface ReadingJob {
  request: JobRequest;
  lane: Lane;
  /** Whose turn it takes; a job without an owner has a turn of its own. */
  owner: string;
  /** It recognises pictures, for which one child takes all the processors there are for reading. */
  isWide: boolean;
  onProgress: (progress: JobProgress) => void;
  /** Told once the child has done with it, however it ended; not of a try that was called back. */
  onUsed: (ms: number) => void;
  settle: (outcome: { result: unknown } | { error: Error }) => void;
  done: Promise<unknown>;
}

export interface JobOptions {
  onProgress?: (progress: JobProgress) => void;
  ocrEngine?: OcrEngineChoice;
  /** Owners are served in turns. */
  owner?: string;
  /** `open` is always light, the rest heavy unless told. */
  lane?: Lane;
  /** Milliseconds for which a child was held. */
  onUsed?: (ms: number) => void;
}

let lastJob = 0;

export function makeJob(mode: string, path: string, options: JobOptions): ReadingJob {
  let settle: ReadingJob['settle'] = () => {};
  const done = new Promise((resolve, reject) => {
    settle = (outcome) => {
      if ('error' in outcome) reject(outcome.error);
      else resolve(outcome.result);
    };
  });
  const job = ++lastJob;
  return {
    request: { job, mode, path, ocrEngine: options.ocrEngine ?? 'auto' },
    lane: options.lane ?? (mode === 'open' ? 'light' : 'heavy'),
    owner: options.owner ?? `#${job}`,
    isWide: false,
    onProgress: (progress) => options.onProgress?.(progress),
    onUsed: (ms) => options.onUsed?.(ms),
    settle,
    done,
  };
}
