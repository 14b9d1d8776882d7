import type { Enqueue, HandledJob, JobContext } from '#server/platform/jobs/jobs.ts';
import { Crash } from './crashing-gateways.ts';

interface Waiting {
  name: string;
  payload: object;
}

/**
 * The queue without its clockwork, so that thousands of sequences take minutes: jobs wait in memory and run when
 * told. One that fails or dies goes back, as in the real queue; one of a transaction that was rolled back finds
 * nothing and ends.
 */
export function openJobQueue(): {
  enqueue: Enqueue;
  run(jobs: readonly HandledJob[], context: JobContext): Promise<void>;
  clear(): void;
} {
  let waiting: Waiting[] = [];
  return {
    enqueue: async (_tx, job, payload) => {
      if (job.name !== 'send-mail') waiting.push({ name: job.name, payload });
    },
    async run(jobs, context) {
      const taken = waiting;
      waiting = [];
      for (const { name, payload } of taken) {
        const handled = jobs.find(({ job }) => job.name === name);
        try {
          await handled?.run(payload, context);
        } catch (error) {
          if (error instanceof Crash || isPassing(error)) waiting.push({ name, payload });
          else if (!isRolledBack(error)) throw error;
        }
      }
    },
    clear: () => {
      waiting = [];
    },
  };
}

const isPassing = (error: unknown) => error instanceof Error && error.name === 'GatewayError';
const isRolledBack = (error: unknown) =>
  error instanceof Error &&
  ('code' in error ? error.code === 'refund_not_found' : /^no such/.test(error.message));
