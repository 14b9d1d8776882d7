import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { usePaymentEvents } from './use-payment-events.ts';

const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
const tell = (type: string, data: object) =>
  streams.at(-1)?.enqueue(new TextEncoder().encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`));

const lesson = (status: string) => ({ id: 'l1', status }) as Lesson;

/** Listens to lesson l1; each reading of it answers the next of `answers`, the last one again and again. */
function listen(...answers: Lesson[]) {
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
    return new Response(body, { status: 200 });
  });
  const reload = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0]) ?? null);
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePaymentEvents('l1', reload), { wrapper });
  return { reload, result };
}

afterEach(() => {
  cleanup();
  streams.length = 0;
  vi.unstubAllGlobals();
});

describe('the payment page', () => {
  it('asks after the lesson when the stream opens, and for every payment and status', async () => {
    const { reload, result } = listen(lesson('waiting_payment'), lesson('waiting_payment'), lesson('paid'));
    await waitFor(() => expect(result.current).toEqual({ isStreaming: true, isLost: false }));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    tell('message', { messageId: 'm1' });
    tell('payment', { paymentId: 'p1', status: 'pending' });
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
    tell('status', { status: 'paid', analysisError: null });
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(3));
  });

  it('asks again where the answer is older than the payment that was heard of', async () => {
    const { reload, result } = listen(lesson('waiting_payment'), lesson('waiting_payment'), lesson('paid'));
    await waitFor(() => expect(result.current.isStreaming).toBe(true));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    tell('status', { status: 'paid', analysisError: null });
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(3));
  });

  it('hears what happens while a reading is on its way', async () => {
    const { reload, result } = listen(lesson('waiting_payment'), lesson('paid'));
    let finish: (shown: Lesson) => void = () => {};
    const slow = new Promise<Lesson>((resolve) => {
      finish = resolve;
    });
    reload.mockImplementationOnce(() => slow);
    await waitFor(() => expect(result.current.isStreaming).toBe(true));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    tell('payment', { paymentId: 'p1', status: 'paid' });
    tell('status', { status: 'paid', analysisError: null });
    finish(lesson('waiting_payment'));
    await waitFor(() => expect(reload.mock.calls.length).toBeGreaterThan(1));
  });

  it('looks when a phone comes back from the bank’s app', async () => {
    const { reload, result } = listen(lesson('waiting_payment'));
    await waitFor(() => expect(result.current.isStreaming).toBe(true));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });
});
