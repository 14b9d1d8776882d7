import { useSyncExternalStore } from 'react';

/** From here on rows stand in a table; below it each is a card. */
const WIDE = '(width >= 48rem)';

function subscribe(listener: () => void): () => void {
  const media = globalThis.matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window has room for a table. Only one of both is drawn: hundreds of rows are many already. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => globalThis.matchMedia(WIDE).matches);
}
