import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stayCurrent } from './stay-current.ts';

/** A stream that stays open; `tell` sends an event, `drop` breaks it. */
function createLine() {
  const pipes: ReadableStreamDefaultController<Uint8Array>[] = [];
  vi.stubGlobal('fetch', async () => {
    return new Response(new ReadableStream<Uint8Array>({ start: (pipe) => void pipes.push(pipe) }));
  });
  return {
    tell: (type: string) => pipes.at(-1)?.enqueue(new TextEncoder().encode(`event: ${type}\ndata: {}\n\n`)),
    drop: () => pipes.at(-1)?.close(),
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let isHidden = false;
let stop = () => {};

/** Watches; every reading takes `lasts` and answers what `answer` says of it. */
function watch(lasts: number, answer: (reading: number) => boolean = () => true) {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  stop = stayCurrent({
    url: '/api/lessons/l1/events',
    isNews: ({ type }) => type === 'status',
    read: async () => {
      begun.push(Date.now());
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, lasts));
      running -= 1;
      return answer(begun.length);
    },
  });
  return { begun, mostAtOnce: () => most };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});
afterEach(() => {
  stop();
  isHidden = false;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what is watched', () => {
  it('is read again for news that come while a reading is on its way, never two at once', async () => {
    const line = createLine();
    const { begun, mostAtOnce } = watch(1500);
    await pass(500);
    line.tell('status');
    await pass(500);
    line.tell('status');
    await pass(3000);
    expect(begun).toHaveLength(2);
    expect(mostAtOnce()).toBe(1);
  });

  it('is read once for events that come together, and not for those that mean nothing', async () => {
    const line = createLine();
    const { begun } = watch(10);
    await pass(1000);
    line.tell('progress');
    await pass(1000);
    expect(begun).toHaveLength(1);
    for (const type of ['status', 'status', 'progress', 'status']) line.tell(type);
    await pass(1000);
    expect(begun).toHaveLength(2);
  });

  it('is asked for again soon where a reading failed or came back older than what was heard', async () => {
    createLine();
    const { begun } = watch(10, (reading) => reading > 3);
    await pass(9000);
    expect(begun.map((at) => Math.round(at / 1000))).toEqual([0, 1, 3, 7]);
  });

  it('is looked at now and then while the stream is open, more often without one, and when it comes back', async () => {
    const line = createLine();
    const { begun } = watch(10);
    await pass(61_000);
    expect(begun).toHaveLength(3);
    line.drop();
    await pass(2000);
    expect(begun).toHaveLength(4);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
    line.drop();
    await pass(21_000);
    expect(begun.length).toBeGreaterThanOrEqual(7);
  });

  it('is looked at every fifteen seconds where the server has no room for its stream', async () => {
    const refusal = '{"type":"urn:lousa:problem:streams_full","status":503}';
    vi.stubGlobal('fetch', async () => new Response(refusal, { status: 503 }));
    const { begun } = watch(10);
    await pass(61_000);
    expect(begun.map((at) => Math.round(at / 1000))).toEqual([5, 20, 35, 50]);
  });

  it('is left alone while nobody sees the page, and read when somebody returns', async () => {
    const line = createLine();
    const { begun } = watch(10);
    await pass(1000);
    isHidden = true;
    await pass(300_000);
    expect(begun).toHaveLength(1);
    line.tell('status');
    await pass(1000);
    expect(begun).toHaveLength(2);
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(1000);
    expect(begun).toHaveLength(3);
  });

  it('is not lost to a reading that never ends', async () => {
    createLine();
    const { begun } = watch(10_000_000);
    await pass(32_000);
    expect(begun).toHaveLength(2);
  });

  it('is not read any more once nobody watches', async () => {
    const line = createLine();
    const { begun } = watch(10);
    await pass(1000);
    stop();
    line.tell('status');
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(100_000);
    expect(begun).toHaveLength(1);
  });
});
