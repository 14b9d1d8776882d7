import { setTimeout as pause } from 'node:timers/promises';
import type { JobResult, PgBoss } from 'pg-boss';
import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import { type ClaimedJob, claimNext, type Line, ownerOf } from './claim-next.ts';
import { type HandledJob, HEARTBEAT_SECONDS, type Lane } from './jobs.ts';

/** Serves one lane of one kind of job in this process. */
export interface TurnServer {
  name: string;
  /** There may be something to do. */
  wake(): void;
  /** Claims nothing more; waits for what runs, at most `graceMs`, and gives the rest back. */
  stop(graceMs: number): Promise<void>;
}

interface Surroundings {
  database: Database;
  log: Log;
  run(job: ClaimedJob): Promise<JobResult>;
}

/** A process whose places are all taken by different owners leaves a job this long to one that has a place to give. */
const YIELD_MS = 150;

/**
 * Does what the queue's own workers do, but for the choice of the next job: see `claimNext`. An owner holds at most as
 * many jobs of a process as it has places, so that the one place more is there for somebody else at once; who of them is
 * served when is then the reading pool's to decide.
 */
export function serveInTurns(boss: PgBoss, { job }: HandledJob, around: Surroundings): TurnServer[] {
  const { concurrency = 2, turns } = job.options;
  const { name } = job;
  const lanes = { heavy: concurrency, light: turns?.light ?? 0 };
  return (Object.keys(lanes) as Lane[])
    .filter((lane) => lanes[lane] > 0)
    .map((lane) => serveLane(boss, { name, lane }, lanes[lane], around));
}

function serveLane(
  boss: PgBoss,
  line: Line,
  places: number,
  { database, log, run }: Surroundings,
): TurnServer {
  const slots = places + 1;
  const held = new Map<ClaimedJob, { lost: AbortController; ended: Promise<void> }>();
  let isStopped = false;
  let filling: Promise<void> | null = null;
  let isWoken = false;

  const wake = () => {
    isWoken = true;
    filling ??= fill().finally(() => {
      filling = null;
      if (isWoken && !isStopped && held.size < slots) wake();
    });
  };
  const fill = async () => {
    while (isWoken && !isStopped && held.size < slots) {
      isWoken = false;
      if (countOwners(held) >= places) {
        await Promise.race([pause(YIELD_MS), ...[...held.values()].map(({ ended }) => ended)]);
      }
      const owners = [...held.keys()].map(ownerOf);
      const isFull = (owner: string) => owners.filter((other) => other === owner).length >= places;
      try {
        const claimed = isStopped ? null : await claimNext(boss, database.db, line, owners.filter(isFull));
        if (!claimed) continue;
        isWoken = true;
        const lost = new AbortController();
        held.set(claimed, { lost, ended: serve(claimed, lost) });
      } catch (err) {
        if (!isStopped) log.warn({ err, queue: line.name }, 'the job queue lost its database');
      }
    }
  };
  const serve = async (claimed: ClaimedJob, lost: AbortController) => {
    claimed.signal = AbortSignal.any([lost.signal, AbortSignal.timeout(claimed.expireInSeconds * 1000)]);
    const result = await run(claimed);
    try {
      if (result.status === 'completed') await boss.complete(line.name, claimed);
      else await boss.fail(line.name, claimed, result.output);
    } catch (err) {
      // It stays active without a heartbeat, and is done again.
      log.warn({ err, queue: line.name }, 'the end of a job could not be told');
    }
    held.delete(claimed);
    wake();
  };
  const keepAlive = async () => {
    for (const [claimed, { lost }] of held) {
      try {
        // Told, though not in the library's types.
        const { affected }: { affected?: number } = await boss.touch(line.name, claimed);
        if (affected === 0) lost.abort(new Error('somebody else has this job'));
      } catch (err) {
        log.warn({ err, queue: line.name }, 'the job queue lost its database');
      }
    }
  };
  const beat = setInterval(() => void keepAlive(), (HEARTBEAT_SECONDS * 1000) / 3);

  return {
    name: line.name,
    wake,
    async stop(graceMs) {
      isStopped = true;
      await filling;
      const all = Promise.all([...held.values()].map(({ ended }) => ended));
      await Promise.race([all, pause(graceMs, undefined, { ref: false })]);
      clearInterval(beat);
      const left = [...held.keys()];
      if (left.length > 0) await boss.fail(line.name, left, { error: 'stopped' }).catch(() => undefined);
    },
  };
}

const countOwners = (held: ReadonlyMap<ClaimedJob, unknown>) => new Set([...held.keys()].map(ownerOf)).size;
