import { useEffect, useState } from 'react';

/** Shows the confirmation of a payment once: the mark leaves the address at once, the notice when dismissed. */
export function usePaymentNotice(hasJustPaid: boolean, forgetMark: () => void) {
  const [isShown, setShown] = useState(hasJustPaid);
  useEffect(() => {
    if (!hasJustPaid) return;
    setShown(true);
    forgetMark();
  }, [hasJustPaid, forgetMark]);
  return { isShown, dismiss: () => setShown(false) };
}
