import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureMasterAdmin } from '#server/accounts/ensure-master-admin.ts';
import { lessonAdjustmentsTable } from '#server/lessons/analyses.table.ts';
import { lessonTransitionsTable } from '#server/lessons/lessons.table.ts';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { orderForm, placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, TEST_ADMIN, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let ana: ApiClient;
let admin: ApiClient;
beforeAll(async () => {
  test = await createTestApp();
  await ensureMasterAdmin(test.deps);
  admin = apiClient(test.app);
  admin.token = (
    await admin.post('/api/auth/admin/login', { username: 'admin_master', password: TEST_ADMIN.password })
  ).json.token;
});
beforeEach(async () => {
  ana = await registerTeacher(test.app);
});
afterAll(() => test.close());

/** An order of Ana's in the given status, reached without its jobs. */
async function lessonIn(status: LessonStatus, analysisError: string | null = null): Promise<string> {
  const { json } = await placeOrder(ana);
  await setLesson(test, json.id, { status, analysisError });
  return json.id;
}
const statusOf = async (id: string) => (await ana.get(`/api/lessons/${id}`)).json.status;
const transitionsOf = (lessonId: string) =>
  test.deps.database.db
    .select()
    .from(lessonTransitionsTable)
    .where(eq(lessonTransitionsTable.lessonId, lessonId))
    .orderBy(asc(lessonTransitionsTable.id));
const newMaterial = (content = 'A fotossíntese transforma luz em energia.') => {
  const form = new FormData();
  form.append('content', content);
  return form;
};

const CALLS = {
  approve: (client: ApiClient, id: string) => client.put(`/api/lessons/${id}/approve`),
  adjust: (client: ApiClient, id: string) =>
    client.post(`/api/lessons/${id}/adjustments`, { text: 'Menos texto.' }),
  genre: (client: ApiClient, id: string) => client.put(`/api/lessons/${id}/genre`, { genre: 'prova' }),
  material: (client: ApiClient, id: string) => client.put(`/api/lessons/${id}/material`, newMaterial()),
  cancel: (client: ApiClient, id: string) => client.post(`/api/lessons/${id}/cancel`),
};
/** Where each call leads from each status; a status not named answers 409. */
const LEADS: Record<keyof typeof CALLS, Partial<Record<LessonStatus, LessonStatus>>> = {
  approve: { waiting_approval: 'waiting_payment', waiting_payment: 'waiting_payment' },
  adjust: { waiting_approval: 'analyzing' },
  genre: { waiting_approval: 'analyzing' },
  material: { submitted: 'analyzing', waiting_approval: 'analyzing' },
  cancel: {
    submitted: 'cancelled',
    analyzing: 'cancelled',
    waiting_approval: 'cancelled',
    waiting_payment: 'cancelled',
    cancelled: 'cancelled',
  },
};
const CASES = (Object.keys(CALLS) as (keyof typeof CALLS)[]).flatMap((call) =>
  (Object.keys(LESSON_STATUSES) as LessonStatus[]).map((status) => ({
    call,
    status,
    leadsTo: LEADS[call][status],
  })),
);

describe('what a teacher may decide', () => {
  it.each(CASES)('$call in $status leads to $leadsTo', async ({ call, status, leadsTo }) => {
    const id = await lessonIn(status);
    const answer = await CALLS[call](ana, id);
    if (leadsTo) {
      expect([answer.status, answer.json.status]).toEqual([200, leadsTo]);
      expect(await statusOf(id)).toBe(leadsTo);
    } else {
      expect(answer.status).toBe(409);
      expect(answer.json.message).toContain(LESSON_STATUSES[status].label);
      expect(await statusOf(id)).toBe(status);
    }
  });

  it('goes on without an analysis only where it failed for good', async () => {
    const id = await lessonIn('submitted', 'Não encontramos texto no arquivo.');
    expect((await ana.get(`/api/lessons/${id}`)).json.allowedActions).toContain('approve');
    expect((await CALLS.approve(ana, id)).json.status).toBe('waiting_payment');
  });

  it("is nobody else's: other teachers find no lesson, an admin may only cancel", async () => {
    const id = await lessonIn('waiting_approval');
    const bia = await registerTeacher(test.app);
    for (const call of Object.values(CALLS)) {
      const answer = await call(bia, id);
      expect([answer.status, answer.json.message]).toEqual([404, 'Aula não encontrada']);
    }
    for (const call of ['approve', 'adjust', 'genre', 'material'] as const) {
      expect((await CALLS[call](admin, id)).status).toBe(403);
    }
    expect((await CALLS.cancel(admin, id)).json.status).toBe('cancelled');
    const last = (await transitionsOf(id)).at(-1);
    expect(last).toMatchObject({
      event: 'cancel',
      fromStatus: 'waiting_approval',
      toStatus: 'cancelled',
      actorRole: 'admin',
    });
  });

  it('asks for adjustments once, however often the same request with its key arrives', async () => {
    const id = await lessonIn('waiting_approval');
    const ask = (text: string) =>
      ana.post(`/api/lessons/${id}/adjustments`, { text }, { 'idempotency-key': id });
    const [first, second] = [await ask('Mais\r\nexemplos.'), await ask('Mais\r\nexemplos.')];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.json).toEqual(first.json);
    expect((await ask('Menos exemplos.')).status).toBe(409);
    const kept = await test.deps.database.db
      .select({ text: lessonAdjustmentsTable.text })
      .from(lessonAdjustmentsTable)
      .where(eq(lessonAdjustmentsTable.lessonId, id));
    expect(kept).toEqual([{ text: 'Mais\nexemplos.' }]);
  });

  it.each(Object.entries(CALLS))('%s at once by two hands takes effect once', async (_name, call) => {
    const id = await lessonIn('waiting_approval');
    const before = (await transitionsOf(id)).length;
    const answers = await Promise.all([1, 2, 3].map(() => call(ana, id)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await transitionsOf(id)).toHaveLength(before + 1);
  });

  it('approve and cancel at once: the lesson ends where the last of them says, each step from the one before', async () => {
    const id = await lessonIn('waiting_approval');
    await Promise.all([CALLS.approve(ana, id), CALLS.cancel(ana, id)]);
    expect(await statusOf(id)).toBe('cancelled');
    const steps = (await transitionsOf(id)).slice(1);
    for (const [index, step] of steps.entries()) {
      expect(step.fromStatus).toBe(index === 0 ? 'waiting_approval' : steps[index - 1]?.toStatus);
    }
  });
});

describe('adjustments', () => {
  it('asked for twice by a double tap are one request, answered with the state it has led to', async () => {
    const id = await lessonIn('waiting_approval');
    const ask = (text: string) => ana.post(`/api/lessons/${id}/adjustments`, { text });
    const answers = await Promise.all([ask('Mais exemplos.'), ask('Mais exemplos.'), ask('Mais exemplos.')]);
    expect(answers.map(({ status, json }) => [status, json.status])).toEqual(
      answers.map(() => [200, 'analyzing']),
    );
    const kept = await test.deps.database.db
      .select()
      .from(lessonAdjustmentsTable)
      .where(eq(lessonAdjustmentsTable.lessonId, id));
    expect(kept).toHaveLength(1);
    expect((await ask('Outra coisa.')).status).toBe(409);
  });
  it('said again after the analysis came back are one request for two minutes and a new one later', async () => {
    const id = await lessonIn('waiting_approval');
    const ask = async () =>
      (await ana.post(`/api/lessons/${id}/adjustments`, { text: 'Mais exemplos.' })).json;
    const comeBack = () => setLesson(test, id, { status: 'waiting_approval' });
    expect(await ask()).toMatchObject({ status: 'analyzing' });
    await comeBack();
    expect(await ask()).toMatchObject({ status: 'waiting_approval' });
    await test.deps.database.db
      .update(lessonAdjustmentsTable)
      .set({ createdAt: new Date(test.deps.clock.now().getTime() - 121_000) })
      .where(eq(lessonAdjustmentsTable.lessonId, id));
    expect(await ask()).toMatchObject({ status: 'analyzing' });
    const kept = await test.deps.database.db
      .select({ text: lessonAdjustmentsTable.text })
      .from(lessonAdjustmentsTable)
      .where(eq(lessonAdjustmentsTable.lessonId, id));
    expect(kept).toHaveLength(2);
  });
  it('need a text, which is kept', async () => {
    const id = await lessonIn('waiting_approval');
    const blank = await ana.post(`/api/lessons/${id}/adjustments`, { text: '  ' });
    expect([blank.status, blank.json.message]).toEqual([400, 'Escreva o que deve mudar']);
    await ana.post(`/api/lessons/${id}/adjustments`, { text: 'Mais exemplos, por favor.' });
    const kept = await test.deps.database.db
      .select()
      .from(lessonAdjustmentsTable)
      .where(eq(lessonAdjustmentsTable.lessonId, id));
    expect(kept.map(({ text }) => text)).toEqual(['Mais exemplos, por favor.']);
  });
});

describe('other material', () => {
  it('keeps the rules of the order and changes nothing when refused', async () => {
    const id = await lessonIn('waiting_approval');
    const before = (await ana.get(`/api/lessons/${id}`)).json;
    const long = await ana.put(`/api/lessons/${id}/material`, newMaterial('a'.repeat(3001)));
    expect([long.status, long.json.message]).toEqual([400, 'Conteúdo muito longo']);
    const none = await ana.put(`/api/lessons/${id}/material`, new FormData());
    expect([none.status, none.json.message]).toEqual([400, 'Envie um texto ou um arquivo']);
    const png = orderForm(
      { content: 'Outro texto.' },
      { bytes: Buffer.from('\x89PNG\r\n'), name: 'aula.pdf' },
    );
    const image = await ana.put(`/api/lessons/${id}/material`, png);
    expect([image.status, image.json.message]).toEqual([415, 'Tipo de arquivo não permitido']);
    expect((await ana.get(`/api/lessons/${id}`)).json).toEqual(before);
  });
});
