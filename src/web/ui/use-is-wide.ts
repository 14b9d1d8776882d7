import { useCallback, useSyncExternalStore } from 'react';

/** Where rows stand in a table instead of cards; columns or panels stand side by side from 64 or 80rem on. */
export type Breakpoint = '48rem' | '64rem' | '80rem';

const mediaOf = (from: Breakpoint) => globalThis.matchMedia(`(width >= ${from})`);

/**
 * Whether the window is as wide as `from`. Only one of two drawings is made then: hundreds of rows are many
 * already.
 */
export function useIsWide(from: Breakpoint = '48rem'): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaOf(from);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [from],
  );
  return useSyncExternalStore(subscribe, () => mediaOf(from).matches);
}
