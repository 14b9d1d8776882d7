import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { createLog } from '#server/platform/log.ts';
import { keepHouse } from '#server/platform/upkeep/housekeeping.job.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { type Events, latestEventId, publishEvent, type StoredEvent } from './events.ts';
import { openEvents } from './open-events.ts';

let database: Database;
let processes: Events[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const log = createLog('silent');
  processes = await Promise.all([openEvents(database, log), openEvents(database, log)]);
});
afterAll(async () => {
  await Promise.all(processes.map((events) => events.close()));
  await database.close();
});

const eventsOf = (which: number) => processes[which] as Events;
/** Publishes with a pause before the commit, so that later ids would commit first without turns. */
const publish = (topic: string, data: unknown) =>
  database.db.transaction(async (tx) => {
    await publishEvent(tx, { topic, type: 'progress', data });
    await tx.execute(sql`select pg_sleep(${Math.random() * 0.01})`);
  });
const killListeners = () =>
  database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lousa events' and datname = current_database()`,
  );

describe('events', () => {
  it('reach a reader that comes and goes between two processes, all, in order and once', async () => {
    const total = 200;
    const seen: StoredEvent[] = [];
    const { promise: done, resolve } = Promise.withResolvers<void>();
    let cuts = 0;
    const read = () => {
      const stop = eventsOf(cuts % 2).subscribe('lesson:1', seen.at(-1)?.id ?? 0, (event) => {
        seen.push(event);
        if (seen.length >= total) resolve();
        // Cut in mid-stream: the next connection resumes after the last event seen.
        if (seen.length % 17 === 0 && seen.length < total) {
          stop();
          cuts++;
          setTimeout(read, 1);
        }
      });
    };
    read();
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let i = 0; i < total / 4; i++) {
        await publish('lesson:1', { writer, i });
        if (writer === 0 && i % 20 === 10) await killListeners();
      }
    });
    await Promise.all(writers);
    await done;
    expect(seen).toHaveLength(total);
    expect(cuts).toBeGreaterThan(5);
    const ids = seen.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  });

  it('of another topic, or rolled back, are not seen', async () => {
    const seen: unknown[] = [];
    const stop = eventsOf(0).subscribe('lesson:2', await latestEventId(database.db, 'lesson:2'), ({ data }) =>
      seen.push(data),
    );
    await publish('lesson:3', 'other');
    const rolledBack = database.db.transaction(async (tx) => {
      await publishEvent(tx, { topic: 'lesson:2', type: 'status', data: 'never' });
      tx.rollback();
    });
    await expect(rolledBack).rejects.toThrow();
    await publish('lesson:2', 'mine');
    await expect.poll(() => seen).toEqual(['mine']);
    stop();
    await publish('lesson:2', 'after');
    expect(seen).toEqual(['mine']);
  });

  it('from before are not shown to a reader that asks for what comes from now on', async () => {
    await publish('lesson:4', 'past');
    const seen: unknown[] = [];
    const stop = eventsOf(1).subscribe('lesson:4', null, ({ data }) => seen.push(data));
    await expect
      .poll(async () => {
        await publish('lesson:4', 'new');
        return seen.length;
      })
      .toBeGreaterThan(0);
    expect(seen).not.toContain('past');
    stop();
  });

  it('older than a week are removed', async () => {
    await publish('lesson:5', 'old');
    await database.db.execute(
      sql`update events set created_at = now() - interval '8 days' where topic = 'lesson:5'`,
    );
    await keepHouse(database.db);
    const { rows } = await database.db.execute(
      sql`select distinct topic from events where topic in ('lesson:4', 'lesson:5')`,
    );
    expect(rows).toEqual([{ topic: 'lesson:4' }]);
  });
});
