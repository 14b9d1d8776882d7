import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { accessRecordsTable } from './access-records.table.ts';

/** At most so much of what was noted is lost when the process is killed. */
const WRITE_EVERY_MS = 5000;
/** Who is away for longer begins another row. */
const PAUSE_MS = 10 * 60_000;
const LONGEST_MS = 3_600_000;
/** With more of them unwritten the database has been away for long: the oldest are given up, and the log says so. */
const MAX_UNWRITTEN = 20_000;
const ROWS_AT_ONCE = 500;

/** Who makes a request, and from where. */
export interface Visitor {
  userId: string | null;
  sessionId: string | null;
  address: string;
  port: number | null;
}
/** One run of requests of one visitor: a row. */
export interface Visit {
  id: string;
  visitor: Visitor;
  startedAt: Date;
  lastAt: Date;
  /** Not written yet. */
  requests: number;
}
export interface AccessRecords {
  /** Counts a request and answers the run it belongs to. Waits for nothing. */
  note(visitor: Visitor, now: Date): Visit;
  /** The run lasted until now, such as for an answer that took long. */
  extend(visit: Visit, now: Date): void;
  /** Writes what was noted. What fails is tried again the next time. */
  write(): Promise<void>;
  /** Writes a last time. */
  close(): Promise<void>;
}

/** Gathers what is noted in memory and writes it every five seconds, so that no request waits for it. */
export function openAccessRecords({
  database: { db },
  clock,
  log,
}: Pick<AppDeps, 'database' | 'clock' | 'log'>): AccessRecords {
  const current = new Map<string, Visit>();
  let unwritten = new Set<Visit>();
  let writing: Promise<void> = Promise.resolve();

  function note(visitor: Visitor, now: Date): Visit {
    const key = JSON.stringify(visitor);
    const known = current.get(key);
    const goesOn =
      known &&
      now.getTime() - known.lastAt.getTime() < PAUSE_MS &&
      now.getTime() - known.startedAt.getTime() < LONGEST_MS;
    const visit = goesOn ? known : { id: randomUUID(), visitor, startedAt: now, lastAt: now, requests: 0 };
    // Set anew, so that those noted last stand last.
    current.delete(key);
    current.set(key, visit);
    visit.requests += 1;
    extend(visit, now);
    return visit;
  }

  function extend(visit: Visit, now: Date): void {
    visit.lastAt = now;
    unwritten.add(visit);
  }

  function forget(): void {
    const givenUp = [...unwritten].slice(0, Math.max(0, unwritten.size - MAX_UNWRITTEN));
    for (const visit of givenUp) unwritten.delete(visit);
    if (givenUp.length > 0) log.error({ rows: givenUp.length }, 'access records were lost');
    for (const [key, { lastAt }] of current) {
      const isOver = clock.now().getTime() - lastAt.getTime() > PAUSE_MS;
      if (!isOver && current.size <= MAX_UNWRITTEN) break;
      current.delete(key);
    }
  }

  async function writeAll(): Promise<void> {
    const visits = [...unwritten];
    unwritten = new Set();
    for (let start = 0; start < visits.length; start += ROWS_AT_ONCE) {
      const some = visits.slice(start, start + ROWS_AT_ONCE);
      const rows = some.map(({ visitor, ...run }) => ({ ...visitor, ...run }));
      for (const visit of some) visit.requests = 0;
      try {
        await writeRows(db, rows);
      } catch (err) {
        for (const [index, visit] of some.entries()) visit.requests += rows[index]?.requests ?? 0;
        unwritten = new Set([...visits.slice(start), ...unwritten]);
        log.warn({ err }, 'access records wait for the database');
        break;
      }
    }
    forget();
  }

  const write = () => {
    writing = writing.then(writeAll);
    return writing;
  };
  const timer = setInterval(write, WRITE_EVERY_MS);
  timer.unref();
  return {
    note,
    extend,
    write,
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}

async function writeRows(db: Db, rows: (typeof accessRecordsTable.$inferInsert)[]): Promise<void> {
  const { id, requests, lastAt } = accessRecordsTable;
  await db
    .insert(accessRecordsTable)
    .values(rows)
    .onConflictDoUpdate({
      target: id,
      set: {
        requests: sql`${requests} + excluded.requests`,
        lastAt: sql`greatest(${lastAt}, excluded.last_at)`,
      },
    });
}
