import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LESSON_STATUSES } from '#shared/lessons/lesson-status.ts';
import { FAILED_TEXTS } from '#web/analysis/analysis-texts.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { AnalysisScreen } from './analysis-screen.tsx';
import { createRandom, createUnsteadyServer } from './testing/unsteady-server.ts';

const ORDERS = 200;
/** Watched one after another; in parts, so that a busy machine has time for each. */
const PART = 25;
const PARTS = Array.from({ length: ORDERS / PART }, (_, part) => part * PART + 1);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** What the slowest of these lines may take: a silent stream, readings that fail or come back old. */
const PATIENCE_MS = 40_000;

/** Watches one order on its page until the analysis is over; answers whether the page ever says so. */
async function hearsTheEnd(seed: number, end: 'ready' | 'failed'): Promise<boolean> {
  const random = createRandom(seed);
  const server = createUnsteadyServer(random, { status: 'submitted', analysisError: null });
  vi.stubGlobal('fetch', server.fetch);
  const client = createQueryClient();
  const view = render(
    <QueryClientProvider client={client}>
      <RouterContextProvider router={router as never}>
        <AnalysisScreen id="l1" />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  await pass(random() * 2000);
  server.become('analyzing');
  await pass(random() * 3000);
  if (end === 'ready') server.become('waiting_approval');
  else server.become('submitted', 'O arquivo está vazio.');
  const words = end === 'ready' ? LESSON_STATUSES.waiting_approval.label : FAILED_TEXTS.title;
  const saysSo = () => view.container.textContent?.includes(words) ?? false;
  for (let waited = 0; waited < PATIENCE_MS && !saysSo(); waited += 1000) await pass(1000);
  const hasHeard = saysSo();
  view.unmount();
  client.clear();
  return hasHeard;
}

describe('the page of an order on a bad line', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it.each(PARTS)(
    `never stays behind with late, lost, repeated and reordered answers (from %i of ${ORDERS})`,
    async (first) => {
      const behind: number[] = [];
      for (let seed = first; seed < first + PART; seed++) {
        if (!(await hearsTheEnd(seed, seed % 5 === 0 ? 'failed' : 'ready'))) behind.push(seed);
      }
      expect(behind).toEqual([]);
    },
  );
});
