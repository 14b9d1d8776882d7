import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, login, logout, verifySession } from '#shared/accounts/accounts.contract.ts';
import { createLesson, getLesson, listLessons } from '#shared/lessons/lessons.contract.ts';
import { ApiProblem } from './api-problem.ts';
import { callApi, callApiList } from './call-api.ts';
import { sessionStore } from './session/session.ts';

const fetched = vi.fn<typeof fetch>();
const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
const lastCall = () => {
  const [url, init] = fetched.mock.lastCall ?? [];
  return { url, init, headers: new Headers(init?.headers) };
};
const problemOf = (call: Promise<unknown>) => call.then(() => null).catch((error: ApiProblem) => error);

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  sessionStore.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a call', () => {
  it('fills the path, says what it sends and brings cookies along', async () => {
    fetched.mockResolvedValue(json({ success: true }));
    await callApi(login, { body: { email: 'a@b.co', password: '123456' } });
    const { url, init, headers } = lastCall();
    expect(url).toBe('/api/auth/local/login');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include' });
    expect(headers.get('content-type')).toBe('application/json');
    expect(init?.body).toBe('{"email":"a@b.co","password":"123456"}');
  });

  it('carries the stored token, and no authorization at all without one', async () => {
    fetched.mockImplementation(async () => json({}));
    await callApi(verifySession);
    expect(lastCall().headers.has('authorization')).toBe(false);
    sessionStore.signIn({ token: 'abc', user: {} as never });
    await callApi(verifySession);
    expect(lastCall().headers.get('authorization')).toBe('Bearer abc');
  });

  it('never sends a constant for the admin flag alone', async () => {
    fetched.mockResolvedValue(json({}));
    localStorage.setItem('lousa.admin-session', 'true');
    sessionStore.reread();
    await callApi(verifySession);
    expect(lastCall().headers.has('authorization')).toBe(false);
  });

  it('escapes ids and leaves out what a query does not say', async () => {
    fetched.mockImplementation(async () => json({}));
    await callApi(getLesson, { params: { id: 'a/b?c' } });
    expect(lastCall().url).toBe('/api/lessons/a%2Fb%3Fc');
    await callApi(listLessons, { query: { q: 'frações', status: '', limit: 5 } });
    expect(lastCall().url).toBe('/api/lessons?q=fra%C3%A7%C3%B5es&limit=5');
  });

  it('lets the browser name the boundary of a form and carries the key of the intent', async () => {
    fetched.mockResolvedValue(json({}));
    const form = new FormData();
    await callApi(createLesson, { form, idempotencyKey: 'k1' });
    const { init, headers } = lastCall();
    expect(init?.body).toBe(form);
    expect(headers.has('content-type')).toBe(false);
    expect(headers.get('idempotency-key')).toBe('k1');
  });

  it('answers nothing for an answer without a body', async () => {
    fetched.mockImplementation(async () => new Response(null, { status: 204 }));
    expect(await callApi(logout)).toBeUndefined();
    expect(await callApi(endSession, { params: { id: '1' } })).toBeUndefined();
  });

  it('tells of a list how many there are and how to go on', async () => {
    fetched.mockResolvedValue(
      json([{}, {}], {
        headers: { 'X-Total-Count': '23', Link: '</api/lessons?limit=2&cursor=abc%3D>; rel="next"' },
      }),
    );
    expect(await callApiList(listLessons)).toEqual({ items: [{}, {}], total: 23, nextCursor: 'abc=' });
  });
});

describe('a refused call', () => {
  it('says code, status, sentence and the faults of single fields', async () => {
    const issues = [{ path: 'email', message: 'Email inválido' }];
    fetched.mockResolvedValue(
      json(
        { type: 'urn:lousa:problem:invalid_request', detail: 'mais', message: 'Email inválido', issues },
        { status: 400 },
      ),
    );
    const problem = await problemOf(callApi(verifySession));
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({
      code: 'invalid_request',
      status: 400,
      message: 'Email inválido',
      detail: 'mais',
      issues,
    });
  });

  it('keeps the status, a colon and the body as its plain text, or the status text without a body', async () => {
    fetched.mockResolvedValueOnce(new Response('Bad things', { status: 500 }));
    expect((await problemOf(callApi(verifySession)))?.text).toBe('500: Bad things');
    fetched.mockResolvedValueOnce(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    expect((await problemOf(callApi(verifySession)))?.text).toBe('502: Bad Gateway');
  });

  it('has a sentence for a page of a proxy in between', async () => {
    fetched.mockResolvedValue(new Response('<html>502</html>', { status: 502 }));
    const problem = await problemOf(callApi(verifySession));
    expect(problem?.code).toBe('unavailable');
    expect(problem?.message).toMatch(/^Serviço indisponível/);
  });

  it('tells a lost connection from a cancelled call', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await problemOf(callApi(verifySession))).toMatchObject({ code: 'network', status: 0 });
    fetched.mockRejectedValueOnce(new DOMException('Aborted', 'AbortError'));
    expect(await problemOf(callApi(verifySession))).toMatchObject({ code: 'cancelled', status: 0 });
  });
});
