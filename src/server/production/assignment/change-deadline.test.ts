import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import { remindDue } from '#server/production/remind-deadlines.job.ts';
import { endOfDayAfter, saoPauloDay } from '#shared/calendar.ts';
import { readMails } from '#tests/builders/mails.ts';
import {
  assignedLesson,
  createProductionTest,
  handOver,
  type ProductionTest,
  passTime,
} from '#tests/builders/production.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';

let all: ProductionTest;
beforeAll(async () => {
  all = await createProductionTest();
});
afterAll(() => all.test.close());

const dayIn = (days: number) => saoPauloDay(endOfDayAfter(all.clock.now(), days));
const move = (lessonId: string, days: number, reason = 'Feriado na escola', client = all.admin) =>
  client.patch(`/api/admin/lessons/${lessonId}/deadline`, { day: dayIn(days), reason });
const mailsAbout = async (subject: RegExp) =>
  (await readMails(all.test)).filter((mail) => subject.test(mail.subject)).map(({ to }) => to);

it('moves a deadline later, tells editor and teacher why, and keeps it in the audit', async () => {
  const { lessonId, productionId } = await assignedLesson(all, { dueInDays: 5 });
  const moved = await move(lessonId, 12);
  expect([moved.status, moved.json.deadline]).toEqual([
    200,
    endOfDayAfter(all.clock.now(), 12).toISOString(),
  ]);
  expect((await all.editor.get(`/api/productions/${productionId}`)).json.dueState).toEqual({
    kind: 'ok',
    days: 12,
  });
  const mails = await readMails(all.test);
  const told = mails.filter(({ subject }) => /^Nov[oa] (prazo|data)/.test(subject));
  expect(told.map(({ to }) => to).sort()).toEqual([all.editor.user.email, all.teacher.user.email].sort());
  expect(told.every(({ text }) => text.includes('Feriado na escola'))).toBe(true);
  const kept = await all.test.deps.database.db
    .select()
    .from(auditTable)
    .where(and(eq(auditTable.subjectId, lessonId), eq(auditTable.action, 'production.deadline')));
  expect(kept).toMatchObject([{ reason: 'Feriado na escola', actorId: all.admin.user.id }]);
  // The same day again changes nothing.
  expect((await move(lessonId, 12)).status).toBe(200);
  expect(await mailsAbout(/^Novo prazo/)).toHaveLength(1);
});

it('tells the editor alone of one that moves nearer', async () => {
  const { lessonId } = await assignedLesson(all, { dueInDays: 20 });
  const before = (await mailsAbout(/^Nova data/)).length;
  await move(lessonId, 3);
  expect((await mailsAbout(/^Nova data/)).length).toBe(before);
  expect((await mailsAbout(/^Novo prazo/)).length).toBe(2);
});

it('has reminders of its own', async () => {
  const { lessonId, productionId } = await assignedLesson(all, { dueInDays: 8 });
  const remind = async () => {
    await remindDue(all.test.deps);
    const mails = await readMails(all.test);
    return mails.filter(
      ({ subject, text }) => subject.startsWith('Vence em') && text.includes(`projeto=${productionId}`),
    ).length;
  };
  await passTime(all, 24 * HOUR_MS);
  expect(await remind()).toBe(1);
  await move(lessonId, 12);
  expect(await remind()).toBe(1);
  await passTime(all, 5 * 24 * HOUR_MS);
  expect(await remind()).toBe(2);
});

it('refuses a day that is over, a day without a reason, other people and a lesson that is delivered', async () => {
  const { lessonId, productionId } = await assignedLesson(all);
  expect((await move(lessonId, 0)).status).toBe(400);
  expect((await move(lessonId, 400)).status).toBe(400);
  expect((await move(lessonId, 4, '  ')).status).toBe(400);
  expect((await move(lessonId, 4, 'Feriado', all.editor)).status).toBe(403);
  await handOver(all, productionId);
  expect((await move(lessonId, 4)).status).toBe(409);
});
