import { describe, expect, it } from 'vitest';
import type { Message } from '#shared/messages/messages.contract.ts';
import { addOlder, addSent, joinThreads, readEnd, type Thread, type ThreadPage } from './thread.ts';

const PAGE = 5;
const idAt = (n: number) => String(n).padStart(6, '0');
const message = (n: number, changes: Partial<Message> = {}): Message => ({
  id: idAt(n),
  content: `mensagem ${n}`,
  messageType: 'text',
  createdAt: '2026-11-21T13:00:00Z',
  read: false,
  senderType: 'teacher',
  sender: { firstName: 'Ana', lastName: 'Luz' },
  isFromEditor: false,
  isOwn: true,
  attachments: [],
  ...changes,
});

/** The same numbers for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A conversation on a server: answers a page as it is when it is asked. */
function createServer(count: number) {
  const stored = Array.from({ length: count }, (_, n) => message(n));
  const page = (cursor?: string): ThreadPage => {
    const before = cursor === undefined ? stored : stored.filter(({ id }) => id < cursor);
    const items = before.slice(-PAGE);
    return { items, nextCursor: before.length > PAGE ? (items[0]?.id ?? null) : null };
  };
  const write = () => {
    const sent = message(stored.length);
    stored.push(sent);
    return sent;
  };
  return { stored, page, write, read: async (cursor?: string) => page(cursor) };
}
const idsOf = (thread: Thread | undefined) => thread?.messages.map(({ id }) => id);
/** All that is known is what the server has, from somewhere to its end, without a gap. */
function expectWhole(thread: Thread | undefined, stored: Message[]): void {
  const ids = idsOf(thread) ?? [];
  expect(ids).toEqual(stored.slice(-ids.length).map(({ id }) => id));
  expect(thread?.olderCursor).toBe(ids.length === stored.length ? null : ids[0]);
}

describe('what is known of a conversation', () => {
  it('grows back page by page to its beginning', async () => {
    const server = createServer(12);
    let thread = await readEnd(server.read, undefined);
    expect(idsOf(thread)).toHaveLength(PAGE);
    while (thread.olderCursor) thread = addOlder(thread, server.page(thread.olderCursor));
    expectWhole(thread, server.stored);
    expect(idsOf(thread)).toHaveLength(12);
  });

  it('keeps the pages read back when its end is read anew, also where more came than fits on a page', async () => {
    const server = createServer(12);
    let thread = await readEnd(server.read, undefined);
    thread = addOlder(thread, server.page(thread.olderCursor ?? undefined));
    for (let n = 0; n < 13; n++) server.write();
    thread = joinThreads(thread, await readEnd(server.read, thread));
    expectWhole(thread, server.stored);
    expect(idsOf(thread)).toHaveLength(10 + 13);
  });

  it('begins anew where far too much was missed, instead of showing a gap', async () => {
    const server = createServer(12);
    let thread = await readEnd(server.read, undefined);
    for (let n = 0; n < 200; n++) server.write();
    thread = joinThreads(thread, await readEnd(server.read, thread));
    expectWhole(thread, server.stored);
    expect(idsOf(thread)?.length).toBeLessThan(40);
  });

  it('shows no gap below a message sent from here while others came unheard', async () => {
    const server = createServer(12);
    let thread = await readEnd(server.read, undefined);
    for (let n = 0; n < 9; n++) server.write();
    thread = addSent(thread, server.write());
    expect(addSent(thread, thread.messages.at(-1) as Message)).toEqual(thread);
    thread = joinThreads(thread, await readEnd(server.read, thread));
    expectWhole(thread, server.stored);
  });

  it('takes nothing back that is known, when an answer is older than the news', () => {
    const old = { messages: [message(1), message(2)], olderCursor: null, readTo: idAt(2) };
    const known = {
      messages: [message(1), message(2, { read: true }), message(3)],
      olderCursor: null,
      readTo: idAt(3),
    };
    const joined = joinThreads(known, old);
    expect(idsOf(joined)).toEqual([1, 2, 3].map(idAt));
    // Who has read the second has read the first.
    expect(joined.messages.map(({ read }) => read)).toEqual([true, true, false]);
  });

  it.each(Array.from({ length: 40 }, (_, seed) => seed + 1))(
    'is whole in the end, however late and in whatever order answers come (line %i)',
    async (seed) => {
      const random = createRandom(seed);
      const server = createServer(Math.floor(random() * 30));
      let thread: Thread | undefined;
      const onTheirWay: (() => void)[] = [];
      for (let step = 0; step < 60; step++) {
        const dice = random();
        if (dice < 0.25) server.write();
        else if (dice < 0.5) {
          const end = await readEnd(server.read, thread);
          onTheirWay.push(() => {
            thread = joinThreads(thread, end);
          });
        } else if (dice < 0.65 && thread?.olderCursor) {
          const cursor = thread.olderCursor;
          const page = server.page(cursor);
          onTheirWay.push(() => {
            if (thread?.olderCursor === cursor) thread = addOlder(thread, page);
          });
        } else if (dice < 0.75 && thread) {
          const sent = server.write();
          onTheirWay.push(() => {
            thread = addSent(thread, sent);
          });
        } else onTheirWay.splice(Math.floor(random() * onTheirWay.length), 1)[0]?.();
      }
      for (const arrive of onTheirWay) arrive();
      thread = joinThreads(thread, await readEnd(server.read, thread));
      expectWhole(thread, server.stored);
    },
  );
});
