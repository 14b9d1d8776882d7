import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let ana: ApiClient;
let address: string;
beforeAll(async () => {
  test = await createTestApp();
  ana = await registerTeacher(test.app);
  address = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

interface Seen {
  id: string;
  event: string;
  data: { status?: string };
}

/** Reads the stream until `isEnough`; `onOpen` runs once its headers are there. */
async function watch(
  lessonId: string,
  options: { lastEventId?: string; onOpen?: () => Promise<unknown>; isEnough: (seen: Seen[]) => boolean },
): Promise<Seen[]> {
  const stop = new AbortController();
  const answer = await fetch(`${address}/api/lessons/${lessonId}/events`, {
    headers: {
      authorization: `Bearer ${ana.token}`,
      ...(options.lastEventId ? { 'last-event-id': options.lastEventId } : {}),
    },
    signal: stop.signal,
  });
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  await options.onOpen?.();
  const seen: Seen[] = [];
  let text = '';
  for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, id = '', event = '', data = '{}'] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/m.exec(block) ?? [];
      if (event) seen.push({ id, event, data: JSON.parse(data) });
    }
    if (options.isEnough(seen)) break;
  }
  stop.abort();
  return seen;
}
const statuses = (seen: Seen[]) =>
  seen.filter(({ event }) => event === 'status').map(({ data }) => data.status);

describe('the events of a lesson', () => {
  it('begin with the present status and follow the lesson', async () => {
    const { json: order } = await placeOrder(ana);
    const seen = await watch(order.id, {
      onOpen: () => ana.post(`/api/lessons/${order.id}/cancel`),
      isEnough: (all) => statuses(all).length >= 2,
    });
    expect(statuses(seen)).toEqual(['submitted', 'cancelled']);
    expect(seen.every(({ id }) => Number(id) > 0)).toBe(true);
  });

  it('resume after the last one seen, without repeating it', async () => {
    const { json: order } = await placeOrder(ana);
    const [first] = await watch(order.id, { isEnough: (all) => all.length >= 1 });
    await ana.post(`/api/lessons/${order.id}/cancel`);
    const missed = await watch(order.id, {
      lastEventId: first?.id ?? '',
      isEnough: (all) => all.length >= 1,
    });
    expect(statuses(missed)).toEqual(['cancelled']);
    expect(missed[0]?.id).not.toBe(first?.id);
  });

  it("are nobody else's", async () => {
    const { json: order } = await placeOrder(ana);
    const bia = await registerTeacher(test.app);
    expect((await bia.get(`/api/lessons/${order.id}/events`)).status).toBe(404);
  });
});
