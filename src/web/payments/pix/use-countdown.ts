import { useEffect, useState } from 'react';
import { secondsLeft } from './countdown.ts';

/** Seconds until `expiresAt`, told every second; a page that slept catches up when it wakes. */
export function useCountdown(expiresAt: string): number {
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
