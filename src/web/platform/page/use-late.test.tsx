import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLate } from './use-late.ts';

const noConnection = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

it('what is wanted and cannot be had is asked for again when it is wanted anew', async () => {
  const load = vi.fn(noConnection) as ReturnType<typeof vi.fn<() => Promise<string>>>;
  const { result, rerender } = renderHook(({ isWanted }) => useLate(load, isWanted), {
    initialProps: { isWanted: true },
  });
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  rerender({ isWanted: false });
  load.mockResolvedValue('whole');
  rerender({ isWanted: true });
  await waitFor(() => expect(result.current).toBe('whole'));
});

it('what nobody wants yet may fail unheard', async () => {
  const load = vi.fn(noConnection) as ReturnType<typeof vi.fn<() => Promise<string>>>;
  const { result } = renderHook(() => useLate(load, false));
  await waitFor(() => expect(load).toHaveBeenCalled());
  await load.mock.results[0]?.value.catch(() => undefined);
  expect(result.current).toBeNull();
});
