import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { createTestHttpApp, type TestHttpApp } from '#tests/setup/test-http-app.ts';
import { implement } from './implement.ts';
import { Problem } from './problem.ts';
import { setSessionResolver } from './session.ts';

const name = z.string('Nome é obrigatório').check(z.minLength(2, 'Nome deve ter pelo menos 2 caracteres'));
const call = { params: z.object({ id: z.string() }), body: z.object({ name, age: z.optional(z.int()) }) };
const answer = z.object({ id: z.string(), name: z.string() });
const editThing = endpoint({
  ...{ method: 'PUT', path: '/api/things/{id}', summary: 'Edit', access: ['editor'] },
  ...{ ...call, response: answer, status: 200 },
});
const addThing = endpoint({
  ...{ method: 'POST', path: '/api/things', summary: 'Add', access: 'signed_in' },
  ...{ body: call.body, response: answer, status: 201 },
});
const breakDown = endpoint({
  ...{ method: 'GET', path: '/api/defect/{id}', summary: 'Fail', access: 'public', params: call.params },
  status: 204,
});

const user = {
  id: 'u',
  firstName: 'Ana',
  lastName: 'Souza',
  email: 'ana@escola.test',
  profileImageUrl: null,
};
const sessionOf = (role: 'teacher' | 'editor') => ({
  ...{ sessionId: 's', userId: 'u', role },
  user: { ...user, role, isEmailConfirmed: true },
});
const errors: Record<string, unknown> = {
  sql: Object.assign(new Error('Failed query: select secret from users'), {
    query: 'select secret from users',
    cause: Object.assign(new Error('boom'), { severity: 'ERROR', code: 'XX000' }),
  }),
  gone: Object.assign(new Error('x'), { severity: 'FATAL', code: '57P01' }),
  refused: Object.assign(new Error('connect'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  uuid: Object.assign(new Error('x'), { severity: 'ERROR', code: '22P02' }),
  bug: new TypeError('x is not a function at /srv/app/src/thing.ts'),
  wait: new Problem('too_many_requests', { retryAfterSeconds: 30 }),
  state: new Problem('wrong_state', { data: { currentStatus: 'paid' } }),
};

let http: TestHttpApp;
let app: FastifyInstance;
beforeAll(async () => {
  http = await createTestHttpApp((instance, deps) => {
    setSessionResolver(instance, async ({ token }) =>
      token === 'teacher-token' || token === 'editor-token'
        ? sessionOf(token === 'editor-token' ? 'editor' : 'teacher')
        : null,
    );
    implement(instance, deps, editThing, async ({ params, body }) => ({ id: params.id, name: body.name }));
    implement(instance, deps, addThing, async ({ body, session }) => {
      const row = { id: session.userId, name: body.name, passwordHash: 'never shown' };
      return row;
    });
    implement(instance, deps, breakDown, async ({ params }) => {
      throw errors[params.id];
    });
  });
  app = http.app;
});
afterAll(() => http.close());

const add = (payload: string | object, headers: Record<string, string> = {}) =>
  app.inject({
    ...{ method: 'POST', url: '/api/things', payload },
    headers: { 'content-type': 'application/json', authorization: 'Bearer teacher-token', ...headers },
  });

describe('an endpoint', () => {
  it('answers only what its contract names', async () => {
    const response = await add({ name: 'Ana', passwordHash: 'x' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ id: 'u', name: 'Ana' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('judges session and role before it looks at the body', async () => {
    const url = '/api/things/1';
    const noSession = await app.inject({
      method: 'PUT',
      url,
      payload: '{bad',
      headers: { 'content-type': 'application/json' },
    });
    expect(noSession.json()).toMatchObject({ status: 401, message: 'Unauthorized' });
    const headers = { 'content-type': 'application/json', authorization: 'Bearer teacher-token' };
    const wrongRole = await app.inject({ method: 'PUT', url, payload: '{bad', headers });
    expect(wrongRole.json()).toMatchObject({ status: 403, message: 'Acesso restrito para editores' });
  });

  it('takes the cookie for a change only from its own pages', async () => {
    const cookie = { authorization: '', cookie: 'lousa_session=teacher-token' };
    const own = { cookie: cookie.cookie, 'content-type': 'application/json', origin: 'http://lousa.test' };
    const send = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: '/api/things', payload: { name: 'Ana' }, headers });
    expect((await send(own)).statusCode).toBe(201);
    expect((await send({ ...own, origin: 'http://elsewhere.test' })).statusCode).toBe(403);
    const { origin: _none, ...withoutOrigin } = own;
    expect((await send(withoutOrigin)).statusCode).toBe(403);
  });

  it.each([
    ['malformed JSON', '{"name": ', 400],
    ['a number where a text belongs', { name: 7 }, 400],
    ['a list instead of an object', '[1]', 400],
    ['null', 'null', 400],
    ['nothing at all', '', 400],
    ['a NUL', { name: 'An\0a' }, 400],
    ['endless nesting', `{"name":"Ana","x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400],
    ['more than a megabyte', { name: 'a'.repeat(1_200_000) }, 413],
  ])('refuses %s without failing', async (_what, payload, status) => {
    const response = await add(payload as string | object);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json()).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) });
  });

  it('says each broken rule with its field, the first one as the message', async () => {
    const response = await add({ name: 'A', age: 1.5 });
    const body = response.json();
    expect(body.message).toBe('Nome deve ter pelo menos 2 caracteres');
    expect(body.issues[0]).toEqual({ path: 'name', message: body.message });
    expect(body.issues[1].path).toBe('age');
  });

  it('puts a rule without words of its own into Portuguese, naming no type of the machine', async () => {
    for (const age of [null, 'x', [1], { a: 1 }, 1.5, 1e300]) {
      const { message } = (await add({ name: 'Ana', age })).json();
      expect(message).toMatch(/^(Preencha|Use|Confira) /);
      expect(message).not.toMatch(/string|number|int\b|object|array|undefined|null/i);
    }
  });

  it('answers 415 to forms and plain text', async () => {
    expect((await add('name=Ana', { 'content-type': 'application/x-www-form-urlencoded' })).statusCode).toBe(
      415,
    );
    expect((await add('Ana', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  });
});

describe('an error', () => {
  it.each([
    ['sql', 500, 'urn:lousa:problem:internal'],
    ['bug', 500, 'urn:lousa:problem:internal'],
    ['gone', 503, 'urn:lousa:problem:unavailable'],
    ['refused', 503, 'urn:lousa:problem:unavailable'],
    ['uuid', 400, 'urn:lousa:problem:invalid_request'],
    ['wait', 429, 'urn:lousa:problem:too_many_requests'],
    ['state', 409, 'urn:lousa:problem:wrong_state'],
  ])('of kind %s is answered %i as %s and tells nothing of the machine', async (id, status, type) => {
    const response = await app.inject({ method: 'GET', url: `/api/defect/${id}` });
    expect(response.json()).toMatchObject({ status, type });
    expect(response.body).not.toMatch(/select|secret|\/srv|stack|Failed query/);
    if (id === 'wait') expect(response.headers['retry-after']).toBe('30');
    if (id === 'state') expect(response.json().currentStatus).toBe('paid');
  });

  it('of the database is logged by code, never with statement or parameters', async () => {
    http.logged.length = 0;
    await app.inject({ method: 'GET', url: '/api/defect/sql' });
    expect(http.logged.join('')).toContain('XX000');
    expect(http.logged.join('')).not.toContain('select');
  });

  it('is a 404 problem for addresses that do not exist, also broken ones', async () => {
    for (const url of ['/api/none', '/api/%zz', `/api/things/${'a'.repeat(500)}`]) {
      const response = await app.inject({ method: 'GET', url });
      expect([url, response.statusCode]).toEqual([url, 404]);
      expect(response.headers['content-type']).toMatch(/problem\+json/);
    }
  });
});
