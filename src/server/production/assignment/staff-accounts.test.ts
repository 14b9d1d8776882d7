import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import { saoPauloDay } from '#shared/calendar.ts';
import { apiClient } from '#tests/builders/api-client.ts';
import { readMails, readTokens } from '#tests/builders/mails.ts';
import {
  assign,
  createProductionTest,
  type ProductionTest,
  paidLesson,
  passTime,
} from '#tests/builders/production.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';

let all: ProductionTest;
beforeAll(async () => {
  all = await createProductionTest();
});
afterAll(() => all.test.close());

const invite = (email: string, names = { firstName: 'Nina', lastName: 'Prado' }) =>
  all.admin.post('/api/admin/editors/invitations', { ...names, email });
const mailsTo = async (email: string) =>
  (await readMails(all.test)).filter(({ to }) => to === email).map(({ subject }) => subject);
const loadOf = async (id: string) =>
  (await all.admin.get('/api/admin/editors')).json.find((editor: { id: string }) => editor.id === id);
const actionsOn = async (id: string) => {
  const { db } = all.test.deps.database;
  const rows = await db.select().from(auditTable).where(eq(auditTable.subjectId, id));
  return rows.map(({ action }) => action);
};
const visitor = () => apiClient(all.test.app, '10.4.0.77');
const reset = (token: string | undefined, password: string) =>
  visitor().post('/api/auth/reset-password', { token, password });

describe('an invited editor', () => {
  it('sets the first password by the link of the mail, days later, and can then sign in', async () => {
    const { status, json } = await invite('nina@lousa.test');
    expect([status, json.role]).toEqual([201, 'editor']);
    expect((await loadOf(json.id)).invitedAt).not.toBeNull();
    await passTime(all, 6 * 24 * HOUR_MS);
    const [token] = await readTokens(all.test, 'nina@lousa.test', '/redefinir-senha');
    expect((await reset(token, 'giz-e-lousa-9')).status).toBe(204);
    expect((await loadOf(json.id)).invitedAt).toBeNull();
    const login = { email: 'nina@lousa.test', password: 'giz-e-lousa-9' };
    const signedIn = await visitor().post('/api/auth/local/login', login);
    expect(signedIn.json.user).toMatchObject({ role: 'editor', isEmailConfirmed: true });
    expect(await mailsTo('nina@lousa.test')).toEqual(['Convite para produzir aulas na Lousa']);
    // The sign-in is written down after it was answered.
    await expect
      .poll(() => actionsOn(json.id))
      .toEqual(['editor.invite', 'account.invitation_accept', 'account.sign_in']);
    const again = await all.admin.post(`/api/admin/editors/${json.id}/invitation`);
    expect([again.status, again.json.message]).toEqual([
      409,
      'Esta pessoa já criou a própria senha. Se ela a esqueceu, envie o link de nova senha.',
    ]);
    expect((await invite('nina@lousa.test')).json.message).toBe('Este e-mail já está cadastrado.');
  });

  it('loses the link after a week and gets another one', async () => {
    const { json } = await invite('rui@lousa.test');
    const [stale] = await readTokens(all.test, 'rui@lousa.test', '/redefinir-senha');
    await passTime(all, 8 * 24 * HOUR_MS);
    expect((await reset(stale, 'giz-e-lousa-9')).status).toBe(400);
    expect((await all.admin.post(`/api/admin/editors/${json.id}/invitation`)).status).toBe(204);
    const tokens = await readTokens(all.test, 'rui@lousa.test', '/redefinir-senha');
    const fresh = tokens.find((token) => token !== stale);
    expect((await reset(fresh, 'giz-e-lousa-9')).status).toBe(204);
  });

  it('invited by two admins at once is one account with one mail', async () => {
    const answers = await Promise.all([
      invite('lu@lousa.test'),
      invite('lu@lousa.test'),
      invite('lu@lousa.test'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    await passTime(all, HOUR_MS);
    const { id } = answers[0].json;
    const resent = () => all.admin.post(`/api/admin/editors/${id}/invitation`);
    expect((await Promise.all([resent(), resent()])).map(({ status }) => status)).toEqual([204, 204]);
    expect(await mailsTo('lu@lousa.test')).toHaveLength(2);
    expect((await actionsOn(id)).sort()).toEqual(['editor.invite', 'editor.invite_again']);
  });

  it('is asked for in full, and never takes over the account of a teacher', async () => {
    const answer = await all.admin.post('/api/admin/editors/invitations', {
      firstName: 'Nina',
      email: 'x@y.test',
    });
    expect([answer.status, answer.json.message]).toEqual([400, 'Todos os campos são obrigatórios']);
    expect((await invite(all.teacher.user.email)).status).toBe(409);
    const unknown = '018f0000-0000-7000-8000-000000000000';
    for (const id of [unknown, all.teacher.user.id, all.admin.user.id]) {
      expect((await all.admin.post(`/api/admin/editors/${id}/invitation`)).status).toBe(404);
      expect((await all.admin.post(`/api/admin/editors/${id}/password-reset`)).status).toBe(404);
    }
  });

  it('is added with a first password as well, as the customer wrote the call', async () => {
    const person = {
      firstName: 'Zeca',
      lastName: 'Melo',
      email: 'zeca@lousa.test',
      password: 'lousa-verde-1',
    };
    const { status, json } = await all.admin.post('/api/admin/editors', { ...person, role: 'editor' });
    expect([status, json.role]).toEqual([201, 'editor']);
    expect((await loadOf(json.id)).invitedAt).toBeNull();
    const asAdmin = { ...person, email: 'zeca2@lousa.test', role: 'admin' };
    expect((await all.admin.post('/api/admin/editors', asAdmin)).json.role).toBe('editor');
  });
});

describe('an editor on holiday', () => {
  const pause = (until: string | null, of = all.editor) =>
    all.admin.put(`/api/admin/editors/${of.user.id}/pause`, { until });
  const reactivate = (of = all.editor) => all.admin.delete(`/api/admin/editors/${of.user.id}/pause`);
  const inDays = (days: number) => saoPauloDay(new Date(all.clock.now().getTime() + days * 24 * HOUR_MS));

  it('keeps what they have and gets nothing new until the day is over', async () => {
    const held = (await assign(all, await paidLesson(all))).json;
    expect((await pause(inDays(3))).status).toBe(204);
    const refused = await assign(all, await paidLesson(all));
    expect([refused.status, refused.json.type]).toEqual([409, 'urn:lousa:problem:editor_paused']);
    expect((await all.editor.get(`/api/productions/${held.id}`)).status).toBe(200);
    expect(await loadOf(all.editor.user.id)).toMatchObject({ isPaused: true, pausedUntil: inDays(3) });
    expect((await all.admin.get('/api/admin/editors')).json.at(-1).id).toBe(all.editor.user.id);
    await passTime(all, 4 * 24 * HOUR_MS);
    expect(await loadOf(all.editor.user.id)).toMatchObject({ isPaused: false, pausedUntil: null });
    expect((await assign(all, await paidLesson(all))).status).toBe(200);
    await reactivate();
  });

  it('is told once, also where it is said twice, and is back when told', async () => {
    const email = all.otherEditor.user.email;
    const answers = await Promise.all([pause(null, all.otherEditor), pause(null, all.otherEditor)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    const about = (subjects: string[]) => subjects.filter((subject) => /pausa/.test(subject));
    expect(about(await mailsTo(email))).toEqual(['Suas produções na Lousa estão em pausa']);
    expect(
      (await Promise.all([reactivate(all.otherEditor), reactivate(all.otherEditor)])).map((a) => a.status),
    ).toEqual([204, 204]);
    expect(about(await mailsTo(email)).sort()).toEqual([
      'Sua pausa na Lousa terminou',
      'Suas produções na Lousa estão em pausa',
    ]);
    expect(
      (await actionsOn(all.otherEditor.user.id)).filter((action) => /pause|reactivate/.test(action)),
    ).toEqual(['editor.pause', 'editor.reactivate']);
    expect((await pause(inDays(-1))).json.message).toBe('Escolha um dia a partir de hoje');
    expect((await pause('amanhã')).status).toBe(400);
  });

  it('of a pause and an assignment at once either the one was first or the other is refused', async () => {
    const lessons = await Promise.all([1, 2, 3].map(() => paidLesson(all)));
    const [paused, ...assigned] = await Promise.all([pause(null), ...lessons.map((id) => assign(all, id))]);
    expect(paused.status).toBe(204);
    for (const { status } of assigned) expect([200, 409]).toContain(status);
    expect((await assign(all, await paidLesson(all))).status).toBe(409);
    await reactivate();
  });
});

describe('an editor’s account', () => {
  it('gets another name, which the log does not keep, and is found by it', async () => {
    const { id } = all.editor.user;
    const renamed = await all.admin.patch(`/api/admin/editors/${id}`, {
      firstName: 'Eduarda',
      lastName: 'Lima',
    });
    expect([renamed.status, renamed.json.firstName]).toEqual([200, 'Eduarda']);
    expect((await all.admin.get('/api/admin/editors?q=eduarda')).json).toHaveLength(1);
    const { db } = all.test.deps.database;
    const rows = await db.select().from(auditTable).where(eq(auditTable.action, 'editor.rename'));
    expect(rows.map(({ after }) => after)).toEqual([{ changed: ['firstName'] }]);
    const short = await all.admin.patch(`/api/admin/editors/${id}`, { firstName: 'E', lastName: 'Lima' });
    expect(short.json.message).toBe('Nome deve ter pelo menos 2 caracteres');
  });

  it('is let in again by a mailed link, at most five an hour', async () => {
    const { id, email } = all.editor.user;
    const send = () => all.admin.post(`/api/admin/editors/${id}/password-reset`);
    expect((await send()).status).toBe(204);
    const [token] = await readTokens(all.test, email, '/redefinir-senha');
    expect((await reset(token, 'apagador-77x')).status).toBe(204);
    expect((await all.editor.get('/api/auth/user')).status).toBe(401);
    const { db } = all.test.deps.database;
    const [row] = await db.select().from(usersTable).where(eq(usersTable.id, id));
    expect(row?.closedAt).toBeNull();
    for (let n = 0; n < 4; n++) expect((await send()).status).toBe(204);
    expect((await send()).status).toBe(429);
  });
});
