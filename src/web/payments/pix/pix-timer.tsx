import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PIX_TEXTS as TEXTS } from '#web/payments/payment-texts.ts';
import { formatCountdown, percentLeft, secondsLeft } from './countdown.ts';

/** How long the code can still be paid. A timer is silent to screen readers unless they ask. */
export function PixTimer({ expiresAt }: { expiresAt: string }) {
  const seconds = useCountdown(expiresAt);
  return (
    <div className="rounded-field bg-paper-2 p-4" role="timer" aria-label={TEXTS.timer}>
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex items-center gap-2">
          <Hourglass size={18} className="text-action" aria-hidden="true" />
          {seconds > 0 ? TEXTS.validFor : TEXTS.asking}
        </span>
        <span className="num text-[1.5rem] font-extrabold leading-none">{formatCountdown(seconds)}</span>
      </p>
      <div className="bar mt-3" aria-hidden="true">
        <span style={{ width: `${percentLeft(seconds)}%` }} />
      </div>
    </div>
  );
}

/** `vale 27:41`, for the bar of a phone; the timer itself stands in the page. */
export function ShortTimer({ expiresAt }: { expiresAt: string }) {
  return (
    <span aria-hidden="true">
      {TEXTS.shortValidFor} <span className="num">{formatCountdown(useCountdown(expiresAt))}</span>
    </span>
  );
}

/** Seconds until `expiresAt`, told every second; a page that slept catches up when it wakes. */
function useCountdown(expiresAt: string): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(expiresAt, Date.now()));
  useEffect(() => {
    const tell = () => setSeconds(secondsLeft(expiresAt, Date.now()));
    tell();
    const timer = setInterval(tell, 1000);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [expiresAt]);
  return seconds;
}
