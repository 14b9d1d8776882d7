import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const USER = { id: '1' } as never;

/** The module remembers that the page is leaving, so each test takes a fresh one. */
async function freshPage() {
  vi.resetModules();
  const { leaveForLogin, dropEndedSession } = await import('./lost-session.ts');
  const { sessionStore } = await import('./session.ts');
  const { toastStore } = await import('#web/ui/toast-store.ts');
  return { leaveForLogin, dropEndedSession, sessionStore, toastStore };
}

const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
beforeEach(() => {
  vi.useFakeTimers();
  assign.mockClear();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  // The page that is leaving lets nothing more be said: no test after these may be given it.
  vi.resetModules();
});

it('says the customer’s words, drops the session and leads to /api/login after 500 ms', async () => {
  const { leaveForLogin, sessionStore, toastStore } = await freshPage();
  sessionStore.signIn({ token: 't', user: USER });
  leaveForLogin();
  expect(toastStore.get()).toMatchObject([
    { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
  ]);
  expect(sessionStore.get().token).toBeNull();
  vi.advanceTimersByTime(499);
  expect(assign).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/api/login?sessao=encerrada');
});

it('leads back to the screen that was open, and says why only to who had a session', async () => {
  history.replaceState(null, '', '/upload?type=booklet&size=40');
  const { leaveForLogin } = await freshPage();
  leaveForLogin({ isQuiet: true });
  vi.advanceTimersByTime(500);
  expect(assign).toHaveBeenCalledWith('/local-login?continuar=%2Fupload%3Ftype%3Dbooklet%26size%3D40');
  history.replaceState(null, '', '/');
});

it('does so once, however many calls fail together', async () => {
  const { leaveForLogin } = await freshPage();
  leaveForLogin();
  leaveForLogin();
  vi.advanceTimersByTime(1000);
  expect(assign).toHaveBeenCalledOnce();
});

it('returns an admin to the admin’s own screen', async () => {
  const { leaveForLogin, sessionStore } = await freshPage();
  sessionStore.signIn({ token: 't', user: USER, isAdminSession: true });
  leaveForLogin();
  vi.advanceTimersByTime(500);
  expect(assign).toHaveBeenCalledWith('/admin-login?sessao=encerrada');
});

it('knows the admin’s screen also where the verification has dropped the session before', async () => {
  const { leaveForLogin, dropEndedSession, sessionStore } = await freshPage();
  sessionStore.signIn({ token: 't', user: USER, isAdminSession: true });
  dropEndedSession();
  leaveForLogin();
  vi.advanceTimersByTime(500);
  expect(assign).toHaveBeenCalledWith('/admin-login?sessao=encerrada');
});
