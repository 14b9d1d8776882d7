import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvLine, csvText } from '#server/platform/http/lists/csv.ts';
import { signInAdmin } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { insertPaid, insertRefund } from '#tests/builders/payment-rows.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let admin: ApiClient;
const now = new Date('2026-11-22T02:30:00Z');

beforeAll(async () => {
  test = await createTestApp({ deps: { clock: { now: () => now } } });
  admin = await signInAdmin(test);
  const ana = await registerTeacher(test.app, {
    firstName: '=cmd()',
    lastName: 'Souza',
    email: 'ana@escola.test',
  });
  const { json: lesson } = await placeOrder(ana, { title: '@SOMA(A1); "frações"' });
  const paid = await insertPaid(test.deps.database, lesson.id, {
    at: new Date('2026-11-01T02:59:59Z'),
    amountCents: 123450,
    providerRef: '+5511999999999',
  });
  await insertRefund(test.deps.database, paid, { amountCents: 90 });
  for (let i = 0; i < 600; i++) {
    await insertPaid(test.deps.database, lesson.id, {
      method: 'manual',
      at: new Date(now.getTime() - i * 1000),
    });
  }
});
afterAll(() => test.close());

const linesOf = (text: string) => text.trimEnd().split('\r\n');

it('the export is a file for Brazilian spreadsheets with every row and nothing that runs', async () => {
  const answer = await admin.get('/api/admin/payments.csv');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="pagamentos-2026-11-21.csv"');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = linesOf(answer.text);
  expect(lines).toHaveLength(602);
  expect(lines[0]?.replace('\uFEFF', '')).toMatch(/^Criado em;Pago em;Situação;Forma;Valor \(R\$\);/);
  expect(lines.at(-1)).toMatch(
    /^31\/10\/2026 23:59:59;31\/10\/2026 23:59:59;Pago;Pix;1234,50;0,90;"'@SOMA\(A1\); ""frações""";'=cmd\(\) Souza;ana@escola\.test;'\+5511999999999;não;demonstração;[0-9a-f-]{36}$/,
  );
  expect(new Set(lines).size).toBe(602);
});

it('the export keeps to the filters of the list and to no page', async () => {
  const rows = async (query: string) =>
    linesOf((await admin.get(`/api/admin/payments.csv${query}`)).text).length - 1;
  expect(await rows('?method=pix')).toBe(1);
  expect(await rows('?method=manual&limit=2')).toBe(600);
  expect(await rows('?to=2026-10-31')).toBe(1);
  expect(await rows('?status=declined')).toBe(0);
  const refused = await admin.get('/api/admin/payments.csv?status=nenhum');
  expect([refused.status, refused.headers['content-disposition']]).toEqual([400, undefined]);
});

it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', '\nx'])(
  'a cell that starts like a formula is text: %j',
  (cell) => {
    expect(csvText(cell)).toBe(`'${cell}`);
  },
);

it('a cell with a separator, a quote or a line break stays one cell', () => {
  expect(csvLine(['a;b', 'c"d', 'e\nf', 'g'])).toBe('"a;b";"c""d";"e\nf";g\r\n');
});
