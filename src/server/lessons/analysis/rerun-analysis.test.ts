import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';
import { lessonAnalysesTable } from '#server/lessons/analyses.table.ts';
import { lessonsTable, lessonTransitionsTable } from '#server/lessons/lessons.table.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { lendDocumentPool } from '#tests/setup/lent-children.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { analyseLesson } from './analyse-lesson.job.ts';
import { resumeAnalyses } from './resume-analyses.job.ts';

// No worker runs here: every try is made by hand, as the queue would make it.
let test: TestApp;
let ana: ApiClient;
const pool = lendDocumentPool();
/** What happens in place of, or before, the next run of the child; null for nothing. */
let instead: (() => Promise<unknown>) | null = null;
const readingPool: ReadingPool = {
  ...pool,
  run: async (...args) => {
    const other = instead;
    instead = null;
    await other?.();
    return pool.run(...args);
  },
};
beforeAll(async () => {
  test = await createTestApp({ deps: { readingPool } });
  ana = await registerTeacher(test.app);
});
afterAll(() => test.close());

const db = () => test.deps.database.db;
const context = (about: { retryCount?: number; isLastTry?: boolean } = {}) => ({
  jobId: 'by-hand',
  retryCount: 0,
  isLastTry: false,
  signal: new AbortController().signal,
  db: db(),
  log: test.deps.log,
  ...about,
});
const tryOnce = (lessonId: string, version: number, about?: { retryCount?: number; isLastTry?: boolean }) =>
  analyseLesson(test.deps).run({ lessonId, version }, context(about));
const lessonOf = async (id: string) => (await ana.get(`/api/lessons/${id}`)).json;
const versionsOf = async (lessonId: string) => {
  const rows = await db()
    .select()
    .from(lessonAnalysesTable)
    .where(eq(lessonAnalysesTable.lessonId, lessonId));
  return rows.map(({ version }) => version);
};
const stepsOf = async (lessonId: string) => {
  const rows = await db()
    .select()
    .from(lessonTransitionsTable)
    .where(eq(lessonTransitionsTable.lessonId, lessonId))
    .orderBy(asc(lessonTransitionsTable.id));
  return rows.map(({ event }) => event);
};
/** How many jobs of a kind wait for a lesson. */
const countJobs = async (name: string, lessonId: string) => {
  const { rows } = await db().execute(
    sql`select 1 from jobs.job where name = ${name} and data->>'lessonId' = ${lessonId}`,
  );
  return rows.length;
};

/** How many mails were called for about a lesson. */
const countMails = async (lessonId: string) => {
  const { rows } = await db().execute(
    sql`select 1 from mail_outbox where payload->>'lessonId' = ${lessonId}`,
  );
  return rows.length;
};

describe('a failing analysis', () => {
  it('is given up at the last try, not before, when the fault is ours', async () => {
    const { json: order } = await placeOrder(ana);
    const fail = () => Promise.reject(new Error('a defect'));
    instead = fail;
    await expect(tryOnce(order.id, 1)).rejects.toThrow('a defect');
    expect((await lessonOf(order.id)).status).toBe('analyzing');
    instead = fail;
    await tryOnce(order.id, 1, { retryCount: 3, isLastTry: true });
    const lesson = await lessonOf(order.id);
    expect(lesson.status).toBe('submitted');
    expect(lesson.analysisError).toMatch(/^Não conseguimos analisar o material/);
    await tryOnce(order.id, 1);
    expect((await lessonOf(order.id)).status).toBe('submitted');
  });

  it('gets one more chance where the child ended over it', async () => {
    const { json: order } = await placeOrder(ana);
    const crash = () => Promise.reject(new ReadingProblem('unsafe', { cause: new Error('killed') }));
    instead = crash;
    await expect(tryOnce(order.id, 1)).rejects.toThrow(ReadingProblem);
    await tryOnce(order.id, 1, { retryCount: 1 });
    expect((await lessonOf(order.id)).status).toBe('waiting_approval');
    const { json: other } = await placeOrder(ana);
    instead = crash;
    await tryOnce(other.id, 1, { retryCount: 1 });
    expect((await lessonOf(other.id)).analysisError).toMatch(/segurança/);
  });
});

describe('an analysis run twice', () => {
  it('has one version and one step, also when both run at once', async () => {
    const { json: order } = await placeOrder(ana);
    await Promise.all([tryOnce(order.id, 1), tryOnce(order.id, 1)]);
    await tryOnce(order.id, 1);
    expect(await versionsOf(order.id)).toEqual([1]);
    expect(await stepsOf(order.id)).toEqual(['submit', 'start_analysis', 'finish_analysis']);
    expect(await countMails(order.id)).toBe(1);
  });

  it('goes on where a killed process left it', async () => {
    const { json: order } = await placeOrder(ana);
    await db().update(lessonsTable).set({ status: 'analyzing' }).where(eq(lessonsTable.id, order.id));
    await tryOnce(order.id, 1);
    expect((await lessonOf(order.id)).status).toBe('waiting_approval');
  });

  it('is dropped where the material changed meanwhile', async () => {
    const { json: order } = await placeOrder(ana);
    const form = new FormData();
    form.append(
      'content',
      'As placas tectônicas movem os continentes. Os vulcões nascem nas bordas das placas tectônicas.',
    );
    await ana.put(`/api/lessons/${order.id}/material`, form);
    await tryOnce(order.id, 1);
    expect(await versionsOf(order.id)).toEqual([]);
    instead = async () => {
      await db().update(lessonsTable).set({ requestedAnalysis: 3 }).where(eq(lessonsTable.id, order.id));
    };
    await tryOnce(order.id, 2);
    expect(await versionsOf(order.id)).toEqual([]);
    await tryOnce(order.id, 3);
    expect(await versionsOf(order.id)).toEqual([3]);
    expect(JSON.stringify((await lessonOf(order.id)).aiAnalysis.topics)).toMatch(/placas|vulc/i);
  });

  it('does nothing for a cancelled lesson', async () => {
    const { json: order } = await placeOrder(ana);
    await ana.post(`/api/lessons/${order.id}/cancel`);
    await tryOnce(order.id, 1);
    expect((await lessonOf(order.id)).status).toBe('cancelled');
    expect(await versionsOf(order.id)).toEqual([]);
  });
});

describe('the net under the queue', () => {
  it('takes up what has lost its job, once, and leaves what waits in a long line and the rest', async () => {
    const order = async () => (await placeOrder(ana)).json.id;
    const [stalled, waiting, fresh] = [await order(), await order(), await order()];
    await db()
      .update(lessonsTable)
      .set({ status: 'analyzing', updatedAt: new Date(Date.now() - 3 * 3_600_000) })
      .where(inArray(lessonsTable.id, [stalled, waiting]));
    await db().execute(sql`delete from jobs.job where data->>'lessonId' = ${stalled}`);
    for (let round = 0; round < 2; round++) await resumeAnalyses(test.deps).run({}, context());
    for (const id of [stalled, waiting]) expect(await countJobs('analyse-lesson', id)).toBe(1);
    expect(await countJobs('analyse-lesson', fresh)).toBe(1);
  });
});
