import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Events } from './events/events.ts';
import type { Enqueue } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Storage } from './storage/storage.ts';

/** What every feature is given. */
export interface AppDeps {
  config: Config;
  database: Database;
  storage: Storage;
  mailer: Mailer;
  /** Adds a job inside a transaction. */
  enqueue: Enqueue;
  events: Events;
  log: Log;
  clock: Clock;
}
