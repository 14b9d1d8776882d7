import type { OcrEngineChoice } from '#engine/reading/reading-options.ts';
import type { JobProgress, JobRequest } from './messages.ts';

/** One file waiting for, or in the hands of, a child. `settle` works once; later calls do nothing. */
export interface ReadingJob {
  request: JobRequest;
  onProgress: (progress: JobProgress) => void;
  settle: (outcome: { result: unknown } | { error: Error }) => void;
  done: Promise<unknown>;
}

export interface JobOptions {
  onProgress?: (progress: JobProgress) => void;
  ocrEngine?: OcrEngineChoice;
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
  return {
    request: { job: ++lastJob, mode, path, ocrEngine: options.ocrEngine ?? 'auto' },
    onProgress: (progress) => options.onProgress?.(progress),
    settle,
    done,
  };
}
