import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openEvents } from '#server/platform/events/open-events.ts';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

const PASSWORD = 'giz-e-lousa-9';
let product: TestApp;
/** Two processes on one database. */
let addresses: string[] = [];
let closeSecond = async () => {};
beforeAll(async () => {
  product = await createTestApp();
  const { deps, app } = product;
  const events = await openEvents(deps.database, deps.log, { ofAccount: 3, inAll: 6 });
  const second = await buildApp({ ...deps, events });
  addresses = [
    await app.listen({ host: '127.0.0.1', port: 0 }),
    await second.listen({ host: '127.0.0.1', port: 0 }),
  ];
  closeSecond = async () => {
    events.endStreams();
    // fetch may hold a connection it never used, which closing waits for.
    for (const { server } of [second, app]) server.closeAllConnections();
    await second.close();
    await events.close();
  };
});
afterAll(async () => {
  await closeSecond();
  await product.close();
});

/** Opens a stream of a lesson; `end` resolves with all it said, once it is over. */
async function open({ token }: Pick<ApiClient, 'token'>, lessonId: string, process = 0) {
  const leave = new AbortController();
  const answer = await fetch(`${addresses[process]}/api/lessons/${lessonId}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: leave.signal,
  });
  let said = '';
  let hasBegun = () => {};
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  const read = async () => {
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      said += chunk;
      if (said.includes('event: status')) hasBegun();
    }
    return said;
  };
  const end = read().catch(() => said);
  if (answer.status === 200) await begun;
  return { status: answer.status, headers: answer.headers, end, leave: () => leave.abort() };
}
/** It ended before the first sign of life was due: nothing but a notice can have told it. */
const expectAtOnce = (said: string) => expect(said).not.toContain(': ok');

async function orderOf(teacher: ApiClient): Promise<string> {
  return (await placeOrder(teacher)).json.id;
}
async function signInAgain(teacher: ApiClient): Promise<ApiClient> {
  const client = apiClient(product.app);
  const { json } = await client.post('/api/auth/local/login', {
    email: teacher.user.email,
    password: PASSWORD,
  });
  return Object.assign(client, { token: json.token, user: json.user });
}

describe('an open stream ends at once, in every process', () => {
  it('with the log-out of its session, and of no other', async () => {
    const teacher = await registerTeacher(product.app, { password: PASSWORD });
    const other = await signInAgain(teacher);
    const lessonId = await orderOf(teacher);
    const streams = await Promise.all([0, 1].map((process) => open(teacher, lessonId, process)));
    const staying = await open(other, lessonId);
    await teacher.post('/api/auth/logout');
    for (const { end } of streams) expectAtOnce(await end);
    await other.post(`/api/lessons/${lessonId}/cancel`);
    staying.leave();
    expect(await staying.end).toContain('event: status');
  });

  it('with a changed password, but for who changed it', async () => {
    const teacher = await registerTeacher(product.app, { password: PASSWORD });
    const other = await signInAgain(teacher);
    const lessonId = await orderOf(teacher);
    const streams = await Promise.all([0, 1].map((process) => open(other, lessonId, process)));
    const body = {
      currentPassword: PASSWORD,
      newPassword: 'quadro-negro-7',
      confirmPassword: 'quadro-negro-7',
    };
    expect((await teacher.post('/api/account/change-password', body)).status).toBe(204);
    for (const { end } of streams) expectAtOnce(await end);
  });

  it('with the account', async () => {
    const teacher = await registerTeacher(product.app, { password: PASSWORD });
    const stream = await open(teacher, await orderOf(teacher), 1);
    const gone = await teacher.call('DELETE', '/api/account', { password: PASSWORD });
    expect(gone.status, gone.text).toBe(204);
    expectAtOnce(await stream.end);
  });

  it('with an editor’s right to the lesson', async () => {
    const teacher = await registerTeacher(product.app);
    const editor = await signInEditor(product);
    const lessonId = await orderOf(teacher);
    await setLesson(product, lessonId, { editorId: editor.user.id });
    const stream = await open(editor, lessonId, 1);
    await setLesson(product, lessonId, { editorId: null });
    expectAtOnce(await stream.end);
  });

  it('with the role of an admin', async () => {
    const admin = await signInAdmin(product);
    const lessonId = await orderOf(await registerTeacher(product.app));
    const stream = await open(admin, lessonId);
    const { pool } = product.deps.database;
    await pool.query(`update users set role = 'teacher' where id = $1`, [admin.user.id]);
    expectAtOnce(await stream.end);
    await pool.query(`update users set role = 'admin' where id = $1`, [admin.user.id]);
  });
});

describe('the streams of one account', () => {
  it('are so many at most: the oldest gives way to the newest and is told so', async () => {
    const teacher = await registerTeacher(product.app);
    const lessonId = await orderOf(teacher);
    const streams = [];
    for (let n = 0; n < 5; n++) streams.push(await open(teacher, lessonId, 1));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const replaced of streams.slice(0, 2)) expect(await replaced.end).toContain('event: replaced');
    await teacher.post(`/api/lessons/${lessonId}/cancel`);
    for (const stream of streams.slice(2)) {
      stream.leave();
      expect(await stream.end).not.toContain('event: replaced');
    }
  });

  it('do not push out those of others: a full process refuses and says when to come back', async () => {
    const people = [await registerTeacher(product.app), await registerTeacher(product.app)];
    const opened = [];
    for (const teacher of people) {
      const lessonId = await orderOf(teacher);
      for (let n = 0; n < 3; n++) opened.push(await open(teacher, lessonId, 1));
    }
    const late = await registerTeacher(product.app);
    const lessonId = await orderOf(late);
    const refused = await open(late, lessonId, 1);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await refused.end).toContain('Há páginas demais abertas agora');
    opened[0]?.leave();
    await expect
      .poll(async () => {
        const again = await open(late, lessonId, 1);
        again.leave();
        return again.status;
      })
      .toBe(200);
    for (const { leave } of opened) leave();
  });
});
