import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { createLog } from '#server/platform/log.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { createTestHttpApp, type TestHttpApp } from '#tests/setup/test-http-app.ts';
import { EVENTS_CHANNEL, type Events, latestEventId, publishEvent } from './events.ts';
import { openEvents } from './open-events.ts';
import { sendEvents } from './sse.ts';

let database: Database;
let events: Events;
let http: TestHttpApp;
let url = '';
let isAllowed = true;
beforeAll(async () => {
  database = await createTestDatabase();
  events = await openEvents(database, createLog('silent'));
  http = await createTestHttpApp((app) => {
    app.get('/api/stream', async (request, reply) => {
      const first = { id: await latestEventId(database.db, 't'), type: 'status', data: { status: 'now' } };
      return sendEvents(request, reply, {
        ...{ events, topic: 't', accountId: 'a', first },
        isStillAllowed: async () => isAllowed,
      });
    });
  });
  await http.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(http.app.server.address() as AddressInfo).port}/api/stream`;
});
afterAll(async () => {
  await http.close();
  await events.close();
  await database.close();
});

const publish = (n: number) => publishEvent(database.db, { topic: 't', type: 'progress', data: { n } });

/** Reads until `enough` events came, then leaves; resolves with the blocks, or at the stream's end. */
async function read(
  enough: number,
  headers: Record<string, string> = {},
  onOpen?: () => unknown,
): Promise<string[]> {
  const leave = new AbortController();
  const response = await fetch(url, { headers, signal: leave.signal });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  onOpen?.();
  const blocks: string[] = [];
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    blocks.push(
      ...decoder
        .decode(chunk)
        .split('\n\n')
        .filter((block) => block.startsWith('id:')),
    );
    if (blocks.length >= enough) break;
  }
  leave.abort();
  return blocks;
}

describe('a stream of events', () => {
  it('opens at once with the present state, then tells what happens, each with id, name and data', async () => {
    const blocks = await read(2, {}, () => publish(1));
    expect(blocks[0]).toMatch(/^id: 0\nevent: status\ndata: {"status":"now"}$/);
    expect(blocks[1]).toMatch(/^id: \d+\nevent: progress\ndata: {"n":1}$/);
  });

  it('goes on after the last event the reader has seen, without telling it twice', async () => {
    const seen = await latestEventId(database.db, 't');
    await publish(2);
    await publish(3);
    const blocks = await read(2, { 'last-event-id': String(seen) });
    expect(blocks.map((block) => block.split('data: ')[1])).toEqual(['{"n":2}', '{"n":3}']);
  });

  it('takes an id that is none of ours for none', async () => {
    const blocks = await read(1, { 'last-event-id': "1' or 1=1" });
    expect(blocks[0]).toContain('"status":"now"');
  });

  it('takes an id that none of its events has had yet for none, so that the next one is not missed', async () => {
    const seen = await latestEventId(database.db, 't');
    const blocks = await read(2, { 'last-event-id': String(seen + 1000) }, () => publish(4));
    expect(blocks[0]).toContain('"status":"now"');
    expect(blocks[1]).toContain('{"n":4}');
  });

  it('ends with the rights it was opened with', async () => {
    const blocks = await read(99, {}, async () => {
      isAllowed = false;
      await database.db.execute(sql`select pg_notify(${EVENTS_CHANNEL}, 'rights:account:a')`);
    });
    isAllowed = true;
    expect(blocks).toHaveLength(1);
  });

  it('ends when the process stops, so that its reader goes elsewhere', async () => {
    const blocks = await read(99, {}, () => events.endStreams());
    expect(blocks).toHaveLength(1);
  });
});
