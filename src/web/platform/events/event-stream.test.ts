import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '#web/platform/session/session.ts';
import { followEvents, type StreamState } from './event-stream.ts';

const fetched = vi.fn<typeof fetch>();
const stream = (text: string) =>
  new Response(text, { status: 200, headers: { 'content-type': 'text/event-stream' } });
const headersOf = (call: number) => new Headers(fetched.mock.calls[call]?.[1]?.headers);

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  sessionStore.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('following the events of a lesson', () => {
  it('carries the token and resumes after the last event it has seen', async () => {
    sessionStore.signIn({ token: 'abc', user: {} as never });
    fetched.mockResolvedValueOnce(stream('retry: 2000\n\nid: 41\nevent: status\ndata: {}\n\n'));
    fetched.mockImplementation(() => new Promise(() => {}));
    const seen: string[] = [];
    const stop = followEvents('/api/lessons/1/events', { onEvent: (event) => seen.push(event.type) });
    await vi.advanceTimersByTimeAsync(1999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(headersOf(0).get('authorization')).toBe('Bearer abc');
    expect(headersOf(0).has('last-event-id')).toBe(false);
    expect(headersOf(1).get('last-event-id')).toBe('41');
    expect(seen).toEqual(['status']);
    stop();
  });

  it('waits longer each time the server cannot be reached', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const stop = followEvents('/api/lessons/1/events', { onEvent: () => {} });
    await vi.advanceTimersByTimeAsync(0);
    const calls: number[] = [];
    for (let second = 1; second <= 15; second += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      calls.push(fetched.mock.calls.length);
    }
    expect(calls.filter((count, index) => count !== (calls[index - 1] ?? 1))).toEqual([2, 3, 4, 5]);
    stop();
  });

  it('gives a silent connection up and comes back', async () => {
    fetched.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
        }),
    );
    const stop = followEvents('/api/lessons/1/events', { onEvent: () => {} });
    await vi.advanceTimersByTimeAsync(45_000 + 1000);
    expect(fetched).toHaveBeenCalledTimes(2);
    stop();
  });

  it('ends for good where the server refuses', async () => {
    fetched.mockResolvedValue(new Response('{}', { status: 404 }));
    const states: StreamState[] = [];
    followEvents('/api/lessons/1/events', { onEvent: () => {}, onState: (state) => states.push(state) });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(states).toEqual(['connecting', 'closed']);
  });

  it.each([
    [
      'there is no room',
      () => new Response('{"type":"urn:lousa:problem:streams_full","status":503}', { status: 503 }),
    ],
    [
      'a newer page took its place',
      () => stream('id: 1\nevent: status\ndata: {}\n\nevent: replaced\ndata: {}\n\n'),
    ],
  ])('waits a minute and for somebody to look where %s', async (_why, answer) => {
    let isHidden = true;
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
    fetched.mockImplementation(async () => answer());
    const states: StreamState[] = [];
    const seen: string[] = [];
    const stop = followEvents('/api/lessons/1/events', {
      onEvent: ({ type }) => seen.push(type),
      onState: (state) => states.push(state),
    });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('crowded');
    expect(seen).not.toContain('replaced');
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetched).toHaveBeenCalledTimes(3);
    stop();
    vi.restoreAllMocks();
  });
});
