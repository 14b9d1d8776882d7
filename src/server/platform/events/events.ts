import { eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { eventsTable } from './events.table.ts';
import type { Streams } from './streams.ts';

export interface StoredEvent {
  id: number;
  type: string;
  data: unknown;
}

/** Gives events to those who watch a topic, in order, each once. */
export interface Events {
  /**
   * Calls `onEvent` with every event of the topic after `afterId`, past ones first. With `afterId`
   * null only what comes from now on. Returns how to stop.
   */
  subscribe(topic: string, afterId: number | null, onEvent: (event: StoredEvent) => void): () => void;
  /** What is open in this process. */
  streams: Streams;
  /** Fires when streams must end because the process stops. */
  stopping: AbortSignal;
  /** Ends all streams but keeps the connection, so that open requests can end first. */
  endStreams(): void;
  close(): Promise<void>;
}

export const EVENTS_CHANNEL = 'lousa_events';
/** A notice that begins so names whose rights have changed; triggers of the database send it. */
export const RIGHTS_PREFIX = 'rights:';

/**
 * Adds an event inside the caller's transaction. Ids are taken before commit, so writers of one topic
 * take turns: without the lock a later id could be seen first and the earlier one be skipped.
 */
export async function publishEvent(
  tx: DbOrTx,
  event: { topic: string; type: string; data: unknown },
): Promise<void> {
  await tx.transaction(async (inner) => {
    await inner.execute(sql`select pg_advisory_xact_lock(hashtextextended(${event.topic}, 7))`);
    await inner.insert(eventsTable).values(event);
    await inner.execute(sql`select pg_notify(${EVENTS_CHANNEL}, ${event.topic})`);
  });
}

/** The id of a topic's newest event, 0 before there is one: what a reader of the present state has seen. */
export async function latestEventId(tx: DbOrTx, topic: string): Promise<number> {
  const [row] = await tx
    .select({ id: sql<number>`coalesce(max(${eventsTable.id}), 0)`.mapWith(Number) })
    .from(eventsTable)
    .where(eq(eventsTable.topic, topic));
  return row?.id ?? 0;
}
