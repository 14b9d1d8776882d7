import { browserStorage } from '#web/platform/browser-storage.ts';
import { createSessionStore, STORAGE_KEYS } from './session-store.ts';

/** The one session of this page; signing in or out in another tab reaches it too. */
export const sessionStore = createSessionStore(browserStorage());

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === null || event.key === STORAGE_KEYS.token) sessionStore.reread();
});
