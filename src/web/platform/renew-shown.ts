import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * For a query whose answer others change meanwhile and of which no stream tells: spread it into the options. What
 * is shown of it is renewed while somebody looks, by renewShown.
 */
export const RENEWED = { staleTime: 0, meta: { isRenewed: true } } as const;

const EVERY_MS = 45_000;
/** Whoever comes back to the page sees the present, but switching to and fro asks for nothing twice. */
const FRESH_MS = 10_000;
/** A list that was unfolded this far is being read; asking for all of it again would cost as many calls. */
const MOST_PAGES = 4;
/** While one of these is open, or something is typed, the page below stays as it is. */
const BUSY = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * Renews what is shown of the queries marked RENEWED: every 45 seconds while the page is in view, and when somebody
 * returns to it. Nothing moves under an open dialog or menu, or while a field is being written in. Answers the function
 * that stops it.
 */
export function renewShown(client: QueryClient): () => void {
  const stop = new AbortController();
  const renew = (olderThan: number) => {
    if (document.visibilityState === 'hidden' || isBusy()) return;
    const before = Date.now() - olderThan;
    void client.refetchQueries(
      { type: 'active', fetchStatus: 'idle', predicate: (query) => isDue(query, before) },
      { cancelRefetch: false },
    );
  };
  const timer = setInterval(() => renew(EVERY_MS / 2), EVERY_MS);
  const comeBack = () => renew(FRESH_MS);
  document.addEventListener('visibilitychange', comeBack, { signal: stop.signal });
  globalThis.addEventListener('focus', comeBack, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

function isDue({ meta, state }: Query, before: number): boolean {
  const pages = (state.data as { pages?: unknown[] } | undefined)?.pages;
  if (!meta?.isRenewed || (pages && pages.length > MOST_PAGES)) return false;
  return Math.max(state.dataUpdatedAt, state.errorUpdatedAt) <= before;
}

function isBusy(): boolean {
  if (document.querySelector(BUSY)) return true;
  const { activeElement } = document;
  return activeElement instanceof HTMLTextAreaElement && activeElement.value !== '';
}
