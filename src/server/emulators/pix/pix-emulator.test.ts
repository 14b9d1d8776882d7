import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseStore } from '#server/emulators/database-store.ts';
import { memoryStore } from '#server/emulators/sandbox-store.ts';
import { newTxid } from '#tests/builders/pix-bank.ts';
import { HOUR_MS, testClock } from '#tests/builders/test-clock.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { type PixEmulator, startPixEmulator } from './pix-emulator.ts';

const clock = testClock();
const ERROR = 'https://pix.bcb.gov.br/api/v2/error/';
const SCOPES = 'cob.write cob.read pix.write pix.read webhook.write webhook.read';
let bank: PixEmulator;
let txid: string;

async function getToken(emulator: PixEmulator, scope = SCOPES): Promise<string> {
  const answer = await fetch(emulator.tokenUrl, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${emulator.clientId}:${emulator.clientSecret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}
async function call(method: string, path: string, body?: unknown, { emulator = bank, token = '' } = {}) {
  const answer = await fetch(emulator.baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${token || (await getToken(emulator))}` },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    json: text ? JSON.parse(text) : null,
  };
}
const order = (changes: object = {}) => ({
  ...{
    calendario: { expiracao: 3600 },
    valor: { original: '29.00' },
    chave: bank.key,
    solicitacaoPagador: 'Aula',
  },
  ...changes,
});
const createCob = () => call('PUT', `/v2/cob/${txid}`, order());
const pay = (body?: unknown) => call('POST', `/emulator/cob/${txid}/pay`, body);
const problem = (type: string, status = 400) => ({
  ...{ status, type: 'application/problem+json', json: { type: ERROR + type, status } },
});

beforeAll(async () => {
  bank = await startPixEmulator({ store: memoryStore(), clock, webhooks: 'held' });
});
afterAll(() => bank.close());
beforeEach(() => {
  txid = newTxid();
});

describe('the emulated bank', () => {
  it('lets in who has a token for what they do', async () => {
    const wrong = await fetch(bank.tokenUrl, { method: 'POST', headers: { authorization: 'Basic eDp5' } });
    expect([wrong.status, await wrong.json()]).toEqual([401, { error: 'invalid_client' }]);
    expect(await call('GET', '/v2/cob', undefined, { token: 'a.b' })).toMatchObject(
      problem('NaoAutorizado', 401),
    );
    const reader = await getToken(bank, 'cob.read');
    expect(await call('GET', `/v2/cob/${txid}`, undefined, { token: reader })).toMatchObject(
      problem('CobNaoEncontrado', 404),
    );
    expect(await call('PUT', `/v2/cob/${txid}`, order(), { token: reader })).toMatchObject(
      problem('AcessoNegado', 403),
    );
    const [claims, signature] = reader.split('.');
    const forged = btoa(atob(claims ?? '').replace('cob.read', 'cob.write'));
    expect(await call('PUT', `/v2/cob/${txid}`, order(), { token: `${forged}.${signature}` })).toMatchObject(
      problem('NaoAutorizado', 401),
    );
  });

  it('creates a charge whose BR Code another reader finds sound', async () => {
    const { status, json } = await createCob();
    expect(status).toBe(201);
    expect(json).toMatchObject({
      ...{ txid, revisao: 0, status: 'ATIVA', chave: bank.key, solicitacaoPagador: 'Aula' },
      ...{
        valor: { original: '29.00' },
        calendario: { criacao: clock.now().toISOString(), expiracao: 3600 },
      },
    });
    expect(json.location.length).toBeLessThanOrEqual(77);
    expect(getPixPayloadInfo(json.pixCopiaECola)).toMatchObject({
      ...{ url: json.location, merchantName: 'LOUSA DEMONSTRACAO', merchantCity: 'SAO PAULO' },
    });
    expect(json.pixCopiaECola).toContain('540529.00');
    const again = await createCob();
    expect([again.status, again.json]).toEqual([201, json]);
    const revised = await call('PUT', `/v2/cob/${txid}`, order({ valor: { original: '39.00' } }));
    expect(revised.json).toMatchObject({ revisao: 1, location: json.location, valor: { original: '39.00' } });
  });

  it.each([
    [{ valor: { original: '0.00' } }, 'cob.valor.original'],
    [{ valor: { original: '29.0' } }, 'cob.valor.original'],
    [{ valor: { original: 29 } }, 'cob.valor.original'],
    [{ calendario: { expiracao: 0 } }, 'cob.calendario.expiracao'],
    [{ chave: 'outra@chave.example' }, 'cob.chave'],
    [{ solicitacaoPagador: 'x'.repeat(141) }, 'cob.solicitacaoPagador'],
  ])('refuses a charge against the schema (%#)', async (changes, field) => {
    const answer = await call('PUT', `/v2/cob/${txid}`, order(changes));
    expect(answer).toMatchObject(problem('CobOperacaoInvalida'));
    expect(answer.json.violacoes).toMatchObject([{ propriedade: field }]);
  });

  it('refuses names that are no txid, bodies that are no JSON and addresses it has not', async () => {
    for (const name of ['short', 'x'.repeat(36), `${'x'.repeat(30)}-x`]) {
      expect(await call('PUT', `/v2/cob/${name}`, order())).toMatchObject(problem('CobOperacaoInvalida'));
    }
    expect(await call('PUT', `/v2/cob/${txid}`, '{')).toMatchObject(problem('RequisicaoInvalida'));
    expect(await call('GET', '/v2/loc')).toMatchObject(problem('NaoEncontrado', 404));
  });

  it('changes no charge that is not ATIVA, and removes one by its status alone', async () => {
    await createCob();
    const removed = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' };
    const mixed = await call('PATCH', `/v2/cob/${txid}`, { ...removed, valor: { original: '1.00' } });
    expect(mixed).toMatchObject(problem('CobOperacaoInvalida'));
    expect((await call('PATCH', `/v2/cob/${txid}`, removed)).json).toMatchObject(removed);
    expect(await call('PATCH', `/v2/cob/${txid}`, removed)).toMatchObject(problem('CobOperacaoInvalida'));
    expect(await createCob()).toMatchObject(problem('CobOperacaoInvalida'));
    expect((await call('GET', `/v2/cob/${txid}`)).json).toMatchObject(removed);
  });

  it("plays the payer's bank", async () => {
    expect(await pay()).toMatchObject(problem('CobNaoEncontrado', 404));
    await createCob();
    expect(await pay({ amount: '12.3' })).toMatchObject(problem('RequisicaoInvalida'));
    const { status, json } = await pay({ amount: '12.34' });
    expect([status, json.endToEndId]).toEqual([200, expect.stringMatching(/^E[0-9]{20}[0-9a-f]{11}$/)]);
    expect((await call('GET', `/v2/pix/${json.endToEndId}`)).json).toMatchObject({ txid, valor: '12.34' });
    const twice = await pay();
    expect(twice).toMatchObject(problem('PagamentoRecusado', 409));
    expect(twice.json.detail).toBe('Esta cobrança já foi paga.');
    txid = newTxid();
    await createCob();
    clock.advance(HOUR_MS);
    expect((await pay()).json.detail).toBe('Este código Pix expirou.');
    expect((await call('GET', `/v2/cob/${txid}`)).json.status).toBe('ATIVA');
  });

  it('lets 50 payers of one charge pay it once', async () => {
    await createCob();
    const statuses = (await Promise.all(Array.from({ length: 50 }, () => pay()))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await call('GET', `/v2/cob/${txid}`)).json.pix).toHaveLength(1);
    txid = newTxid();
    await createCob();
    const payers = await Promise.allSettled(Array.from({ length: 50 }, () => bank.control.pay(txid)));
    expect(payers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('pages what it lists and refuses a span that makes no sense', async () => {
    const emulator = await startPixEmulator({ store: memoryStore(), clock });
    const span = `inicio=${clock.now().toISOString()}&fim=${new Date(clock.now().getTime() + 10).toISOString()}`;
    for (let n = 0; n < 5; n++) await call('PUT', `/v2/cob/${newTxid()}`, order(), { emulator });
    const pageOf = (page: number) =>
      call('GET', `/v2/cob?${span}&paginacao.paginaAtual=${page}&paginacao.itensPorPagina=2`, undefined, {
        emulator,
      });
    const pages = await Promise.all([0, 1, 2, 3].map(pageOf));
    expect(pages.map(({ json }) => json.cobs.length)).toEqual([2, 2, 1, 0]);
    expect(
      new Set(pages.flatMap(({ json }) => json.cobs.map((cob: { txid: string }) => cob.txid))).size,
    ).toBe(5);
    expect(pages[0]?.json.parametros.paginacao).toEqual({
      ...{ paginaAtual: 0, itensPorPagina: 2, quantidadeDePaginas: 3, quantidadeTotalDeItens: 5 },
    });
    for (const query of ['', `${span}&paginacao.paginaAtual=-1`, `${span}&paginacao.itensPorPagina=1001`]) {
      expect(await call('GET', `/v2/pix?${query}`, undefined, { emulator })).toMatchObject(
        problem('PixConsultaInvalida'),
      );
    }
    await emulator.close();
  });

  it('gives money back within its rules', async () => {
    await createCob();
    const { json } = await pay();
    const refund = (id: string, valor: unknown) =>
      call('PUT', `/v2/pix/${json.endToEndId}/devolucao/${id}`, { valor });
    const done = await refund('d1', '9.00');
    expect([done.status, done.json]).toMatchObject([201, { id: 'd1', valor: '9.00', status: 'DEVOLVIDO' }]);
    expect(await refund('d1', '9.00')).toEqual(done);
    for (const [id, valor] of [
      ['d1', '8.00'],
      ['d2', '20.01'],
      ['d2', '0.00'],
      ['d-2', '1.00'],
    ] as const) {
      expect(await refund(id, valor)).toMatchObject(problem('PixDevolucaoInvalida'));
    }
    expect((await refund('d2', '20.00')).status).toBe(201);
    expect((await call('GET', `/v2/pix/${json.endToEndId}`)).json.devolucoes).toMatchObject([
      { id: 'd1', natureza: 'ORIGINAL' },
      { id: 'd2', natureza: 'ORIGINAL' },
    ]);
    expect(await call('GET', `/v2/pix/${json.endToEndId}/devolucao/d3`)).toMatchObject(
      problem('PixDevolucaoNaoEncontrada', 404),
    );
  });

  it('keeps a webhook for its key until it is deleted', async () => {
    const path = `/v2/webhook/${bank.key}`;
    expect(await call('GET', path)).toMatchObject(problem('WebhookNaoEncontrado', 404));
    expect(await call('PUT', path, { webhookUrl: 'no address' })).toMatchObject(
      problem('WebhookOperacaoInvalida'),
    );
    const webhookUrl = 'https://lousa.example/api/webhooks/pix';
    expect((await call('PUT', path, { webhookUrl })).json).toMatchObject({ webhookUrl, chave: bank.key });
    expect((await call('GET', path)).json).toMatchObject({ webhookUrl });
    expect((await call('DELETE', path)).status).toBe(204);
    expect(await call('GET', path)).toMatchObject(problem('WebhookNaoEncontrado', 404));
  });
});

it('an emulated bank keeps its books and its faults over a restart in the database, but takes no old token', async () => {
  const database = await createTestDatabase();
  const store = databaseStore(database.db);
  const first = await startPixEmulator({ store, clock });
  const token = await getToken(first);
  await call('PUT', `/v2/cob/${txid}`, order(), { emulator: first, token });
  const { endToEndId } = await first.control.pay(txid, { amountCents: 1234 });
  await call('PUT', `/v2/pix/${endToEndId}/devolucao/d1`, { valor: '0.34' }, { emulator: first, token });
  await first.control.plan('get', 'error_503_before', { times: 2, txid });
  const books = await first.control.books();
  await first.close();

  const second = await startPixEmulator({ store, clock });
  expect(second.key).toBe(first.key);
  expect(await second.control.books()).toEqual(books);
  expect(books).toEqual([
    {
      ...{ endToEndId, txid, amountCents: 1234, at: clock.now() },
      refunds: [{ id: 'd1', amountCents: 34, status: 'DEVOLVIDO', nature: 'ORIGINAL' }],
    },
  ]);
  const get = (held = '') => call('GET', `/v2/cob/${txid}`, undefined, { emulator: second, token: held });
  expect(await get(token)).toMatchObject(problem('NaoAutorizado', 401));
  expect((await Promise.all([get(), get(), get()])).map(({ status }) => status).sort()).toEqual([
    200, 503, 503,
  ]);
  await second.close();
  await database.close();
});
