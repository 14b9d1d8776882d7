import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The address of the page; null while a prerendered page is taken over, because the build did not know it. */
export function usePageAddress(): URL | null {
  const href = useSyncExternalStore(
    never,
    () => location.href,
    () => null,
  );
  return href === null ? null : new URL(href);
}
