const KEY = 'lousa.reloaded-at';
const QUIET_MS = 60_000;

let isOnItsWay = false;

/** Whether this page is being loaded anew: what breaks meanwhile is no news, to the person or the console. */
export const isReloading = (): boolean => isOnItsWay;

let preloads = 0;

/**
 * What is loaded because somebody points at a link: where that fails nothing happens to the page, which would take the
 * press away from them. The press asks again.
 */
export async function asPreload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  preloads += 1;
  try {
    return await load();
  } finally {
    preloads -= 1;
  }
}

/**
 * A page opened before an update asks for chunks that are gone. Loading it anew mends that; a minute of
 * quiet keeps a chunk that is truly missing from reloading for ever (the error screen then shows).
 */
export function reloadOnceAfterDeploy(): void {
  globalThis.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) {
      // A reload would leave the browser's own error page. The router makes one too where it knows the words.
      event.payload.message = `Offline: ${event.payload.message}`;
      return;
    }
    if (preloads > 0) return;
    try {
      const last = Number(sessionStorage.getItem(KEY) ?? 0);
      if (Date.now() - last < QUIET_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return;
    }
    // The import fails all the same: kept from failing it would give nothing, and its reader break on that.
    isOnItsWay = true;
    globalThis.location.reload();
  });
}
