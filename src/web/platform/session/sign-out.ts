import { logout } from '#shared/accounts/accounts.contract.ts';
import { browserStorage } from '#web/platform/browser-storage.ts';
import { callApi } from '#web/platform/call-api.ts';
import { beginLeaving } from './lost-session.ts';
import { sessionStore } from './session.ts';

/** Ends the session on both sides and loads the sign-in screen, which drops everything held in memory. */
export async function signOut(): Promise<void> {
  beginLeaving();
  // Offline or already ended: what is kept here goes all the same.
  await callApi(logout).catch(() => undefined);
  leaveSignedOut('/local-login');
}

/** For a session that the server has ended already: drops what is kept here and goes to `address`. */
export function leaveSignedOut(address: string): void {
  beginLeaving();
  sessionStore.clear();
  forgetDrafts(browserStorage());
  globalThis.location.assign(address);
}

/** School computers are shared: what was typed and not sent goes with the person. */
function forgetDrafts(storage: Storage | null): void {
  const names = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
  for (const name of names) if (name.startsWith('lousa.draft.')) storage?.removeItem(name);
}
