import { readFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoicesTable, lessonBillingTable } from '#server/payments/documents/documents.table.ts';
import { cancelInvoiceRequest, requestInvoice } from '#server/payments/documents/request-invoice.ts';
import { chargesTable } from '#server/payments/money/payments.table.ts';
import type { Config } from '#server/platform/config.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { insertPaid, insertRefund } from '#tests/builders/payment-rows.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { type SefinServer, startSefinServer } from '#tests/builders/sefin-server.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { issueInvoices } from './issue-invoices.job.ts';
import { isDpsIntact } from './sign-dps.ts';

const PAID_AT = new Date('2026-11-22T01:30:00Z');
const COMPANY = {
  COMPANY_NAME: 'Lousa Ltda',
  COMPANY_CNPJ: '11.222.333/0001-81',
  COMPANY_CITY_CODE: '3550308',
  ...{ NFSE_C_TRIB_NAC: '230101', NFSE_C_NBS: '114021100', NFSE_OP_SIMP_NAC: '2' },
  ...{ NFSE_REG_ESP_TRIB: '0', NFSE_TRIB_ISSQN: '1', NFSE_TP_RET_ISSQN: '1' },
};
const NFSE = '<NFSe>emitida</NFSe>';

let product: TestApp;
let teacher: ApiClient;
let sefin: SefinServer;
beforeAll(async () => {
  product = await createTestApp({ env: COMPANY });
  teacher = await registerTeacher(product.app);
  sefin = await startSefinServer();
});
afterAll(async () => {
  await sefin.close();
  await product.close();
});
beforeEach(async () => {
  sefin.calls = [];
  await db().delete(invoicesTable);
});

const db = () => product.deps.database.db;
const nfse = (set: Partial<Config['nfse']>): Config => {
  const { config } = product.deps;
  return { ...config, nfse: { ...config.nfse, ...set } };
};
const withCertificate = () => nfse(sefin.files);
const transmitting = () => nfse({ ...sefin.files, baseUrl: sefin.baseUrl, transmit: true });

/** Runs the job once, as the worker would. */
async function runJob(config: Config = product.deps.config): Promise<void> {
  const { clock, log } = product.deps;
  const signal = new AbortController().signal;
  const context = { jobId: '1', retryCount: 0, isLastTry: true, signal, db: db(), log };
  await issueInvoices({ config, clock }).run({}, context);
}

/** A paid lesson whose customer said who the invoice is for. */
async function paidLesson(
  document = '52998224725',
  refunds: Parameters<typeof insertRefund>[2][] = [],
): Promise<string> {
  const { id } = (await placeOrder(teacher, { title: 'Segredo da professora' })).json;
  const { charge, capture } = await insertPaid(product.deps.database, id, { at: PAID_AT });
  for (const refund of refunds) await insertRefund(product.deps.database, { charge, capture }, refund);
  await db()
    .update(chargesTable)
    .set({ status: 'settled', settledAt: PAID_AT })
    .where(eq(chargesTable.id, charge.id));
  await setLesson(product, id, { status: 'paid', paidAt: PAID_AT });
  const kind = document.length === 11 ? 'person' : 'company';
  const customer = { name: 'Ana & Filhos', address: 'Rua B', email: 'ana@escola.test', updatedAt: PAID_AT };
  await db()
    .insert(lessonBillingTable)
    .values({ lessonId: id, kind, document, ...customer });
  await requestInvoice(db(), id, PAID_AT);
  return id;
}
async function invoiceOf(lessonId: string) {
  const [row] = await db().select().from(invoicesTable).where(eq(invoicesTable.lessonId, lessonId));
  if (!row) throw new Error('no invoice');
  return row;
}

describe('an invoice that was asked for', () => {
  it('is not asked for without billing data', async () => {
    const { id } = (await placeOrder(teacher)).json;
    await requestInvoice(db(), id, PAID_AT);
    expect(await db().select().from(invoicesTable)).toEqual([]);
  });

  it('waits and says which settings are missing while the company is not configured', async () => {
    const id = await paidLesson();
    await runJob(nfse({ cTribNac: null, opSimpNac: '3' }));
    expect(await invoiceOf(id)).toMatchObject({
      ...{ status: 'solicitada', xml: null, dpsId: null },
      reason: 'Emissão ainda não configurada. Falta: NFSE_C_TRIB_NAC, NFSE_REG_AP_TRIB_SN.',
    });
  });

  it('becomes an XML without a signature, and a signed one once there is a certificate', async () => {
    const id = await paidLesson('11444777000161');
    await runJob();
    const unsigned = await invoiceOf(id);
    expect(unsigned).toMatchObject({ status: 'solicitada', layoutVersion: '1.01' });
    expect(unsigned.reason).toContain('sem assinatura');
    expect(unsigned.dpsId).toBe(
      `DPS3550308211222333000181${'00001'}${String(unsigned.number).padStart(15, '0')}`,
    );
    expect(unsigned.xml).toContain(
      '<xDescServ>Produção de material didático: Apresentação com 10 slides</xDescServ>',
    );
    expect(unsigned.xml).toContain('<vServ>49.00</vServ>');
    expect(unsigned.xml).not.toContain('Segredo');

    await runJob(withCertificate());
    const signed = await invoiceOf(id);
    expect(isDpsIntact(signed.xml ?? '', await readFile(sefin.files.certFile, 'utf8'))).toBe(true);
    expect([signed.status, signed.dpsId]).toEqual(['solicitada', unsigned.dpsId]);
    // As good as it gets without transmission: not made again.
    await runJob(withCertificate());
    expect((await invoiceOf(id)).updatedAt).toEqual(signed.updatedAt);
    expect(sefin.calls).toEqual([]);
  });

  it('is for what is left of the price, whether what was granted back has arrived or not', async () => {
    const id = await paidLesson(undefined, [
      { amountCents: 900, status: 'completed' },
      { amountCents: 1000 },
      { amountCents: 300, reason: 'excess' },
    ]);
    await runJob();
    expect((await invoiceOf(id)).xml).toContain('<vServ>30.00</vServ>');
  });

  it('for a CNPJ with letters is refused here, since the layout knows digits only', async () => {
    const id = await paidLesson('12ABC34501DE35');
    await runJob(transmitting());
    expect(await invoiceOf(id)).toMatchObject({ status: 'rejeitada', xml: null });
    expect((await invoiceOf(id)).reason).toContain('CNPJ com letras');
    expect(sefin.calls).toEqual([]);
  });
});

describe('with transmission', () => {
  const KEY = '4'.repeat(50);
  const issued = { chaveAcesso: KEY, nfseXmlGZipB64: gzipSync(NFSE).toString('base64') };

  it('is issued, signed, once', async () => {
    sefin.answer = ({ call }) => (call.startsWith('POST') ? [201, issued] : [404, {}]);
    const id = await paidLesson();
    await runJob(transmitting());
    await runJob(transmitting());
    const row = await invoiceOf(id);
    expect(row).toMatchObject({ status: 'emitida', accessKey: KEY, issuedXml: NFSE, reason: null });
    expect(sefin.calls.map(({ call }) => call)).toEqual([
      `HEAD /SefinNacional/dps/${row.dpsId}`,
      'POST /SefinNacional/nfse',
    ]);
    const sent = gunzipSync(
      Buffer.from(JSON.parse(sefin.calls[1]?.body ?? '').dpsXmlGZipB64, 'base64'),
    ).toString();
    expect(sent).toBe(row.xml);
    expect(isDpsIntact(sent, await readFile(sefin.files.certFile, 'utf8'))).toBe(true);
    // Asking again changes nothing.
    await requestInvoice(db(), id, PAID_AT);
    expect((await invoiceOf(id)).status).toBe('emitida');
  });

  it('an answer that got lost is found again by the DPS id, nothing is sent twice', async () => {
    const id = await paidLesson();
    sefin.answer = ({ call }) => (call.startsWith('POST') ? [500, {}] : [404, {}]);
    await runJob(transmitting());
    expect(await invoiceOf(id)).toMatchObject({ status: 'solicitada', accessKey: null });
    expect((await invoiceOf(id)).reason).toContain('não respondeu');
    sefin.answer = ({ call }) => (call.includes('/dps/') ? [200, { chaveAcesso: KEY }] : [200, issued]);
    await runJob(transmitting());
    expect(await invoiceOf(id)).toMatchObject({ status: 'emitida', accessKey: KEY, issuedXml: NFSE });
    expect(sefin.calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('money of the sandbox never reaches the production of the tax office, real money does', async () => {
    sefin.answer = ({ call }) => (call.startsWith('POST') ? [201, issued] : [404, {}]);
    const config = transmitting();
    const production = { ...config, nfse: { ...config.nfse, isProduction: true } };
    const id = await paidLesson();
    await runJob(production);
    expect(await invoiceOf(id)).toMatchObject({ status: 'cancelada', xml: null });
    expect(sefin.calls).toEqual([]);
    const live = await paidLesson();
    await db().update(chargesTable).set({ isLive: true }).where(eq(chargesTable.lessonId, live));
    await runJob(production);
    expect((await invoiceOf(live)).xml).toContain('<tpAmb>1</tpAmb>');
    expect((await invoiceOf(live)).status).toBe('emitida');
  });

  it('a refusal is kept with its reason', async () => {
    const id = await paidLesson();
    sefin.answer = ({ call }) =>
      call.startsWith('POST')
        ? [400, { erros: [{ Codigo: 'E0310', Descricao: 'Código inexistente' }] }]
        : [404, {}];
    await runJob(transmitting());
    expect(await invoiceOf(id)).toMatchObject({ status: 'rejeitada', reason: 'E0310: Código inexistente' });
  });

  it('two workers issue each invoice once', async () => {
    let issuedCount = 0;
    sefin.answer = ({ call }) => {
      if (!call.startsWith('POST')) return [404, {}];
      issuedCount += 1;
      return [201, { ...issued, chaveAcesso: String(issuedCount).padStart(50, '5') }];
    };
    const ids = [await paidLesson(), await paidLesson(), await paidLesson()];
    await Promise.all([runJob(transmitting()), runJob(transmitting())]);
    expect(issuedCount).toBe(3);
    for (const id of ids) expect((await invoiceOf(id)).status).toBe('emitida');
  });
});

describe('money that went back in full', () => {
  it('cancels what was not issued, for good', async () => {
    const id = await paidLesson();
    await cancelInvoiceRequest(db(), id, PAID_AT);
    await requestInvoice(db(), id, PAID_AT);
    await runJob();
    expect(await invoiceOf(id)).toMatchObject({ status: 'cancelada', xml: null });
  });

  it('leaves an issued invoice standing and says what a person has to do', async () => {
    const id = await paidLesson();
    await db()
      .update(invoicesTable)
      .set({ status: 'emitida', accessKey: '7'.repeat(50) });
    await cancelInvoiceRequest(db(), id, PAID_AT);
    expect(await invoiceOf(id)).toMatchObject({ status: 'emitida' });
    expect((await invoiceOf(id)).reason).toContain('cancele a nota');
  });
});
