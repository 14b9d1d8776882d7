import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import {
  newTxid,
  openScriptedBank,
  type ScriptedAnswer,
  type ScriptedCall,
} from '#tests/builders/pix-bank.ts';
import { buildBrCode, checkBrCode } from './br-code.ts';
import { openBcbPix } from './open-bcb-pix.ts';

const LOCATION = 'pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25';
const E2E = 'E00000000202611211200abcdef12345';
const ERROR = 'https://pix.bcb.gov.br/api/v2/error/';
const txid = newTxid();
const refundId = newTxid();
const COB = {
  ...{ txid, status: 'ATIVA', chave: 'chave@lousa.example', location: LOCATION },
  calendario: { criacao: '2026-11-21T12:00:00.123Z', expiracao: 3600 },
  valor: { original: '29.00' },
};
const PIX = { endToEndId: E2E, txid, valor: '29.00', horario: '2026-11-21T12:10:00-03:00' };
const REFUND = { id: refundId, rtrId: 'D1', valor: '9.00', horario: {}, status: 'DEVOLVIDO' };
const ORDER = { txid, amountCents: 2900, expiresInSeconds: 3600, description: 'Aula' };

let bank: Awaited<ReturnType<typeof openScriptedBank>>;
let script: (call: ScriptedCall) => ScriptedAnswer | null | undefined;
beforeEach(async () => {
  bank = await openScriptedBank((call) => (call.path === '/token' ? undefined : script(call)));
});
afterEach(() => bank.close());

const answering = (json: unknown) => {
  script = () => ({ json });
  return bank.gateway;
};
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error) => (error instanceof GatewayError ? [error.failure, error.issue] : error),
  );

describe('a charge as banks differ in telling it', () => {
  it('may have a single refund in place of a list, and a nature or none', async () => {
    const shapes = [
      REFUND,
      [REFUND],
      { ...REFUND, natureza: 'ORIGINAL' },
      [{ ...REFUND, natureza: 'RETIRADA' }],
    ];
    for (const devolucoes of shapes) {
      const pix = [{ ...PIX, devolucoes }];
      const { captures } = await answering({ ...COB, status: 'CONCLUIDA', pix }).getCharge(txid);
      expect(captures).toMatchObject([
        {
          status: 'completed',
          reversedCents: 0,
          refunds: [{ ref: refundId, amountCents: 900, status: 'completed' }],
        },
      ]);
      expect(captures[0]?.at).toEqual(new Date('2026-11-21T15:10:00Z'));
    }
    for (const devolucoes of [undefined, null, [], {}]) {
      const pix = [{ ...PIX, devolucoes }];
      expect((await answering({ ...COB, pix }).getCharge(txid)).captures).toMatchObject([{ refunds: [] }]);
    }
  });

  it('counts what other natures took, but only once it is gone', async () => {
    const med = (status: string, valor: string) => ({
      ...REFUND,
      natureza: 'MED_OPERACIONAL',
      status,
      valor,
    });
    const capturesWith = async (...devolucoes: unknown[]) =>
      (await answering({ ...COB, status: 'CONCLUIDA', pix: [{ ...PIX, devolucoes }] }).getCharge(txid))
        .captures;
    expect(await capturesWith(med('EM_PROCESSAMENTO', '29.00'), med('NAO_REALIZADO', '29.00'))).toMatchObject(
      [{ status: 'completed', reversedCents: 0, refunds: [] }],
    );
    expect(await capturesWith(med('DEVOLVIDO', '10.00'))).toMatchObject([
      { status: 'completed', reversedCents: 1000, statusReason: 'MED_OPERACIONAL' },
    ]);
    expect(await capturesWith(med('DEVOLVIDO', '10.00'), med('DEVOLVIDO', '19.00'))).toMatchObject([
      { status: 'reversed', reversedCents: 2900 },
    ]);
    expect(await capturesWith({ ...REFUND, natureza: 'MED_2030', valor: '29.00' })).toMatchObject([
      { status: 'reversed', refunds: [] },
    ]);
  });

  it('may name a refund state we do not know: it is under way', async () => {
    const refund = await answering({ ...REFUND, status: 'EM_ANALISE' }).getRefund(E2E, refundId);
    expect(refund).toMatchObject({ status: 'pending', failure: null });
  });

  it('may give its location in two places, its seconds as text and its amounts as numbers', async () => {
    const odd = { ...COB, location: null, loc: { id: 1, location: LOCATION }, valor: { original: 29 } };
    const charge = await answering({ ...odd, calendario: { ...COB.calendario, expiracao: '60' } }).getCharge(
      txid,
    );
    expect(charge.copyPaste).toBe(await buildBrCode(LOCATION));
    expect(charge.amountCents).toBe(2900);
    expect(charge.expiresAt).toEqual(new Date('2026-11-21T12:01:00.123Z'));
  });

  it('may be removed by the bank', async () => {
    expect((await answering({ ...COB, status: 'REMOVIDA_PELO_PSP' }).getCharge(txid)).status).toBe('removed');
  });

  it('shows the BR Code of the bank untouched', async () => {
    const text = (await buildBrCode(LOCATION, { name: 'Fulano', city: 'Recife' })) ?? '';
    expect((await answering({ ...COB, pixCopiaECola: text }).createCharge(ORDER)).copyPaste).toBe(text);
  });

  it('with a BR Code that is wrong or of another charge is not shown', async () => {
    const text = (await buildBrCode(LOCATION)) ?? '';
    const other = (await buildBrCode(`${LOCATION}9`)) ?? '';
    for (const pixCopiaECola of [text.slice(0, -1), text.replace('BRASIL', 'BRASIX'), other]) {
      expect(checkBrCode(pixCopiaECola, { amountCents: 2900, location: LOCATION })).not.toEqual([]);
      const call = answering({ ...COB, pixCopiaECola }).createCharge(ORDER);
      expect(await failureOf(call)).toEqual(['refused', 'BrCodeInvalido']);
    }
    const https = answering({ ...COB, location: `https://${LOCATION}` }).getCharge(txid);
    expect(await failureOf(https)).toEqual(['refused', 'BrCodeInvalido']);
  });

  it('that is paid is told whatever its BR Code is', async () => {
    const gateway = answering({ ...COB, status: 'CONCLUIDA', pixCopiaECola: 'x', pix: [PIX] });
    expect(await gateway.getCharge(txid)).toMatchObject({ copyPaste: '', captures: [{ amountCents: 2900 }] });
  });
});

describe('an answer that cannot be trusted', () => {
  it.each([
    { ...COB, txid: newTxid() },
    { ...COB, status: 'PAGA' },
    { ...COB, valor: { original: '29.001' } },
    { ...COB, pix: [{ ...PIX, valor: 'x' }] },
    { ...COB, calendario: { expiracao: 3600 } },
    [],
    null,
  ])('says nothing of the charge (%#)', async (json) => {
    expect(await failureOf(answering(json).getCharge(txid))).toEqual(['unknown', 'unreadable']);
  });

  it.each([
    [500, '', ['unknown', null]],
    [503, `{"type":"${ERROR}ServicoIndisponivel"}`, ['unknown', 'ServicoIndisponivel']],
    [429, '', ['unknown', null]],
    [408, '', ['unknown', null]],
    [200, '{"txid":', ['unknown', 'unreadable']],
    [200, '<html>', ['unknown', 'unreadable']],
    [404, '<html>', ['not_found', null]],
    [403, `{"type":"${ERROR}AcessoNegado"}`, ['refused', 'AcessoNegado']],
    [400, '{"nome":"valor_invalido","mensagem":"x"}', ['refused', 'valor_invalido']],
    [400, `{"type":"${ERROR}<b>Maria da Silva"}`, ['refused', null]],
  ])('%s %s is told apart', async (status, text, outcome) => {
    script = () => ({ status, text });
    expect(await failureOf(bank.gateway.getCharge(txid))).toEqual(outcome);
  });

  it('keeps the number under which the bank knows the call', async () => {
    script = () => ({ status: 503, json: { type: `${ERROR}ServicoIndisponivel`, correlationId: 'abc-1' } });
    await expect(bank.gateway.getCharge(txid)).rejects.toMatchObject({
      debugId: 'abc-1',
      message: 'pix.get_cob unknown 503 ServicoIndisponivel abc-1',
    });
  });

  it('does not lead the client to another address', async () => {
    script = () => ({ status: 302, headers: { location: `${bank.origin}/elsewhere` } });
    expect(await failureOf(bank.gateway.getCharge(txid))).toEqual(['unknown', null]);
    expect(bank.calls.map(({ path }) => path)).toEqual(['/token', `/v2/cob/${txid}`]);
  });

  it('is not waited for longer than told, nor read without end', async () => {
    script = () => null;
    const impatient = openBcbPix({ ...bank.settings, timeoutMs: 150 });
    expect(await failureOf(impatient.getCharge(txid))).toEqual(['unknown', null]);
    script = () => ({ text: `"${'x'.repeat(5_000_000)}"` });
    expect(await failureOf(bank.gateway.getCharge(txid))).toEqual(['unknown', null]);
  });

  it('is not even asked for over open http', () => {
    for (const address of [{ baseUrl: 'http://pix.example/v2' }, { tokenUrl: 'ftp://127.0.0.1/token' }]) {
      expect(() => openBcbPix({ ...bank.settings, ...address })).toThrow('https');
    }
  });
});

describe('a bank that refuses any repetition', () => {
  const refusing = (status: number, type: string, standing: ScriptedAnswer) => {
    script = ({ method }) => (method === 'GET' ? standing : { status, json: { type: ERROR + type } });
    return bank.gateway;
  };

  it('is asked for the charge that is there', async () => {
    expect(await refusing(409, 'txid_duplicado', { json: COB }).createCharge(ORDER)).toMatchObject({ txid });
    const dearer = { json: { ...COB, valor: { original: '39.00' } } };
    const paid = { json: { ...dearer.json, status: 'CONCLUIDA', pix: [PIX] } };
    expect(await refusing(400, 'CobOperacaoInvalida', paid).createCharge(ORDER)).toMatchObject({
      ...{ status: 'completed', amountCents: 3900 },
    });
    expect(await failureOf(refusing(409, 'txid_duplicado', dearer).createCharge(ORDER))).toEqual([
      ...['refused', 'txid_duplicado'],
    ]);
    expect(await failureOf(refusing(403, 'AcessoNegado', { status: 403 }).createCharge(ORDER))).toEqual([
      ...['refused', 'AcessoNegado'],
    ]);
  });

  it('has removed a charge only where the charge says so', async () => {
    const remove = (standing: ScriptedAnswer) => refusing(403, 'AcessoNegado', standing).removeCharge(txid);
    expect(await failureOf(remove({ json: { ...COB, status: 'REMOVIDA_PELO_PSP' } }))).toBeNull();
    expect(await failureOf(remove({ json: COB }))).toEqual(['refused', 'AcessoNegado']);
    expect(await failureOf(remove({ status: 404 }))).toEqual(['refused', 'AcessoNegado']);
    expect(await failureOf(remove({ status: 503 }))).toEqual(['unknown', null]);
  });

  it('is asked for the refund that is there, so that no refund is sent twice under another name', async () => {
    const order = { endToEndId: E2E, refundId, amountCents: 900 };
    const refund = (standing: ScriptedAnswer) =>
      refusing(400, 'PixDevolucaoInvalida', standing).refund(order);
    expect(await refund({ json: REFUND })).toMatchObject({ status: 'completed', amountCents: 900 });
    expect(await failureOf(refund({ json: { ...REFUND, valor: '8.00' } }))).toEqual([
      'refused',
      'PixDevolucaoInvalida',
    ]);
    expect(await failureOf(refund({ status: 404 }))).toEqual(['refused', 'PixDevolucaoInvalida']);
    // It may be the refund of the first try: only an answer can tell.
    expect(await failureOf(refund({ status: 503 }))).toEqual(['unknown', null]);
  });
});

it('a Pix without a charge is no business of ours, and one told on two pages is one', async () => {
  const paginacao = { paginaAtual: 0, itensPorPagina: 2, quantidadeDePaginas: 2, quantidadeTotalDeItens: 4 };
  const pages = [
    [PIX, { ...PIX, endToEndId: 'E2', txid: undefined }],
    [PIX, { ...PIX, endToEndId: 'E3' }],
  ];
  script = ({ query }) => ({
    json: { parametros: { paginacao }, pix: pages[Number(query.get('paginacao.paginaAtual'))] },
  });
  const listed = await bank.gateway.listReceived(new Date(0), new Date());
  expect(listed.map(({ ref }) => ref)).toEqual([E2E, 'E3']);
  script = () => ({ json: { parametros: { paginacao: { quantidadeDePaginas: 1e9 } }, pix: [PIX] } });
  expect(await failureOf(bank.gateway.listReceived(new Date(0), new Date()))).toEqual(['unknown', 'endless']);
});
