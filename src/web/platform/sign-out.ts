import { logout } from '#shared/accounts/accounts.contract.ts';
import { callApi } from './call-api.ts';
import { beginLeaving } from './lost-session.ts';
import { sessionStore } from './session.ts';

/** Ends the session on both sides and loads the sign-in screen, which drops everything held in memory. */
export async function signOut(): Promise<void> {
  beginLeaving();
  // Offline or already ended: what is kept here goes all the same.
  await callApi(logout).catch(() => undefined);
  sessionStore.clear();
  globalThis.location.assign('/local-login');
}
