import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/platform/query-client.ts';
import { usePaymentEvents } from './use-payment-events.ts';

const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
const tell = (type: string, data: object) =>
  streams.at(-1)?.enqueue(new TextEncoder().encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`));

function listen() {
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
    return new Response(body, { status: 200 });
  });
  const onChanged = vi.fn();
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePaymentEvents({ id: 'l1', status: 'waiting_payment' }, onChanged), {
    wrapper,
  });
  return { onChanged, result };
}

afterEach(() => {
  cleanup();
  streams.length = 0;
  vi.unstubAllGlobals();
});

describe('the payment page', () => {
  it('asks after the lesson when the stream says it was paid, and not when it repeats what is known', async () => {
    const { onChanged, result } = listen();
    await waitFor(() => expect(result.current).toEqual({ isStreaming: true, isLost: false }));
    tell('status', { status: 'waiting_payment', analysisError: null });
    tell('payment', { paymentId: 'p1', status: 'pending' });
    tell('status', { status: 'paid', analysisError: null });
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    tell('payment', { paymentId: 'p1', status: 'paid' });
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2));
  });

  it('looks at once when a phone comes back from the bank’s app', async () => {
    const { onChanged, result } = listen();
    await waitFor(() => expect(result.current.isStreaming).toBe(true));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onChanged).toHaveBeenCalledTimes(1);
  });
});
