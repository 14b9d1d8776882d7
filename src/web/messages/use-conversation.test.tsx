import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '#shared/messages/messages.contract.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { UNREAD_KEY } from './clear-unread.ts';
import type { Thread } from './thread.ts';
import { threadQuery } from './thread-query.ts';
import { useConversation } from './use-conversation.ts';

const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
const tell = (type: string, data: object) =>
  streams.at(-1)?.enqueue(new TextEncoder().encode(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`));
const own = { id: 'm1', content: 'Oi', senderType: 'teacher', isOwn: true, read: false, attachments: [] };

const threadOf = (...messages: object[]): Thread => ({
  messages: messages as Message[],
  olderCursor: null,
  readTo: '',
});
const shown = (result: { current: ReturnType<typeof useConversation> }) =>
  result.current.thread.data?.messages;

/** The conversation of lesson l1, which has one own message; counts how often its messages are asked for. */
function open(isInView: boolean) {
  const asked = vi.fn();
  /** What the next readings answer; without any, the own message alone. */
  const answers: object[][] = [];
  let gate = Promise.resolve();
  const hold = () => {
    let release = () => {};
    gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  };
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.endsWith('/events')) {
      asked();
      const answer = answers.length > 1 ? answers.shift() : (answers[0] ?? [own]);
      await gate;
      return Response.json(answer);
    }
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) });
    return new Response(body, { status: 200 });
  });
  const client = createQueryClient();
  client.setQueryData(UNREAD_KEY, { total: 3, lessons: [{ lessonId: 'l1', count: 2 }] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const hook = renderHook(({ isSeen }) => useConversation('l1', isSeen), {
    wrapper,
    initialProps: { isSeen: isInView },
  });
  return { asked, answers, hold, client, ...hook };
}

afterEach(() => {
  cleanup();
  streams.length = 0;
  vi.unstubAllGlobals();
});

describe('a conversation', () => {
  it('is asked for, and so marked as read, only while somebody sees it', async () => {
    const { asked, client, result, rerender } = open(false);
    act(() => void client.setQueryData(threadQuery('l1').queryKey, threadOf(own)));
    await waitFor(() => expect(streams).toHaveLength(1));
    tell('message', { messageId: 'm2' });
    tell('read', { side: 'production' });
    await waitFor(() => expect(shown(result)?.[0]?.read).toBe(true));
    expect(asked).not.toHaveBeenCalled();
    expect(client.getQueryData(UNREAD_KEY)).toMatchObject({ total: 3 });
    rerender({ isSeen: true });
    await waitFor(() => expect(client.getQueryData(UNREAD_KEY)).toEqual({ total: 1, lessons: [] }));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('hears of a new message, and asks for nothing when the other side reads', async () => {
    const { asked, result } = open(true);
    await waitFor(() => expect(shown(result)).toEqual([own]));
    // Once by itself, once because the stream has opened.
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    tell('read', { side: 'production' });
    await waitFor(() => expect(shown(result)).toEqual([{ ...own, read: true }]));
    expect(asked).toHaveBeenCalledTimes(2);
    tell('message', { messageId: 'm1' });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  });

  it('asks again where a message that was heard of is not in the answer', async () => {
    const other = { ...own, id: 'm2', isOwn: false };
    const { asked, result, answers } = open(true);
    await waitFor(() => expect(shown(result)).toEqual([own]));
    answers.push([own], [own, other]);
    tell('message', { messageId: 'm2' });
    await waitFor(() => expect(shown(result)).toEqual([own, other]));
    expect(asked.mock.calls.length).toBeGreaterThanOrEqual(3);
  });

  it('shows a message that comes while an earlier answer is on its way', async () => {
    const other = { ...own, id: 'm2', isOwn: false };
    const { asked, result, answers, hold } = open(true);
    await waitFor(() => expect(shown(result)).toEqual([own]));
    const release = hold();
    tell('message', { messageId: 'm1' });
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThanOrEqual(2));
    answers.push([own, other]);
    tell('message', { messageId: 'm2' });
    release();
    await waitFor(() => expect(shown(result)).toEqual([own, other]));
  });
});
