import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import type { ChildMessage, JobProgress, JobRequest, Spent } from './messages.ts';

/** Far above any lesson after the word cap; holds the parent's memory down whatever a file made of itself. */
const MOST_RESULT_CHARACTERS = 24_000_000;

export type JobHandler = (
  request: JobRequest,
  onProgress: (progress: JobProgress) => void,
) => Promise<unknown>;

/** The child's side of the pool: one job after the other over IPC, until the parent is gone. */
export function serveJobs(handlers: Record<string, JobHandler>): void {
  // Whatever this process started dies with it, see `dieWithParent`.
  process.on('disconnect', () => process.exit(0));
  process.on('message', (request: JobRequest) => {
    void runJob(handlers, request).then(send);
  });
  send({ type: 'ready' });
}

async function runJob(handlers: Record<string, JobHandler>, request: JobRequest): Promise<ChildMessage> {
  const { job } = request;
  try {
    const handler = handlers[request.mode];
    if (handler === undefined) throw new Error(`no handler for ${request.mode}`);
    const result = await handler(request, (progress) => send({ type: 'progress', job, progress }));
    if (JSON.stringify(result).length > MOST_RESULT_CHARACTERS) throw new ReadingProblem('too_large');
    return { type: 'done', job, result, spent: measureSpent() };
  } catch (error) {
    if (error instanceof ReadingProblem)
      return { type: 'refused', job, code: error.code, spent: measureSpent() };
    if (isOutOfMemory(error)) return { type: 'refused', job, code: 'too_large', spent: measureSpent() };
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { type: 'failed', job, reason: reason.slice(0, 2000), spent: measureSpent() };
  }
}

/** What V8 and wasm throw when the system gives them no more. */
function isOutOfMemory(error: unknown): boolean {
  return (
    error instanceof RangeError && /allocation failed|out of memory|could not allocate/i.test(error.message)
  );
}

function send(message: ChildMessage): void {
  process.send?.(message, undefined, undefined, (error) => {
    if (error !== null) process.exit(0);
  });
}

function measureSpent(): Spent {
  const { user, system } = process.cpuUsage();
  return {
    cpuMs: (user + system) / 1000,
    rssBytes: process.memoryUsage.rss(),
  };
}
