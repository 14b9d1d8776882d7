import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import { useNextStep } from './use-next-step.ts';

const ACTIONS: Partial<Record<LessonStatus, string>> = {
  waiting_approval: 'approve',
  waiting_payment: 'pay',
  completed: 'rate',
  submitted: 'material',
};
const lesson = (id: string, status: LessonStatus, analysisError: string | null = null) =>
  ({ id, title: id, status, analysisError, allowedActions: [ACTIONS[status] ?? ''] }) as Lesson;
/** What the server has beyond the newest, by status. */
let older: Partial<Record<string, Lesson>> = {};
let unread: { lessonId: string; count: number }[] = [];
let asked: string[] = [];
beforeEach(() => {
  older = {};
  unread = [];
  asked = [];
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://lousa.test');
    if (url.pathname === '/api/messages/unread') return Response.json({ total: 0, lessons: unread });
    const status = url.searchParams.get('status') ?? '';
    asked.push(status);
    return Response.json(older[status] ? [older[status]] : []);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const next = (items: Lesson[], total = items.length) =>
  renderHook(() => useNextStep({ items, total }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  }).result;

it('is what stands still without the teacher: a failed reading, then to approve, then to pay', () => {
  const [running, failed] = [lesson('a', 'submitted'), lesson('b', 'submitted', 'Arquivo ilegível')];
  const [toPay, toApprove] = [lesson('c', 'waiting_payment'), lesson('d', 'waiting_approval')];
  expect(next([running, toPay, toApprove, failed], 40).current).toMatchObject({
    lessonId: 'b',
    action: 'Enviar outro material',
  });
  expect(next([running, toPay, toApprove], 40).current?.lessonId).toBe('d');
  expect(next([running, toPay], 40).current?.lessonId).toBe('c');
  expect(next([running]).current).toBeNull();
  expect(asked).toEqual([]);
});

it('is found among the older ones where none of the newest waits', async () => {
  older = { waiting_payment: lesson('z', 'waiting_payment') };
  const result = next([lesson('a', 'in_production')], 40);
  await waitFor(() => expect(result.current?.lessonId).toBe('z'));
  expect(asked.sort()).toEqual(['submitted', 'waiting_approval', 'waiting_payment']);
});

it('is then an unread message, and then a delivery that was not rated', async () => {
  const ready = lesson('pronta', 'completed');
  expect(next([lesson('a', 'paid'), ready]).current).toMatchObject({ lessonId: 'pronta', opens: 'lesson' });
  unread = [{ lessonId: 'a', count: 2 }];
  const result = next([lesson('a', 'paid'), ready]);
  await waitFor(() => expect(result.current).toMatchObject({ lessonId: 'a', opens: 'conversation' }));
  expect(result.current?.lead).toBe('Há 2 mensagens novas da equipe sobre “a”.');
});

it('is nobody else’s to do: what one may not act on is not offered', () => {
  const foreign = { ...lesson('a', 'waiting_approval'), allowedActions: [] } as unknown as Lesson;
  expect(next([foreign]).current).toBeNull();
});
