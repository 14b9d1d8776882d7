import { Client } from 'pg';
import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import { EVENTS_CHANNEL, type Events, RIGHTS_PREFIX } from './events.ts';
import { type StreamLimits, Streams } from './streams.ts';
import { takeTurns } from './take-turns.ts';
import { TopicWatcher } from './topic-watcher.ts';

const RECONNECT_MS = 300;
/** Of the pool's connections: what events read by themselves leaves most of them to the calls. */
const READS_AT_ONCE = 4;

/**
 * One LISTEN connection for the whole process, one watcher for each topic that anybody follows. A notice only says
 * which topic has something new, or whose rights to ask for again; the events come from the table, by id, once for all
 * who follow. After a lost connection everything is looked at once.
 */
export async function openEvents(
  database: Database,
  log: Log,
  limits?: Partial<StreamLimits>,
): Promise<Events> {
  const watchers = new Map<string, TopicWatcher>();
  const inTurn = takeTurns(READS_AT_ONCE);
  const streams = new Streams(inTurn, limits);
  const stopping = new AbortController();
  const wakeAll = () => {
    for (const watcher of watchers.values()) watcher.look();
    streams.recheckAll();
  };
  const hear = (notice = '') => {
    if (notice.startsWith(RIGHTS_PREFIX)) streams.recheck(notice.slice(RIGHTS_PREFIX.length));
    else watchers.get(notice)?.look();
  };
  let client: Client | null = null;
  const listen = async () => {
    client = new Client({ ...database.pgConfig, keepAlive: true, application_name: 'lousa events' });
    client.on('error', () => undefined);
    client.on('notification', (notice) => hear(notice.payload));
    client.once('end', () => {
      if (stopping.signal.aborted) return;
      setTimeout(() => void listen().catch(() => undefined), RECONNECT_MS).unref();
    });
    await client.connect();
    await client.query(`listen ${EVENTS_CHANNEL}`);
    wakeAll();
  };
  await listen();
  return {
    subscribe(topic, afterId, onEvent) {
      const known = watchers.get(topic);
      const watcher = known ?? new TopicWatcher(database, topic, { log, inTurn });
      if (!known) watchers.set(topic, watcher);
      const leave = watcher.join(afterId, onEvent);
      return () => {
        leave();
        if (watcher.isEmpty && watchers.get(topic) === watcher) watchers.delete(topic);
      };
    },
    streams,
    stopping: stopping.signal,
    endStreams: () => stopping.abort(),
    async close() {
      stopping.abort();
      await client?.end().catch(() => undefined);
    },
  };
}
