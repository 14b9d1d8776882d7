import { useEffect, useState } from 'react';

/** Where a browser cannot say when it is idle. */
const SOON_MS = 200;

/**
 * A part of a page that its first paint can do without, null until it is there: loaded once the browser has nothing
 * better to do, or at once when it `isWanted`. `load` must be the same function at every call; one that failed is tried
 * again when the part is wanted anew.
 */
export function useLate<T>(load: () => Promise<T>, isWanted: boolean): T | null {
  const [part, setPart] = useState<T | null>(null);
  useEffect(() => {
    const start = () =>
      void load().then(
        (loaded) => setPart(() => loaded),
        () => undefined,
      );
    if (isWanted) return start();
    return whenIdle(start);
  }, [load, isWanted]);
  return part;
}

function whenIdle(run: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(run, SOON_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run);
  return () => cancelIdleCallback(request);
}
