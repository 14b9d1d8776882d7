import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionsTable } from '#server/accounts/accounts.table.ts';
import { startSession } from '#server/accounts/sign-in/sessions.ts';
import { filesTable } from '#server/files/files.table.ts';
import { factsOf, type LessonRow } from '#server/lessons/lessons.api.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { mountedEndpoints } from '#server/platform/http/implement.ts';
import { productionsTable } from '#server/production/production.table.ts';
import { canSeeFile } from '#shared/files/file-access.ts';
import type { Endpoint } from '#shared/http/endpoint.ts';
import { canSeeLesson, type Viewer } from '#shared/lessons/lesson-policy.ts';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import { type Answer, type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { fileForm } from '#tests/builders/files.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { insertAttempt, insertPaid } from '#tests/builders/payment-rows.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { SUBJECTS, type Subject, type SubjectKind } from './authorization-subjects.ts';

/** Those who do least come first: what the last ones change, the first ones did not need. */
const ACTORS = [
  'visitor',
  'ended session',
  'other teacher',
  'other editor',
  'assigned editor',
  'owner',
  'admin',
] as const;
type Actor = (typeof ACTORS)[number];

let testApp: TestApp;
let people: Record<Actor, ApiClient>;
/** A word that stands in the owner's lessons alone. */
const SECRET = 'Zarabatana';

beforeAll(async () => {
  testApp = await createTestApp();
  const { app } = testApp;
  const owner = await registerTeacher(app, { firstName: 'Olga', lastName: SECRET });
  const ended = apiClient(app);
  ended.token = await newToken(owner);
  await Object.assign(apiClient(app), { token: ended.token }).post('/api/auth/logout');
  people = {
    visitor: apiClient(app, '10.8.0.1'),
    'ended session': ended,
    'other teacher': await registerTeacher(app),
    'other editor': await signInEditor(testApp, 'eva@lousa.test'),
    'assigned editor': await signInEditor(testApp),
    owner,
    admin: await signInAdmin(testApp),
  };
});
afterAll(() => testApp.close());

const newToken = async ({ user }: ApiClient): Promise<string> => {
  const { db } = testApp.deps.database;
  return (await startSession(db, { userId: user.id, device: 'Teste', now: new Date() })).token;
};

/** Something of each kind, all of one lesson of the owner's that the editor works on. */
async function makeScene(): Promise<Record<SubjectKind, string>> {
  const { db } = testApp.deps.database;
  const { owner, admin, 'assigned editor': editor } = people;
  const { json } = await placeOrder(owner, { title: SECRET, content: `${SECRET} e outras palavras` });
  const id: string = json.id;
  await setLesson(testApp, id, { status: 'paid', paidAt: new Date(), deadline: new Date() });
  const assigned = await admin.post('/api/admin/assign-editor', { lessonId: id, editorId: editor.user.id });
  expect(assigned.status, assigned.text).toBe(200);
  const file = await owner.post(`/api/upload/${id}`, fileForm({}, { name: `${SECRET}.pdf` }));
  await owner.post(`/api/lessons/${id}/messages`, { content: SECRET, messageType: 'text' });
  const paid = await insertPaid(testApp.deps.database, id);
  const order = await insertAttempt(testApp.deps.database, id, {
    method: 'card',
    providerRef: `ORDER${randomUUID().slice(0, 8)}`,
  });
  const [production] = await db
    .select({ id: productionsTable.id })
    .from(productionsTable)
    .where(eq(productionsTable.lessonId, id));
  const [session] = await db
    .insert(sessionsTable)
    .values({ userId: owner.user.id, device: SECRET, tokenHash: randomUUID() })
    .returning({ id: sessionsTable.id });
  return {
    nothing: randomUUID(),
    lesson: id,
    file: file.json.id,
    payment: paid.attempt.id,
    order: order.attempt.providerRef ?? '',
    production: production?.id ?? '',
    session: session?.id ?? '',
  };
}

let readOnly: Promise<Record<SubjectKind, string>> | null = null;

/** Calls that only read, or are about nothing of a lesson, share one scene; others change one of their own. */
const sceneFor = ({ method }: Endpoint, { of }: Subject): Promise<Record<SubjectKind, string>> => {
  if (method !== 'GET' && of !== 'nothing') return makeScene();
  readOnly ??= makeScene();
  return readOnly;
};

/** What the policy modules say of this actor and this thing. */
async function maySee(actor: Actor, kind: SubjectKind, scene: Record<SubjectKind, string>): Promise<boolean> {
  const { db } = testApp.deps.database;
  const { user } = people[actor];
  const viewer: Viewer = { userId: user.id, role: user.role };
  if (kind === 'nothing') return true;
  if (kind === 'session') return actor === 'owner';
  const [lesson] = await db.select().from(lessonsTable).where(eq(lessonsTable.id, scene.lesson));
  const facts = factsOf(lesson as LessonRow);
  if (kind !== 'file') return canSeeLesson(viewer, facts);
  const [file] = await db.select().from(filesTable).where(eq(filesTable.id, scene.file));
  return file !== undefined && canSeeFile(viewer, facts, file);
}

const isRole = (actor: Actor, { access }: Endpoint): boolean =>
  access === 'public' || access === 'signed_in' || access.includes(people[actor].user.role);

async function send(actor: Actor, endpoint: Endpoint, subject: Subject, id: string): Promise<Answer> {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, id) + (subject.query?.(id) ?? '');
  // A call about nothing gets an empty form: who is let in is told what is missing, and nothing happens.
  const body = subject.body ? subject.body(id) : endpoint.body ? {} : undefined;
  const client = apiClient(testApp.app, actor === 'visitor' ? '10.8.0.1' : '10.8.0.2');
  client.token = people[actor].token;
  if (endpoint.path === '/api/auth/logout' && actor !== 'visitor' && actor !== 'ended session') {
    client.token = await newToken(people[actor]);
  }
  if (endpoint.produces === 'text/event-stream') return openStream(client, path);
  return client.call(endpoint.method, path, body);
}

/** A stream never ends: its headers are looked at, and what comes within them where it was refused. */
async function openStream({ token }: ApiClient, url: string): Promise<Answer> {
  const response = await testApp.app.inject({
    method: 'GET',
    url,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payloadAsStream: true,
  });
  const { statusCode: status, headers } = response;
  let text = '';
  if (status === 200) response.stream().destroy();
  else for await (const chunk of response.stream()) text += chunk;
  return { status, headers, text, bytes: Buffer.from(text), json: text ? JSON.parse(text) : undefined };
}

/** Whatever is answered is kept by no cache and can do nothing in a browser; a file is offered, never shown. */
function expectHarmless({ path }: Endpoint, { status, headers }: Answer, said: string): void {
  const isEverybodys = path === '/api/satisfaction';
  if (!isEverybodys) expect(headers['cache-control'], said).toMatch(/^(private, )?no-store$/);
  expect(headers['x-content-type-options'], said).toBe('nosniff');
  expect(headers['content-security-policy'], said).toMatch(
    /^default-src 'none'; (frame-ancestors 'none'; )?sandbox$/,
  );
  expect(headers['referrer-policy'], said).toBe('strict-origin-when-cross-origin');
  expect(headers['access-control-allow-origin'], said).toBeUndefined();
  const type = String(headers['content-type'] ?? 'none');
  if (status >= 400 || /^(none|application\/json|text\/event-stream|image\/webp)/.test(type)) return;
  expect(headers['content-disposition'], said).toMatch(/^attachment/);
}

test('the table names every call there is, and no other', () => {
  const mounted = testApp.app[mountedEndpoints].map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(mounted)].filter((call) => !Object.hasOwn(SUBJECTS, call))).toEqual([]);
  expect(Object.keys(SUBJECTS).filter((call) => !mounted.includes(call))).toEqual([]);
});

describe('each call, by everyone', () => {
  test.each(Object.keys(SUBJECTS))('%s', async (call) => {
    const endpoint = testApp.app[mountedEndpoints].find(({ method, path }) => `${method} ${path}` === call);
    const subject = SUBJECTS[call];
    if (!endpoint || !subject) throw new Error('no such call');
    await testApp.deps.database.pool.query('delete from rate_limits');
    const scene = await sceneFor(endpoint, subject);
    for (const actor of ACTORS) {
      const isSignedIn = actor !== 'visitor' && actor !== 'ended session';
      const sees = isSignedIn && (await maySee(actor, subject.of, scene));
      const answer = await send(actor, endpoint, subject, scene[subject.of]);
      const said = `${actor}: ${answer.status} ${answer.text.slice(0, 300)}`;
      expectHarmless(endpoint, answer, said);
      if (endpoint.access !== 'public' && !isSignedIn) expect(answer.status, said).toBe(401);
      else if (isSignedIn && !isRole(actor, endpoint)) expect(answer.status, said).toBe(403);
      else if (isSignedIn && !sees) {
        expect(answer.status, said).toBe(404);
        const unknown = await send(actor, endpoint, subject, randomUUID());
        expect(answer.json, 'what is not theirs reads like what is not there').toEqual(unknown.json);
      } else {
        const also = subject.also ?? [];
        const isLetIn = answer.status < 500 && ![401, 403, 404].includes(answer.status);
        expect(isLetIn || also.includes(answer.status), said).toBe(true);
      }
      const isInsider = ['owner', 'assigned editor', 'admin'].includes(actor);
      if (!isInsider) expect(answer.text, `${actor} hears nothing of it`).not.toContain(SECRET);
    }
  });
});
