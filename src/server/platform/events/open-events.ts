import { and, asc, eq, gt } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import { eventsTable } from './events.table.ts';
import { EVENTS_CHANNEL, type Events, latestEventId, type StoredEvent } from './events.ts';

const RECONNECT_MS = 300;
const PAGE = 200;

/**
 * One LISTEN connection for the whole process. A notice only says which topic has something new; the
 * events come from the table, by id. After a lost connection everyone looks once.
 */
export async function openEvents(database: Database, log: Log): Promise<Events> {
  const watchers = new Map<string, Set<Watcher>>();
  const stopping = new AbortController();
  const wake = (topic?: string) => {
    const woken =
      topic === undefined ? [...watchers.values()].flatMap((all) => [...all]) : (watchers.get(topic) ?? []);
    for (const watcher of woken) watcher.look();
  };
  let client: Client | null = null;
  const listen = async () => {
    client = new Client({ ...database.pgConfig, keepAlive: true, application_name: 'lousa events' });
    client.on('error', () => undefined);
    client.on('notification', (notice) => wake(notice.payload));
    client.once('end', () => {
      if (stopping.signal.aborted) return;
      setTimeout(() => void listen().catch(() => undefined), RECONNECT_MS).unref();
    });
    await client.connect();
    await client.query(`listen ${EVENTS_CHANNEL}`);
    wake();
  };
  await listen();
  return {
    subscribe(topic, afterId, onEvent) {
      const watcher = new Watcher(database, topic, afterId, onEvent, log);
      const all = watchers.get(topic) ?? new Set();
      watchers.set(topic, all.add(watcher));
      watcher.look();
      return () => {
        watcher.isStopped = true;
        all.delete(watcher);
        if (all.size === 0 && watchers.get(topic) === all) watchers.delete(topic);
      };
    },
    stopping: stopping.signal,
    endStreams: () => stopping.abort(),
    async close() {
      stopping.abort();
      await client?.end().catch(() => undefined);
    },
  };
}

/** One reader of one topic. Looks are never run twice at once, so order holds. */
class Watcher {
  isStopped = false;
  #isLooking = false;
  #mustLookAgain = false;
  #lastId: number | null;
  readonly #database: Database;
  readonly #topic: string;
  readonly #onEvent: (event: StoredEvent) => void;
  readonly #log: Log;

  constructor(
    database: Database,
    topic: string,
    afterId: number | null,
    onEvent: (event: StoredEvent) => void,
    log: Log,
  ) {
    this.#database = database;
    this.#topic = topic;
    this.#lastId = afterId;
    this.#onEvent = onEvent;
    this.#log = log;
  }

  look(): void {
    this.#mustLookAgain = true;
    if (!this.#isLooking) void this.#lookUntilDone();
  }

  async #lookUntilDone(): Promise<void> {
    this.#isLooking = true;
    while (this.#mustLookAgain && !this.isStopped) {
      this.#mustLookAgain = false;
      try {
        await this.#read();
      } catch (err) {
        this.#log.warn({ err }, 'events could not be read');
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
        this.#mustLookAgain = true;
      }
    }
    this.#isLooking = false;
  }

  async #read(): Promise<void> {
    this.#lastId ??= await latestEventId(this.#database.db, this.#topic);
    for (let isMore = true; isMore && !this.isStopped; ) {
      const rows = await this.#database.db
        .select({ id: eventsTable.id, type: eventsTable.type, data: eventsTable.data })
        .from(eventsTable)
        .where(and(eq(eventsTable.topic, this.#topic), gt(eventsTable.id, this.#lastId)))
        .orderBy(asc(eventsTable.id))
        .limit(PAGE);
      for (const row of rows) {
        if (this.isStopped) return;
        this.#lastId = row.id;
        this.#onEvent(row);
      }
      isMore = rows.length === PAGE;
    }
  }
}
