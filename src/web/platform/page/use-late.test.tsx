import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLate } from './use-late.ts';

const noConnection = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('what is wanted and cannot be had is stood in for, and asked for again when it is wanted anew', async () => {
  const load = vi.fn(noConnection) as ReturnType<typeof vi.fn<() => Promise<string>>>;
  const { result, rerender } = renderHook(({ wantedFor }) => useLate(load, wantedFor, 'plain'), {
    initialProps: { wantedFor: 0 },
  });
  rerender({ wantedFor: 1 });
  await waitFor(() => expect(result.current).toBe('plain'));
  load.mockResolvedValue('whole');
  rerender({ wantedFor: 2 });
  await waitFor(() => expect(result.current).toBe('whole'));
});

it('what nobody wants yet is not stood in for', async () => {
  const load = vi.fn(noConnection) as ReturnType<typeof vi.fn<() => Promise<string>>>;
  const { result } = renderHook(() => useLate(load, false, 'plain'));
  await waitFor(() => expect(load).toHaveBeenCalled());
  await load.mock.results[0]?.value.catch(() => undefined);
  expect(result.current).toBeNull();
});
