import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { setLesson } from '#tests/builders/lessons.ts';
import { readMails } from '#tests/builders/mails.ts';
import {
  assign,
  assignedLesson,
  createProductionTest,
  handOver,
  type ProductionTest,
} from '#tests/builders/production.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';
import { TEST_ADMIN } from '#tests/setup/test-app.ts';
import { remindDue } from './remind-deadlines.job.ts';

const DAY_MS = 24 * HOUR_MS;
let all: ProductionTest | null = null;
const close = async () => {
  await all?.test.close();
  all = null;
};
beforeEach(async () => {
  await close();
  all = await createProductionTest();
});
afterAll(close);
const scene = (): ProductionTest => {
  if (!all) throw new Error('no test');
  return all;
};

/** The warnings so far, the oldest first. */
async function warnings(): Promise<[string, string][]> {
  const mails = await readMails(scene().test);
  return mails
    .filter(({ subject }) => /^(Vence|Atrasada)/.test(subject))
    .map(({ to, subject }): [string, string] => [to, subject.split(':')[0] ?? ''])
    .sort(([, a], [, b]) => a.localeCompare(b, undefined, { numeric: true }));
}
/** Runs the job at every hour of so many days. */
async function pass(days: number): Promise<void> {
  const { test, clock } = scene();
  for (let hour = 0; hour < days * 24; hour += 6) {
    clock.advance(6 * HOUR_MS);
    await remindDue(test.deps);
    await remindDue(test.deps);
    await test.runJobs();
  }
}

describe('warnings of a deadline', () => {
  it('go to the editor 7, 3 and 1 days before and once to the admin when it is overdue', async () => {
    await assignedLesson(scene(), { dueInDays: 10 });
    await pass(14);
    expect(await warnings()).toEqual([
      [TEST_ADMIN.email, 'Atrasada há 1 dia'],
      ['edu@lousa.test', 'Vence amanhã'],
      ['edu@lousa.test', 'Vence em 3 dias'],
      ['edu@lousa.test', 'Vence em 7 dias'],
    ]);
  });

  it('are one each, however many workers look at once', async () => {
    await assignedLesson(scene(), { dueInDays: 10 });
    scene().clock.advance(4 * DAY_MS);
    await Promise.all([1, 2, 3, 4].map(() => remindDue(scene().test.deps)));
    expect(await warnings()).toHaveLength(1);
  });

  it('leave out what the assignment said, and what a delivery, a refund or a dispute made idle', async () => {
    const now = scene();
    const short = await assignedLesson(now, { dueInDays: 5 });
    const done = await assignedLesson(now, { dueInDays: 10 });
    await handOver(now, done.productionId);
    const given = await assignedLesson(now, { dueInDays: 10 });
    await setLesson(now.test, given.lessonId, { status: 'cancelled' });
    const held = await assignedLesson(now, { dueInDays: 10 });
    await setLesson(now.test, held.lessonId, { onHoldSince: new Date(), onHoldReason: 'Contestado.' });
    await pass(5);
    expect((await warnings()).map(([, words]) => words)).toEqual(['Vence amanhã', 'Vence em 3 dias']);
    await assign(now, short.lessonId, now.otherEditor);
  });

  it('begin anew with another deadline', async () => {
    const now = scene();
    const { lessonId } = await assignedLesson(now, { dueInDays: 10 });
    await pass(3);
    const deadline = new Date(now.clock.now().getTime() + 12 * DAY_MS);
    await setLesson(now.test, lessonId, { deadline });
    await pass(6);
    expect((await warnings()).filter(([, words]) => words === 'Vence em 7 dias')).toHaveLength(2);
  });
});
