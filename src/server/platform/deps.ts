import type { ComposingPool } from '#engine/composing/children/composing-pool.ts';
import { openComposingPool } from '#engine/composing/children/composing-pool.ts';
import type { ReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Events } from './events/events.ts';
import { openEvents } from './events/open-events.ts';
import { openReadingTime, type ReadingTime } from './http/limits/reading-time.ts';
import { openEnqueue } from './jobs/enqueue.ts';
import type { Enqueue } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import { deferDeletions } from './storage/defer-deletions.ts';
import { openStorage } from './storage/storage.ts';
import type { Storage } from './storage/storage-port.ts';

/** What every feature is given. */
export interface AppDeps {
  config: Config;
  database: Database;
  storage: Storage;
  mailer: Mailer;
  /** Adds a job inside a transaction. */
  enqueue: Enqueue;
  /** Child processes that open, read and analyse documents; nothing of a customer's file is parsed in this one. */
  readingPool: ReadingPool;
  /** The child that composes decks and booklets and draws their files; started by the first, or soon after the product. */
  composingPool: ComposingPool;
  readingTime: ReadingTime;
  events: Events;
  log: Log;
  clock: Clock;
  /** Has something ended when the process stops, before the database goes. */
  onStop(end: () => Promise<void> | void): void;
}

/** After the child that reads has begun: what composes is at hand for the first lesson, and a start answers first. */
const COMPOSE_AHEAD_MS = 20_000;

/** Opens everything but the database, which is given and closed last. Nothing is asked of its tables yet. */
export async function openDeps(
  { config, database, log, readingPool }: Pick<AppDeps, 'config' | 'database' | 'log' | 'readingPool'>,
  overrides: Partial<AppDeps> = {},
): Promise<{ deps: AppDeps; close(): Promise<void> }> {
  const ends: (() => Promise<void> | void)[] = [];
  const { enqueue, close: closeEnqueue } = openEnqueue(database);
  const mailer = overrides.mailer ?? openMailer(config);
  const events = await openEvents(database, log);
  const deps: AppDeps = {
    config,
    database,
    storage: deferDeletions(await openStorage(config), database),
    mailer,
    enqueue,
    readingPool,
    composingPool: overrides.composingPool ?? openComposingPool({ aheadMs: COMPOSE_AHEAD_MS }),
    readingTime: openReadingTime(database, log),
    events,
    log,
    clock: systemClock,
    onStop: (end) => void ends.push(end),
    ...overrides,
  };
  return {
    deps,
    async close() {
      await Promise.allSettled(ends.map(async (end) => end()));
      mailer.close();
      await Promise.all([deps.readingPool.close(), deps.composingPool.close()]);
      await closeEnqueue();
      await events.close();
    },
  };
}
