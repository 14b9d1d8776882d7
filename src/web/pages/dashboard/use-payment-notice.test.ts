import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePaymentNotice } from './use-payment-notice.ts';

afterEach(cleanup);

it('the good news of a payment comes once, and not with a page kept for the way back', () => {
  const forgetMark = vi.fn();
  const { result, rerender } = renderHook(({ hasJustPaid }) => usePaymentNotice(hasJustPaid, forgetMark), {
    initialProps: { hasJustPaid: true },
  });
  expect(forgetMark).toHaveBeenCalledTimes(1);
  rerender({ hasJustPaid: false });
  expect(result.current.isShown).toBe(true);
  act(() => void globalThis.dispatchEvent(new Event('pagehide')));
  expect(result.current.isShown).toBe(false);
});
