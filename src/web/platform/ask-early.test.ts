import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { verifySession } from '#shared/accounts/accounts.contract.ts';
import { teacherStats } from '#shared/lessons/lessons.contract.ts';
import { askEarly } from './ask-early.ts';
import { callApi } from './call-api.ts';
import { sessionStore } from './session/session.ts';

const fetched = vi.fn<typeof fetch>();
const signIn = (token: string, role = 'teacher') =>
  sessionStore.signIn({ token, user: { role, firstName: 'Ana' } as never });

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ role: 'teacher' }));
  vi.stubGlobal('fetch', fetched);
  document.head.innerHTML = `<meta name="lousa-calls" content="${verifySession.path} ${teacherStats.path}">`;
  history.replaceState(null, '', '/dashboard');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  globalThis.lousaEarly = undefined;
  document.head.replaceChildren();
  sessionStore.clear();
});

it('asks in the name of the person before the app is there, and the app asks no second time', async () => {
  signIn('abc');
  askEarly();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([verifySession.path, teacherStats.path]);
  expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('authorization')).toBe('Bearer abc');
  expect(await callApi(verifySession)).toEqual({ role: 'teacher' });
  expect(fetched).toHaveBeenCalledTimes(2);
  await callApi(verifySession);
  expect(fetched, 'an early answer serves once').toHaveBeenCalledTimes(3);
});

it('is told of a refusal as if it had asked itself', async () => {
  signIn('abc');
  fetched.mockImplementation(async () => Response.json({ message: 'Sessão encerrada' }, { status: 401 }));
  askEarly();
  await expect(callApi(verifySession)).rejects.toMatchObject({ status: 401 });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('asks again where the line failed', async () => {
  signIn('abc');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askEarly();
  expect(await callApi(verifySession)).toEqual({ role: 'teacher' });
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('gives nobody the answer to another person, nor one that has grown old', async () => {
  vi.useFakeTimers();
  signIn('abc');
  askEarly();
  signIn('xyz');
  await callApi(verifySession);
  expect(fetched).toHaveBeenCalledTimes(3);
  signIn('abc');
  vi.advanceTimersByTime(60_000);
  await callApi(teacherStats);
  expect(fetched).toHaveBeenCalledTimes(4);
});

it('asks nothing for visitors, for staff and for an address with a query', () => {
  askEarly();
  signIn('abc', 'editor');
  askEarly();
  signIn('abc');
  history.replaceState(null, '', '/dashboard?status=paid');
  askEarly();
  expect(fetched).not.toHaveBeenCalled();
});
