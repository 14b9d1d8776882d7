import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOfDayAfter, saoPauloDay } from '#shared/calendar.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { readMails } from '#tests/builders/mails.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import {
  assignedLesson,
  createProductionTest,
  finish,
  handOver,
  type ProductionTest,
  passTime,
  uploadDelivery,
} from '#tests/builders/production.ts';

let all: ProductionTest;
beforeAll(async () => {
  all = await createProductionTest();
});
afterAll(() => all.test.close());

const lessonOf = async (id: string) => (await all.teacher.get(`/api/lessons/${id}`)).json;
const revise = (lessonId: string, text = 'Trocar a capa', client = all.teacher) =>
  client.post(`/api/lessons/${lessonId}/revisions`, { text });
const rate = (lessonId: string, stars: unknown = 5, client = all.teacher) =>
  client.post(`/api/lessons/${lessonId}/rating`, { stars, comment: 'Ótimo' });
async function deliveredLesson(options: Parameters<typeof assignedLesson>[1] = {}) {
  const made = await assignedLesson(all, options);
  return { ...made, deliveryUrl: await handOver(all, made.productionId) };
}

describe('a revision', () => {
  it('opens a new round for the same editor and leaves the delivery open to the customer meanwhile', async () => {
    const { lessonId, productionId, deliveryUrl } = await deliveredLesson();
    expect((await lessonOf(lessonId)).allowedActions).toContain('revise');
    const answer = await revise(lessonId, '  Trocar\r\na capa ');
    expect([answer.status, answer.json.status, answer.json.revisionsLeft]).toEqual([200, 'in_production', 1]);
    expect(answer.json.allowedActions).not.toContain('revise');
    const [production] = (await all.editor.get('/api/productions/assigned')).json;
    expect(production).toMatchObject({
      id: productionId,
      status: 'in_progress',
      round: 2,
      revisionText: 'Trocar\na capa',
      deliveryUrl: null,
      editorNotes: '',
    });
    expect((await all.teacher.get(deliveryUrl)).status).toBe(200);
    const next = (await uploadDelivery(all.editor, productionId)).json.deliveryUrl;
    expect((await all.teacher.get(next)).status).toBe(404);
    const seen = (await all.teacher.get(`/api/lessons/${lessonId}/deliveries`)).json;
    expect(seen.map((each: { deliveryUrl: string }) => each.deliveryUrl)).toEqual([null, deliveryUrl]);
    expect((await finish(all.editor, productionId, deliveryUrl)).status).toBe(400);
    const mail = (await readMails(all.test)).find(({ subject }) => subject.startsWith('Revisão pedida'));
    expect([mail?.to, mail?.text]).toEqual(['edu@lousa.test', expect.stringContaining('> Trocar\n> a capa')]);
    const second = await handOver(all, productionId);
    const rounds = (await all.teacher.get(`/api/lessons/${lessonId}/deliveries`)).json;
    expect(rounds.map((each: { deliveryUrl: string }) => each.deliveryUrl)).toEqual([second, deliveryUrl]);
    expect((await all.teacher.get(deliveryUrl)).status).toBe(200);
  });

  it('needs a text, a delivery and an owner', async () => {
    const { lessonId, productionId } = await assignedLesson(all);
    const early = await revise(lessonId);
    expect([early.status, early.json.message]).toEqual([409, expect.stringContaining('Em Produção')]);
    expect((await rate(lessonId)).status).toBe(409);
    await handOver(all, productionId);
    expect((await revise(lessonId, ' \n')).json.message).toBe('Escreva o que deve mudar');
    const bia = await registerTeacher(all.test.app);
    expect((await revise(lessonId, 'x', bia)).status).toBe(404);
    expect((await revise(lessonId, 'x', all.editor)).status).toBe(403);
  });

  it('comes as often as the plan says', async () => {
    const { lessonId, productionId } = await deliveredLesson({ slideCount: '5' });
    expect((await revise(lessonId)).json.revisionsLeft).toBe(0);
    await handOver(all, productionId);
    const refused = await revise(lessonId);
    expect([refused.status, refused.json.message]).toEqual([409, 'A revisão do plano Básico já foi usada.']);
    const master = await deliveredLesson({ slideCount: '20' });
    for (let round = 1; round <= 4; round++) {
      expect((await revise(master.lessonId)).json.revisionsLeft).toBeNull();
      await handOver(all, master.productionId);
    }
  });

  it('is asked for until the end of the seventh day after the delivery', async () => {
    const { lessonId } = await deliveredLesson();
    const late = await deliveredLesson();
    const completedAt = all.clock.now();
    const end = endOfDayAfter(completedAt, 7);
    await passTime(all, end.getTime() - completedAt.getTime());
    expect((await lessonOf(lessonId)).allowedActions).toContain('revise');
    expect((await revise(lessonId)).status).toBe(200);
    await passTime(all, 1);
    expect((await lessonOf(late.lessonId)).allowedActions).not.toContain('revise');
    const [year, month, day] = saoPauloDay(end).split('-');
    const refused = await revise(late.lessonId);
    expect([refused.status, refused.json.message]).toEqual([
      409,
      `O prazo para pedir uma revisão é de 7 dias após a entrega e terminou em ${day}/${month}/${year}.`,
    ]);
  });

  it('is due after its own five days, whatever was agreed at first', async () => {
    const near = await deliveredLesson({ dueInDays: 2 });
    const far = await deliveredLesson({ dueInDays: 40 });
    const own = endOfDayAfter(all.clock.now(), 5).toISOString();
    expect((await revise(near.lessonId)).json.deadline).toBe(own);
    expect((await revise(far.lessonId)).json.deadline).toBe(own);
  });

  it('asked for by many hands at once is one', async () => {
    const { lessonId } = await deliveredLesson();
    const answers = await Promise.all([1, 2, 3, 4].map((n) => revise(lessonId, `Capa ${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await lessonOf(lessonId)).revisionsLeft).toBe(1);
    const key = { 'idempotency-key': lessonId };
    const again = await deliveredLesson();
    const replay = () => all.teacher.post(`/api/lessons/${again.lessonId}/revisions`, { text: 'Capa' }, key);
    expect((await Promise.all([replay(), replay()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await lessonOf(again.lessonId)).revisionsLeft).toBe(1);
  });

  it('waits while the payment is contested', async () => {
    const { lessonId } = await deliveredLesson();
    await setLesson(all.test, lessonId, { onHoldSince: new Date(), onHoldReason: 'Contestado.' });
    expect(await lessonOf(lessonId)).toMatchObject({
      hold: expect.stringMatching(/./),
      completedAt: all.clock.now().toISOString(),
    });
    expect((await revise(lessonId)).json.message).toBe('Contestado.');
  });
});

describe('a rating', () => {
  it('of one or two stars is told to the admins with what was written, once', async () => {
    const low = async () =>
      (await readMails(all.test)).filter(({ subject }) => subject.startsWith('Nota 2 de 5'));
    const { lessonId, productionId } = await assignedLesson(all);
    await handOver(all, productionId);
    await Promise.all([rate(lessonId, 2), rate(lessonId, 2)]);
    const [mail, ...others] = await low();
    expect(mail?.text).toContain('Ótimo');
    expect([mail?.to, others]).toEqual([all.test.deps.config.adminEmail, []]);
    const content = await assignedLesson(all);
    await handOver(all, content.productionId);
    await rate(content.lessonId, 3);
    expect(await low()).toHaveLength(1);
  });

  it('is given once for each delivery', async () => {
    const { lessonId, productionId } = await deliveredLesson();
    for (const stars of [0, 6, 4.5, '5', null]) {
      const refused = await rate(lessonId, stars);
      expect([refused.status, refused.json.message]).toEqual([400, 'Escolha de 1 a 5 estrelas']);
    }
    const answers = await Promise.all([rate(lessonId, 5), rate(lessonId, 1), rate(lessonId, 3)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const taken = await rate(lessonId);
    expect(taken.json.message).toBe('Esta entrega já foi avaliada. Obrigado!');
    expect((await lessonOf(lessonId)).allowedActions).not.toContain('rate');
    await revise(lessonId);
    expect((await rate(lessonId)).status).toBe(409);
    await handOver(all, productionId);
    expect((await lessonOf(lessonId)).allowedActions).toContain('rate');
    expect((await rate(lessonId, 4)).status).toBe(201);
    const rounds = (await all.editor.get(`/api/lessons/${lessonId}/deliveries`)).json;
    expect(rounds.map(({ rating }: { rating: { comment: string } }) => rating.comment)).toEqual([
      'Ótimo',
      'Ótimo',
    ]);
  });

  it("is the owner's alone", async () => {
    const { lessonId } = await deliveredLesson();
    expect((await rate(lessonId, 5, await registerTeacher(all.test.app))).status).toBe(404);
    expect((await rate(lessonId, 5, all.admin)).status).toBe(403);
  });
});

it('a round shows its file only to whom it is open', async () => {
  const { lessonId, productionId } = await assignedLesson(all);
  const { deliveryUrl } = (await uploadDelivery(all.editor, productionId)).json;
  const seen = async (client = all.teacher) =>
    (await client.get(`/api/lessons/${lessonId}/deliveries`)).json[0].deliveryUrl;
  expect([await seen(), await seen(all.editor), await seen(all.admin)]).toEqual([
    null,
    deliveryUrl,
    deliveryUrl,
  ]);
  expect((await all.otherEditor.get(`/api/lessons/${lessonId}/deliveries`)).status).toBe(404);
});
