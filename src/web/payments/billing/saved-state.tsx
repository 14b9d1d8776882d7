import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { BILLING_TEXTS as TEXTS } from './billing-texts.ts';
import { describeSaved } from './describe-saved.ts';

const TICK_MS = 30_000;

/** Since when the server has the data, and what becomes of them. */
export function SavedState({ updatedAt, isPaid }: { updatedAt: string; isPaid: boolean }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="dica flex items-start gap-1.5">
      <CircleCheck size={18} className="mt-0.5 text-ok-t" aria-hidden="true" />
      <span>
        {TEXTS.saved(describeSaved(updatedAt, Math.max(now, Date.parse(updatedAt))))}{' '}
        {isPaid ? TEXTS.usesThese : TEXTS.afterPayment}
      </span>
    </p>
  );
}
