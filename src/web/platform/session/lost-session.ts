import { loginAddress } from '#shared/site/return-address.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { sessionStore } from './session.ts';
import type { SessionState } from './session-store.ts';

export const LOGIN_REDIRECT_DELAY_MS = 500;
/** The customer's words, English included. */
const LOST = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
} as const;
let isLeaving = false;
/** What was kept of the session that turned out to be over. */
let ended: SessionState | null = null;

/** True for the first that asks: from then on this page is on its way out and says nothing more about sessions. */
export function beginLeaving(): boolean {
  const isFirst = !isLeaving;
  isLeaving = true;
  return isFirst;
}

/** Drops what is kept of a session that the server no longer knows; who leads to sign in still knows whose door it was. */
export function dropEndedSession(): void {
  if (sessionStore.get().token) ended = sessionStore.get();
  sessionStore.clear();
}

/**
 * Says that the session is over and, half a second later, leads to sign in and from there back here; many failed calls
 * do it once. `isQuiet` leads straight to the screen and says it there alone.
 */
export function leaveForLogin({ isQuiet = false }: { isQuiet?: boolean } = {}): void {
  if (!beginLeaving()) return;
  dropEndedSession();
  // An ended admin session returns to the screen it came from.
  const door = isQuiet ? '/local-login' : '/api/login';
  const address = loginAddress({
    path: ended?.isAdminSession ? '/admin-login' : door,
    returnTo: here(),
    hasEnded: ended !== null,
  });
  // The call that met the end of the session fails as well, and would say so over this.
  if (!isQuiet) showToast({ ...LOST, tone: 'error', isLast: true });
  setTimeout(() => globalThis.location.assign(address), LOGIN_REDIRECT_DELAY_MS);
}

/** Leads who has no account yet to Cadastro at once, and from there back here. */
export function leaveForRegistration(): void {
  if (!beginLeaving()) return;
  globalThis.location.replace(loginAddress({ returnTo: here(), isNew: true }));
}

/** Whether a session was here when the page came, or since. */
export const hadSession = (): boolean => ended !== null || sessionStore.get().token !== null;

const here = () => `${location.pathname}${location.search}${location.hash}`;
