import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { useLiveAnalysis } from './use-live-analysis.ts';

const lesson = { id: 'l1', status: 'analyzing', analysisError: null } as Lesson;
const encoder = new TextEncoder();

/** A stream that stays open and can be written to. */
function openStream() {
  let write: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      write = controller;
    },
  });
  const send = (id: number, type: string, data: object) =>
    act(async () => {
      write?.enqueue(encoder.encode(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`));
      await vi.advanceTimersByTimeAsync(10);
    });
  return { response: new Response(body), send, drop: () => act(async () => write?.close()) };
}
const watch = (reload: () => Promise<Lesson | null>) =>
  renderHook((shown: Lesson) => useLiveAnalysis(shown, reload), { initialProps: lesson });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('watching an analysis', () => {
  const fetchMock = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetchMock);
  });
  afterEach(() => {
    fetchMock.mockReset();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('shows what arrives, and reads the lesson for every status until it is as new as the last one', async () => {
    const stream = openStream();
    fetchMock.mockResolvedValue(stream.response);
    const answers = [lesson, lesson, { ...lesson, status: 'waiting_approval' } as Lesson];
    const reload = vi.fn(async () => answers.shift() ?? null);
    const { result, unmount } = watch(reload);
    await pass(100);
    expect(reload).toHaveBeenCalledTimes(1);
    await stream.send(1, 'progress', { step: 'structure', percent: null, partial: { words: 812 } });
    await pass(100);
    expect(result.current.live.words).toBe(812);
    expect(reload).toHaveBeenCalledTimes(1);
    await stream.send(2, 'status', { status: 'waiting_approval', analysisError: null });
    await pass(100);
    expect(reload).toHaveBeenCalledTimes(2);
    await pass(1200);
    expect(reload).toHaveBeenCalledTimes(3);
    await pass(5000);
    expect(reload).toHaveBeenCalledTimes(3);
    unmount();
  });

  it('asks for the lesson every few seconds while there is no stream, and says so', async () => {
    fetchMock.mockRejectedValue(new TypeError('no connection'));
    const reload = vi.fn(async () => lesson);
    const { result, unmount } = watch(reload);
    await pass(16_000);
    expect(reload).toHaveBeenCalledTimes(3);
    expect(result.current.isLost).toBe(true);
    unmount();
    await pass(60_000);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('resumes after a lost connection from the last event it has heard', async () => {
    const first = openStream();
    const second = openStream();
    fetchMock.mockResolvedValueOnce(first.response).mockResolvedValue(second.response);
    const { result, unmount } = watch(async () => lesson);
    await pass(10);
    await first.send(7, 'progress', { step: 'reading', percent: null });
    await first.drop();
    await pass(3000);
    const headers = fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('Last-Event-ID'));
    expect(headers).toEqual(['0', '7']);
    await second.send(8, 'progress', { step: 'improvements', percent: null });
    expect(result.current).toMatchObject({ isLost: false, live: { step: 'improvements' } });
    unmount();
  });
});
