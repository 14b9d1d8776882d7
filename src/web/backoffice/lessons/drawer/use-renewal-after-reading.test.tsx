import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from '#web/platform/query-client.ts';
import { useRenewalAfterReading } from './use-renewal-after-reading.ts';

afterEach(cleanup);

function read() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  client.setQueryData(['admin-lessons'], 1);
  return {
    isStale: () => client.getQueryState(['admin-lessons'])?.isInvalidated,
    ...renderHook((isReading: boolean) => useRenewalAfterReading(isReading), {
      wrapper,
      initialProps: false,
    }),
  };
}

it('counts anew when the conversation is left for another part', () => {
  const { isStale, rerender } = read();
  rerender(true);
  expect(isStale()).toBe(false);
  rerender(false);
  expect(isStale()).toBe(true);
});

it('counts anew when the lesson is closed over its conversation, and not over another part', () => {
  const other = read();
  other.unmount();
  expect(other.isStale()).toBe(false);
  const conversation = read();
  conversation.rerender(true);
  conversation.unmount();
  expect(conversation.isStale()).toBe(true);
});
