import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#web/platform/query-client.ts';
import { ConversationPanel } from './conversation-panel.tsx';
import { MESSAGE_TEXTS } from './message-texts.ts';

const PAGE = 50;
const ALL = 120;
const message = (n: number) => ({
  id: `m${String(n).padStart(4, '0')}`,
  content: `Recado ${n}.`,
  messageType: 'text',
  createdAt: '2026-11-21T13:00:00Z',
  read: true,
  senderType: 'editor',
  sender: { firstName: 'Edu', lastName: 'Lima' },
  isFromEditor: true,
  isOwn: false,
  attachments: [],
});
const stored = () => Array.from({ length: ALL }, (_, n) => message(n + 1));

/** Answers wait until they are let go, by the page they are of: `end` or a cursor. */
let held: { page: string; release: (answer?: Response) => void }[] = [];
let isHolding = false;
let messages = stored();
const streams: ReadableStreamDefaultController<Uint8Array>[] = [];

beforeEach(() => {
  held = [];
  isHolding = false;
  messages = stored();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      readonly #isOfPanel: boolean;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void, options?: { root?: unknown }) {
        this.#tell = tell;
        this.#isOfPanel = !options?.root;
      }
      observe() {
        if (this.#isOfPanel) this.#tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/events')) {
      return new Response(new ReadableStream<Uint8Array>({ start: (pipe) => void streams.push(pipe) }));
    }
    if (!url.includes('/messages')) return Response.json({ total: 0, lessons: [] });
    const cursor = new URL(url, 'http://lousa.test').searchParams.get('cursor');
    const before = cursor ? messages.filter(({ id }) => id < cursor) : messages;
    const items = before.slice(-PAGE);
    const link = before.length > PAGE ? `</api/lessons/l1/messages?cursor=${items[0]?.id}>; rel="next"` : '';
    const answer = Response.json(items, { headers: link ? { link } : {} });
    if (!isHolding) return answer;
    return new Promise<Response>((resolve) => {
      held.push({ page: cursor ?? 'end', release: (other) => resolve(other ?? answer) });
    });
  });
});
afterEach(() => {
  cleanup();
  streams.length = 0;
  vi.unstubAllGlobals();
});

async function open() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ConversationPanel lessonId="l1" replyTo="a equipe" />
    </QueryClientProvider>,
  );
  await screen.findByText(`Recado ${ALL}.`);
}
const shown = () => screen.queryAllByText(/^Recado/).map((each) => Number(each.textContent?.slice(7, -1)));
const from = (first: number, last = messages.length) =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n);
const more = () => screen.getByRole('button', { name: MESSAGE_TEXTS.older });

describe('older messages', () => {
  it('are loaded by a button until the conversation begins, which is then said', async () => {
    await open();
    expect(shown()).toEqual(from(71));
    fireEvent.click(more());
    await waitFor(() => expect(shown()).toEqual(from(21)));
    expect(screen.queryByText(MESSAGE_TEXTS.beginning)).toBeNull();
    fireEvent.click(more());
    await waitFor(() => expect(shown()).toEqual(from(1)));
    screen.getByText(MESSAGE_TEXTS.beginning);
    expect(screen.queryByRole('button', { name: MESSAGE_TEXTS.older })).toBeNull();
  });

  it('and new ones that come meanwhile both stay, whichever answer is late', async () => {
    await open();
    isHolding = true;
    fireEvent.click(more());
    await waitFor(() => expect(held.some(({ page }) => page !== 'end')).toBe(true));
    messages.push(message(ALL + 1));
    const news = { messageId: message(ALL + 1).id };
    act(() =>
      streams.at(-1)?.enqueue(new TextEncoder().encode(`event: message\ndata: ${JSON.stringify(news)}\n\n`)),
    );
    await waitFor(() => expect(held.some(({ page }) => page === 'end')).toBe(true));
    isHolding = false;
    // The newest first, then the older page that was asked for before it.
    for (const { release } of held.filter(({ page }) => page === 'end')) release();
    await screen.findByText(`Recado ${ALL + 1}.`);
    for (const { release } of held.filter(({ page }) => page !== 'end')) release();
    await waitFor(() => expect(shown()).toEqual(from(21)));
  });

  it('say why where they do not come, and are asked for again by a press alone', async () => {
    await open();
    isHolding = true;
    fireEvent.click(more());
    await waitFor(() => expect(held.some(({ page }) => page !== 'end')).toBe(true));
    isHolding = false;
    const body = '{"type":"urn:lousa:problem:unavailable","message":"Serviço indisponível no momento."}';
    for (const { release } of held) release(new Response(body, { status: 503 }));
    expect((await screen.findByRole('alert')).textContent).toContain('Serviço indisponível');
    fireEvent.click(more());
    await waitFor(() => expect(shown()).toEqual(from(21)));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
