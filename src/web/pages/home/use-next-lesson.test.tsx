import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';
import { useNextLesson } from './use-next-lesson.ts';

const lesson = (id: string, status: LessonStatus) => ({ id, status }) as Lesson;
/** What the server has beyond the newest, by status. */
let older: Partial<Record<string, Lesson>> = {};
let asked: string[] = [];
beforeEach(() => {
  older = {};
  asked = [];
  vi.stubGlobal('fetch', async (input: Request | URL | string) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://lousa.test');
    const status = url.searchParams.get('status') ?? '';
    asked.push(status);
    return Response.json(older[status] ? [older[status]] : []);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const next = (items: Lesson[], total: number) =>
  renderHook(() => useNextLesson({ items, total }), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  }).result;

it('is the newest to approve, else to pay, without a further call', () => {
  const toPay = lesson('b', 'waiting_payment');
  const toApprove = lesson('c', 'waiting_approval');
  expect(next([lesson('a', 'paid'), toPay, toApprove], 40).current).toBe(toApprove);
  expect(next([lesson('a', 'paid'), toPay], 40).current).toBe(toPay);
  expect(next([lesson('a', 'paid')], 1).current).toBeNull();
  expect(asked).toEqual([]);
});

it('is found among the older ones where none of the newest waits', async () => {
  older = { waiting_payment: lesson('z', 'waiting_payment') };
  const result = next([lesson('a', 'in_production')], 40);
  await waitFor(() => expect(result.current?.id).toBe('z'));
  expect(asked.sort()).toEqual(['waiting_approval', 'waiting_payment']);
});
