import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import { summaryText, TERMS_VERSION, termsText } from '#shared/payments/terms.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { orderAcceptancesTable } from './documents.table.ts';
import { keepAcceptance } from './keep-acceptance.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
let product: TestApp;
let lesson: LessonRow;
const company = () => product.deps.config.company;

beforeAll(async () => {
  product = await createTestApp({ env: { COMPANY_NAME: 'Lousa Ltda', COMPANY_CNPJ: '12.ABC.345/01DE-35' } });
});
afterAll(() => product.close());
beforeEach(async () => {
  const teacher = await registerTeacher(product.app);
  const { id } = (await placeOrder(teacher)).json;
  const [row] = await product.deps.database.db.select().from(lessonsTable).where(eq(lessonsTable.id, id));
  if (!row) throw new Error('no lesson');
  lesson = row;
});

const kept = () =>
  product.deps.database.db
    .select()
    .from(orderAcceptancesTable)
    .where(eq(orderAcceptancesTable.lessonId, lesson.id));
const keep = (set: { now?: Date; ip?: string | null; lesson?: LessonRow } = {}) =>
  product.deps.database.db.transaction((tx) =>
    keepAcceptance(tx, { lesson, company: company(), now: NOW, ip: '203.0.113.7', ...set }),
  );

it('keeps the terms’ version, the order as it read, when, from where, and the hash of it all', async () => {
  await keep();
  const [row] = await kept();
  expect(row).toMatchObject({
    priceVersion: 1,
    termsVersion: TERMS_VERSION,
    acceptedAt: NOW,
    ip: '203.0.113.7',
  });
  expect(row?.summary.lines).toContainEqual({ label: 'Preço total', value: 'R$\u00a049' });
  expect(row?.summary.lines).toContainEqual({
    label: 'Quem vende',
    value: 'Lousa Ltda, CNPJ 12.ABC.345/01DE-35',
  });
  const text = `${termsText(TERMS_VERSION)}\n\n${row ? summaryText(row.summary) : ''}`;
  expect(row?.sha256).toBe(createHash('sha256').update(text).digest('hex'));
});

it('accepting again, also many times at once, leaves the first acceptance', async () => {
  await keep();
  await Promise.all(
    Array.from({ length: 10 }, () => keep({ now: new Date(NOW.getTime() + 1000), ip: null })),
  );
  expect(await kept()).toMatchObject([{ acceptedAt: NOW, ip: '203.0.113.7' }]);
});

it('another price is another acceptance', async () => {
  await keep();
  await keep({ lesson: { ...lesson, priceVersion: 2, priceCents: 5900 } });
  expect(
    (await kept()).map(({ priceVersion, summary }) => [priceVersion, summary.priceCents]).sort(),
  ).toEqual([
    [1, 4900],
    [2, 5900],
  ]);
});

it('an outline changed since is another acceptance: it names the version that was approved', async () => {
  await keep();
  await keep({ lesson: { ...lesson, analysisVersion: 3 } });
  expect((await kept()).map(({ analysisVersion }) => analysisVersion).sort()).toEqual([
    lesson.analysisVersion,
    3,
  ]);
});
