import { useEffect, useState } from 'react';
import { forgetPaid } from '#web/payments/just-paid.ts';

/**
 * Shows the confirmation of a payment once: the mark leaves the address at once, the notice when dismissed or
 * with the page, so that a page kept for the way back does not bring it again.
 */
export function usePaymentNotice(hasJustPaid: boolean, forgetMark: () => void) {
  const [isShown, setShown] = useState(hasJustPaid);
  useEffect(() => {
    if (!hasJustPaid) return;
    setShown(true);
    forgetMark();
  }, [hasJustPaid, forgetMark]);
  useEffect(() => {
    const dismiss = () => {
      forgetPaid();
      setShown(false);
    };
    globalThis.addEventListener('pagehide', dismiss);
    return () => globalThis.removeEventListener('pagehide', dismiss);
  }, []);
  const dismiss = () => {
    forgetPaid();
    setShown(false);
  };
  return { isShown, dismiss };
}
