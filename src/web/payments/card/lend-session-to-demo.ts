import { sessionStore } from '#web/platform/session/session.ts';

/** The demonstration's stand-in for PayPal asks our own server what the buyer decided, by this page's session. */
export function lendSessionToDemo(): void {
  const ask: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    const { token } = sessionStore.get();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };
  Object.assign(globalThis, { lousaDemo: { fetch: ask } });
}
