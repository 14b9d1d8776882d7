import type { ConstructorOptions, Queue } from 'pg-boss';
import type * as z from 'zod/mini';
import type { Db, DbOrTx } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';

export interface JobOptions {
  /** Tries after the first one fails; 3 unless told. */
  retryLimit?: number;
  /** Seconds before the first retry, then doubled each time; 1 unless told. */
  retryDelaySeconds?: number;
  /** How long one try may take before it counts as lost; 300 unless told. */
  timeoutSeconds?: number;
  /** How many run at once in one process; 2 unless told. */
  concurrency?: number;
  /**
   * Owners are served in turns, over all processes: see `claimNext`. `concurrency` then counts heavy work, of which one
   * job more is held ready for an owner who has none; `light` counts that of the light lane beside it.
   */
  turns?: { light: number };
  /** Cron (UTC) for jobs that run by the clock; the payload is then `{}`. */
  cron?: string;
}

/** A kind of background work: its name in the queue and what a payload must look like. */
export interface Job<T extends object = object> {
  name: string;
  schema: z.ZodMiniType<T>;
  options: JobOptions;
}

/** What a handler is told about the try it makes. Every handler must bear being run twice. */
export interface JobContext {
  jobId: string;
  /** 0 on the first try. */
  retryCount: number;
  /** Nothing comes after this try: say so to whoever waits. */
  isLastTry: boolean;
  /** Fires when the process stops or the try took too long. */
  signal: AbortSignal;
  db: Db;
  log: Log;
}
export type JobHandler<T extends object> = (payload: T, context: JobContext) => Promise<void>;
/** A job with its handler, made by `handle` so that the payload's type is checked. */
export interface HandledJob {
  job: Job;
  run(payload: unknown, context: JobContext): Promise<void>;
}

export interface EnqueueOptions {
  /** While a job with the same key waits, a further one is not added. */
  singletonKey?: string;
  startAfter?: Date;
  /** Whose turn it takes, of a job with `turns`. */
  owner?: string;
  /** `heavy` unless told. */
  lane?: Lane;
}
/** Light work is a moment's and has a lane of its own, so that it never waits behind heavy work. */
export type Lane = 'light' | 'heavy';
/** Lanes are told apart by the queue's priorities. */
export const LANE_PRIORITY: Record<Lane, number> = { light: 1, heavy: 0 };
/** The channel on which a new job with `turns` is told; the payload is its name. */
export const TURNS_CHANNEL = 'lousa_turns';

/** Adds a job inside the caller's transaction: rolled back with it, seen when it commits. */
export type Enqueue = <T extends object>(
  tx: DbOrTx,
  job: Job<T>,
  payload: T,
  options?: EnqueueOptions,
) => Promise<void>;

export function defineJob<T extends object>(definition: {
  name: string;
  schema: z.ZodMiniType<T>;
  options?: JobOptions;
}): Job<T> {
  return { options: {}, ...definition };
}

/** Pairs a job with its handler; a payload that breaks the schema fails the try. */
export function handle<T extends object>(job: Job<T>, handler: JobHandler<T>): HandledJob {
  return { job: job as Job, run: async (payload, context) => handler(job.schema.parse(payload), context) };
}

export const JOBS_SCHEMA = 'jobs';
export const HEARTBEAT_SECONDS = 10;
export const deadLetterOf = (job: Job): string => `${job.name}.dead`;

/** What every instance of the queue shares. */
export const bossDefaults = {
  schema: JOBS_SCHEMA,
  useListenNotify: false,
  supervise: false,
  schedule: false,
  migrate: false,
} as const satisfies ConstructorOptions;

/** The queue's settings as the database keeps them. */
export function queueOf(job: Job): Queue {
  return {
    name: job.name,
    // 'short': one waiting job per singleton key; keyless jobs get a key of their own.
    policy: 'short',
    retryLimit: job.options.retryLimit ?? 3,
    retryDelay: job.options.retryDelaySeconds ?? 1,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: job.options.timeoutSeconds ?? 300,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deadLetter: deadLetterOf(job),
    notify: true,
  };
}
