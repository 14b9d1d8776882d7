import { sql } from 'drizzle-orm';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import { jobTable } from './claim-next.ts';
import { bossDefaults, type HandledJob, HEARTBEAT_SECONDS } from './jobs.ts';
import { serveInTurns, type TurnServer } from './serve-in-turns.ts';
import { WorkerLease } from './worker-lease.ts';

export interface JobRunner {
  /** Lets running jobs end for `graceMs`, then gives them back to the queue. */
  stop(graceMs?: number): Promise<void>;
  /** Resolves once no job waits or runs; jobs that are to start later do not count. */
  idle(): Promise<void>;
}

const STOP_GRACE_MS = 2500;
/** How often is asked whether a job's time has come: retries and later starts are told by no notice. */
const DUE_MS = 1000;
/** Whoever waits for an idle queue asks again after 5 ms, then ever more seldom up to this: asking takes work from the jobs. */
const LONGEST_LOOK_MS = 40;

/** Runs the jobs of these handlers in this process. The queues must be there (`migrate`). */
export async function startJobs(
  database: Database,
  handlers: readonly HandledJob[],
  log: Log,
): Promise<JobRunner> {
  const stopping = new AbortController();
  const boss = new PgBoss({
    ...database.pgConfig,
    ...bossDefaults,
    max: 6,
    useListenNotify: true,
    supervise: true,
    schedule: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    cronMonitorIntervalSeconds: 30,
  } as ConstructorParameters<typeof PgBoss>[0]);
  boss.on('error', (err) => log.warn({ err }, 'the job queue lost its database'));
  await boss.start();
  const names = handlers.map(({ job }) => job.name);
  const around = { database, log, stopping: stopping.signal };
  const inTurns = handlers
    .filter(({ job }) => job.options.turns)
    .flatMap((handled) =>
      serveInTurns(boss, handled, { ...around, run: (one) => runOne(handled, one, around) }),
    );
  const lease = await WorkerLease.take(
    database.pgConfig,
    () => reviveAbandonedJobs(database, boss, names),
    (name) => wakeThose(inTurns, name),
  );
  const workers: Worker[] = [];
  for (const handled of handlers) {
    if (!handled.job.options.turns) workers.push(...(await work(boss, handled, around)));
  }
  wakeThose(inTurns);
  await scheduleByClock(boss, handlers);
  const stopWatching = watchDueJobs(around, names, (name) => {
    for (const worker of workers) if (worker.name === name) boss.notifyWorker(worker.id);
    wakeThose(inTurns, name);
  });
  return {
    async stop(graceMs = STOP_GRACE_MS) {
      await stopWatching();
      setTimeout(() => stopping.abort(), graceMs / 2).unref();
      await Promise.all(inTurns.map((line) => line.stop(graceMs)));
      await boss.stop({ graceful: true, timeout: graceMs });
      stopping.abort();
      await lease.end();
    },
    idle: () => waitUntilIdle(database, names),
  };
}

interface Surroundings {
  database: Database;
  log: Log;
  stopping: AbortSignal;
}

const wakeThose = (lines: readonly TurnServer[], name?: string) => {
  for (const line of lines) if (name === undefined || line.name === name) line.wake();
};

/** One of the queue's own, that fetches when it is woken. */
interface Worker {
  name: string;
  id: string;
}

/** As many workers as run at once, each begun by itself: the queue tells the first one's id alone, and all are woken. */
async function work(boss: PgBoss, handled: HandledJob, around: Surroundings): Promise<Worker[]> {
  const { name, options } = handled.job;
  const settings = {
    batchSize: 2,
    burstWhenBatchFull: true,
    perJobResults: true,
    includeMetadata: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 60,
    heartbeatRefreshSeconds: HEARTBEAT_SECONDS / 3,
  } as const;
  const begin = () =>
    boss.work(name, settings, (batch: JobWithMetadata<object>[]) =>
      Promise.all(batch.map((one) => runOne(handled, one, around))),
    );
  const workers: Worker[] = [];
  for (let i = 0; i < (options.concurrency ?? 2); i++) workers.push({ name, id: await begin() });
  return workers;
}

/**
 * Wakes whoever does a kind of work of which a job may start now. One question for all queues: each of sixty workers
 * asking for itself was a twentieth of a processor at rest.
 */
function watchDueJobs({ database, log }: Surroundings, names: string[], wake: (name: string) => void) {
  let asking: Promise<void> | null = null;
  const ask = async () => {
    try {
      const { rows } = await database.db.execute(sql`select distinct name from ${jobTable}
        where name in ${names} and state < 'active' and not blocked and start_after <= now()`);
      for (const row of rows) wake(String(row.name));
    } catch (err) {
      log.warn({ err }, 'the job queue lost its database');
    }
    asking = null;
  };
  const timer = setInterval(() => {
    asking ??= ask();
  }, DUE_MS);
  return async () => {
    clearInterval(timer);
    await asking;
  };
}

/** A throw fails this job alone; what it was told stays out of the queue's tables. */
async function runOne(
  handled: HandledJob,
  one: JobWithMetadata<object>,
  around: Surroundings,
): Promise<JobResult> {
  const log = around.log.child({ job: one.name, jobId: one.id, retryCount: one.retryCount });
  const isLastTry = one.retryCount >= one.retryLimit;
  const begun = performance.now();
  try {
    await handled.run(one.data, {
      jobId: one.id,
      retryCount: one.retryCount,
      isLastTry,
      signal: AbortSignal.any([one.signal, around.stopping]),
      db: around.database.db,
      log,
    });
    log.debug({ ms: Math.round(performance.now() - begun) }, 'job done');
    return { id: one.id, status: 'completed' };
  } catch (err) {
    log[isLastTry ? 'error' : 'warn']({ err, isLastTry }, 'job failed');
    return { id: one.id, status: 'failed', output: { error: err instanceof Error ? err.name : 'unknown' } };
  }
}

/** No worker lives: let every active job's heartbeat count as run out, and the queue do what it does then. */
async function reviveAbandonedJobs(database: Database, boss: PgBoss, names: string[]): Promise<void> {
  const found = await database.db.execute(sql`
    update ${jobTable} set heartbeat_on = 'epoch'
    where state = 'active' and name in ${names} returning name`);
  for (const name of new Set(found.rows.map((row) => String(row.name)))) await boss.supervise(name);
}

async function scheduleByClock(boss: PgBoss, handlers: readonly HandledJob[]): Promise<void> {
  const wanted = new Map(
    handlers.flatMap(({ job }) => (job.options.cron ? [[job.name, job.options.cron]] : [])),
  );
  const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const name of known.keys()) if (!wanted.has(name)) await boss.unschedule(name);
  for (const [name, cron] of wanted)
    if (known.get(name) !== cron) await boss.schedule(name, cron, {}, { tz: 'UTC' });
}

async function waitUntilIdle(database: Database, names: string[]): Promise<void> {
  for (let waitMs = 5; ; waitMs = Math.min(waitMs * 2, LONGEST_LOOK_MS)) {
    const { rows } = await database.db.execute(sql`
      select 1 from ${jobTable}
      where name in ${names} and (state in ('active', 'retry') or (state = 'created' and start_after <= now())) limit 1`);
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
