import { showToast } from '#web/ui/toast-store.ts';
import { sessionStore } from './session.ts';

export const LOGIN_REDIRECT_DELAY_MS = 500;
/** The customer's words, English included. */
const LOST = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
} as const;
let isLeaving = false;

/** True for the first that asks: from then on this page is on its way out and says nothing more about sessions. */
export function beginLeaving(): boolean {
  const isFirst = !isLeaving;
  isLeaving = true;
  return isFirst;
}

/** Says that the session is over and, half a second later, leads to sign in; many failed calls do it once. */
export function leaveForLogin(): void {
  if (!beginLeaving()) return;
  // An ended admin session returns to the screen it came from.
  const address = sessionStore.get().isAdminSession ? '/admin-login' : '/api/login';
  sessionStore.clear();
  // The call that met the end of the session fails as well, and would say so over this.
  showToast({ ...LOST, tone: 'error', isLast: true });
  setTimeout(() => globalThis.location.assign(address), LOGIN_REDIRECT_DELAY_MS);
}
