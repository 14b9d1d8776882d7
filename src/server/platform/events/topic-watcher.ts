import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import { eventsTable } from './events.table.ts';
import { latestEventId, type StoredEvent } from './events.ts';
import type { InTurn } from './take-turns.ts';

const AGAIN_MS = 300;
const PAGE = 200;
/** Told one after another before other work has its turn: an event for thousands must not hold the process up. */
const TOLD_AT_ONCE = 100;

interface Reader {
  isGone: boolean;
  /** The last event it has seen; null until the newest one is known. */
  lastId: number | null;
  onEvent: (event: StoredEvent) => void;
}

/**
 * All who follow one topic in this process. A new event is read once and told to each of them; who comes with an older
 * place first gets what was missed, by itself, up to where the others are. Looks are never run twice at once, and
 * events of a topic are committed in the order of their ids, so that order holds and nothing falls between.
 */
export class TopicWatcher {
  readonly #everyone = new Set<Reader>();
  /** Those who have caught up. */
  readonly #live = new Set<Reader>();
  /** The last event read for all; null until the first reader has a place. */
  #lastId: number | null = null;
  #isLooking = false;
  #mustLookAgain = false;
  readonly #database: Database;
  readonly #topic: string;
  readonly #log: Log;
  readonly #inTurn: InTurn;

  constructor(database: Database, topic: string, { log, inTurn }: { log: Log; inTurn: InTurn }) {
    this.#database = database;
    this.#topic = topic;
    this.#log = log;
    this.#inTurn = inTurn;
  }

  get isEmpty(): boolean {
    return this.#everyone.size === 0;
  }

  /** Has `onEvent` called with every event after `afterId`, or from now on; answers how to leave. */
  join(afterId: number | null, onEvent: Reader['onEvent']): () => void {
    const reader: Reader = { isGone: false, lastId: afterId, onEvent };
    this.#everyone.add(reader);
    void this.#catchUp(reader);
    return () => {
      reader.isGone = true;
      this.#everyone.delete(reader);
      this.#live.delete(reader);
    };
  }

  /** There may be something new. */
  look(): void {
    this.#mustLookAgain = true;
    if (!this.#isLooking && this.#lastId !== null) void this.#lookUntilDone();
  }

  /** Without a query where nothing was missed: then nothing is awaited before the reader is live. */
  async #catchUp(reader: Reader): Promise<void> {
    reader.lastId ??= await this.#insist(reader, () => latestEventId(this.#database.db, this.#topic));
    if (reader.isGone || reader.lastId === null) return;
    const isFirst = this.#lastId === null;
    this.#lastId ??= reader.lastId;
    while (reader.lastId < this.#lastId) {
      const upTo: number = this.#lastId;
      const missed = await this.#insist(reader, () => this.#read(reader.lastId ?? upTo, upTo));
      if (reader.isGone || missed === null) return;
      for (const event of missed) tell(reader, event);
      if (missed.length < PAGE) reader.lastId = upTo;
    }
    this.#live.add(reader);
    // Notices that came before anybody followed this topic here were for nobody.
    if (isFirst) this.look();
  }

  /** Asks until there is an answer; null once the reader has gone. */
  async #insist<T>(reader: Reader, ask: () => Promise<T>): Promise<T | null> {
    while (!reader.isGone) {
      try {
        return await this.#inTurn(ask);
      } catch (err) {
        await this.#rest(err);
      }
    }
    return null;
  }

  async #lookUntilDone(): Promise<void> {
    this.#isLooking = true;
    while (this.#mustLookAgain && !this.isEmpty) {
      this.#mustLookAgain = false;
      try {
        for (let isMore = true; isMore && !this.isEmpty; ) {
          const events = await this.#inTurn(() => this.#read(this.#lastId ?? 0));
          for (const event of events) await this.#tellAll(event);
          isMore = events.length === PAGE;
        }
      } catch (err) {
        await this.#rest(err);
        this.#mustLookAgain = true;
      }
    }
    this.#isLooking = false;
  }

  async #tellAll(event: StoredEvent): Promise<void> {
    this.#lastId = event.id;
    let told = 0;
    // Who joins meanwhile has seen this one: it is at or before the place up to which everybody catches up.
    for (const reader of [...this.#live]) {
      if (++told % TOLD_AT_ONCE === 0) await breathe();
      tell(reader, event);
    }
  }

  #read(after: number, upTo?: number): Promise<StoredEvent[]> {
    const { id, type, data, topic } = eventsTable;
    return this.#database.db
      .select({ id, type, data })
      .from(eventsTable)
      .where(and(eq(topic, this.#topic), gt(id, after), upTo === undefined ? undefined : lte(id, upTo)))
      .orderBy(asc(id))
      .limit(PAGE);
  }

  async #rest(err: unknown): Promise<void> {
    this.#log.warn({ err }, 'events could not be read');
    await sleep(AGAIN_MS);
  }
}

/** Each event once, whichever way it comes. */
function tell(reader: Reader, event: StoredEvent): void {
  if (reader.isGone || event.id <= (reader.lastId ?? 0)) return;
  reader.lastId = event.id;
  reader.onEvent(event);
}
