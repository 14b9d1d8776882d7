import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { createLog } from '#server/platform/log.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { type Events, publishEvent, type StoredEvent } from './events.ts';
import { openEvents } from './open-events.ts';

let database: Database;
let events: Events;
/** Statements that read the table of events. */
let reads = 0;
/** What the next readings wait for before they are sent. */
let gate = Promise.resolve();

beforeAll(async () => {
  database = await createTestDatabase();
  const select = database.db.select.bind(database.db) as (...given: unknown[]) => unknown;
  const db = new Proxy(database.db, {
    get: (target, name) => (name === 'select' ? counted : Reflect.get(target, name)),
  });
  const counted = (...given: unknown[]) => {
    reads++;
    return holdBack(select(...given));
  };
  events = await openEvents({ ...database, db }, createLog('silent'));
});
afterAll(async () => {
  await events.close();
  await database.close();
});

/** The same query, sent once the gate is open. */
function holdBack(query: unknown): unknown {
  return new Proxy(query as object, {
    get(target, name) {
      const part = Reflect.get(target, name) as unknown;
      if (typeof part !== 'function') return part;
      if (name === 'then') {
        const then = part.bind(target) as Promise<unknown>['then'];
        return (...given: Parameters<typeof then>) => gate.then(() => then(...given));
      }
      return (...given: unknown[]) => holdBack((part as (...all: unknown[]) => unknown).apply(target, given));
    },
  });
}
function hold(): () => void {
  let open = () => {};
  gate = new Promise((resolve) => {
    open = resolve;
  });
  return open;
}

const publish = (topic: string, n: number) =>
  publishEvent(database.db, { topic, type: 'progress', data: { n } });
const idsOf = async (topic: string): Promise<number[]> => {
  const { rows } = await database.db.execute(
    sql`select id::int from events where topic = ${topic} order by id`,
  );
  return rows.map(({ id }) => Number(id));
};
/** Follows a topic and keeps what it is told. */
function follow(topic: string, afterId: number | null) {
  const told: number[] = [];
  const leave = events.subscribe(topic, afterId, ({ id }: StoredEvent) => told.push(id));
  return { told, leave };
}

describe('all who follow one topic', () => {
  it('cost one reading of each event, however many they are', async () => {
    await publish('many', 0);
    const [first = 0] = await idsOf('many');
    const readers = Array.from({ length: 500 }, () => follow('many', first));
    await expect.poll(() => reads).toBeGreaterThan(0);
    const before = reads;
    for (let n = 1; n <= 5; n++) await publish('many', n);
    const all = (await idsOf('many')).slice(1);
    await expect.poll(() => readers.every(({ told }) => told.length === 5)).toBe(true);
    for (const { told } of readers) expect(told).toEqual(all);
    // One for each event, or less where two came together; the look at joining may be one more.
    expect(reads - before).toBeLessThanOrEqual(6);
    for (const { leave } of readers) leave();
  });

  it('miss nothing between what they missed and what is new, and are told nothing twice', async () => {
    for (let n = 0; n < 450; n++) await publish('late', n);
    const before = await idsOf('late');
    const live = follow('late', before.at(-1) ?? 0);
    const open = hold();
    const late = [0, 3, 199, 200, 201, 449].map((seen) => follow('late', before[seen - 1] ?? 0));
    // What comes while the missed ones are being read.
    await publish('late', 450);
    open();
    await publish('late', 451);
    const all = await idsOf('late');
    await expect.poll(() => late.map(({ told }) => told.at(-1))).toEqual(late.map(() => all.at(-1)));
    for (const [index, seen] of [0, 3, 199, 200, 201, 449].entries()) {
      expect(late[index]?.told).toEqual(all.slice(seen));
    }
    await expect.poll(() => live.told).toEqual(all.slice(450));
    for (const { leave } of [live, ...late]) leave();
  });

  it('may come and go while events are told', async () => {
    const begin = (await idsOf('coming')).at(-1) ?? 0;
    const stays = follow('coming', begin);
    const others: ReturnType<typeof follow>[] = [];
    for (let n = 0; n < 60; n++) {
      await publish('coming', n);
      const seen = stays.told.at(-1) ?? begin;
      others.push(follow('coming', n % 3 === 0 ? begin : seen));
      if (n % 4 === 0) others.shift()?.leave();
    }
    const all = await idsOf('coming');
    await expect.poll(() => stays.told).toEqual(all);
    await expect.poll(() => others.every(({ told }) => told.at(-1) === all.at(-1))).toBe(true);
    for (const { told } of others) {
      const from = all.indexOf(told[0] ?? -1);
      expect(told).toEqual(all.slice(from));
    }
    for (const { leave } of [stays, ...others]) leave();
  });
});
