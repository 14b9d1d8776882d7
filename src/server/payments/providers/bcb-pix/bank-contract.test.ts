import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import type { PixGateway } from '#server/payments/money/pix-gateway.ts';
import { newTxid, openPixBank } from '#tests/builders/pix-bank.ts';
import { HOUR_MS } from '#tests/builders/test-clock.ts';
import { checkBrCode } from './br-code.ts';

const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;
let bank: Awaited<ReturnType<typeof openPixBank>>;
let gateway: PixGateway;
let txid: string;
beforeAll(async () => {
  bank = await openPixBank();
  gateway = bank.gateway;
});
afterAll(() => bank.emulator.close());
beforeEach(() => {
  txid = newTxid();
});

const order = (amountCents = 2900) => ({
  txid,
  amountCents,
  expiresInSeconds: 3600,
  description: 'Aula de frações',
});
const create = (amountCents?: number) => gateway.createCharge(order(amountCents));
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error) => {
      expect(error).toBeInstanceOf(GatewayError);
      return [error.failure, error.issue];
    },
  );
const refund = (endToEndId: string, amountCents: number, refundId = newTxid()) =>
  gateway.refund({ endToEndId, refundId, amountCents });

describe('a Pix charge', () => {
  it('is created with its amount, its end and a BR Code that may be shown', async () => {
    const charge = await create();
    expect(charge).toMatchObject({
      txid,
      status: 'active',
      key: bank.emulator.key,
      amountCents: 2900,
      captures: [],
    });
    expect(charge.expiresAt).toEqual(new Date(bank.clock.now().getTime() + HOUR_MS));
    expect(checkBrCode(charge.copyPaste, { amountCents: 2900 })).toEqual([]);
    expect(charge.copyPaste).toContain('540529.00');
    expect(charge.copyPaste).toContain('5918LOUSA DEMONSTRACAO6009SAO PAULO');
    expect(await gateway.getCharge(txid)).toEqual(charge);
  });

  it('created twice is one charge', async () => {
    const first = await create();
    bank.clock.advance(1000);
    expect(await create()).toEqual(first);
  });

  it.each(['timeout_before', 'timeout_after', 'error_503_before', 'error_503_after'] as const)(
    'whose creation ended in %s is created by repeating it',
    async (fault) => {
      await bank.control.plan('create', fault, { txid });
      expect(await failureOf(create())).toEqual([
        'unknown',
        fault.startsWith('error') ? 'ServicoIndisponivel' : null,
      ]);
      const isThere = fault.endsWith('after');
      expect(await failureOf(gateway.getCharge(txid))).toEqual(
        isThere ? null : ['not_found', 'CobNaoEncontrado'],
      );
      expect((await create()).status).toBe('active');
    },
  );

  it('that was paid before its creation was repeated is answered as paid', async () => {
    await bank.control.plan('create', 'timeout_after', { txid });
    await failureOf(create());
    const { endToEndId } = await bank.control.pay(txid);
    expect(await create()).toMatchObject({ status: 'completed', captures: [{ ref: endToEndId }] });
  });

  it('without a BR Code from the bank gets one of its location', async () => {
    await bank.control.plan('create', 'without_copy_paste', { txid });
    const charge = await create();
    expect(checkBrCode(charge.copyPaste, { amountCents: 2900 })).toEqual([]);
    expect(charge.copyPaste).not.toBe((await gateway.getCharge(txid)).copyPaste);
  });

  it.each(['x'.repeat(300), 'ção 📚'.repeat(60), `${'x'.repeat(139)}📚`])(
    'sends the payer 140 characters at most (%#)',
    async (description) => {
      expect((await gateway.createCharge({ ...order(), description })).status).toBe('active');
    },
  );

  it('of a name the bank does not take is refused with its word for why', async () => {
    txid = 'short';
    expect(await failureOf(create())).toEqual(['refused', 'CobOperacaoInvalida']);
  });

  it('that is removed takes no money any more; removing it again, or one that is paid, changes nothing', async () => {
    await create();
    await gateway.removeCharge(txid);
    expect((await gateway.getCharge(txid)).status).toBe('removed');
    await gateway.removeCharge(txid);
    await expect(bank.control.pay(txid)).rejects.toThrow('cancelada');
    txid = newTxid();
    await create();
    await bank.control.pay(txid);
    await gateway.removeCharge(txid);
    expect((await gateway.getCharge(txid)).status).toBe('completed');
    expect(await failureOf(gateway.removeCharge(newTxid()))).toEqual(['not_found', 'CobNaoEncontrado']);
  });

  it('whose removal got no answer is removed all the same, or can be removed again', async () => {
    await create();
    for (const fault of ['timeout_before', 'timeout_after'] as const) {
      await bank.control.plan('remove', fault, { txid });
      expect(await failureOf(gateway.removeCharge(txid))).toEqual(['unknown', null]);
      expect((await gateway.getCharge(txid)).status).toBe(fault === 'timeout_after' ? 'removed' : 'active');
    }
  });
});

describe('money for a Pix charge', () => {
  it('completes it and is named by its endToEndId', async () => {
    await create();
    bank.clock.advance(5000);
    const { endToEndId } = await bank.control.pay(txid);
    const charge = await gateway.getCharge(txid);
    expect(charge.status).toBe('completed');
    expect(charge.captures).toEqual([
      {
        ...{ ref: endToEndId, status: 'completed', amountCents: 2900, currency: 'BRL', at: bank.clock.now() },
        ...{ statusReason: null, reversedCents: 0, refunds: [] },
      },
    ]);
  });

  it('of another amount completes it too, and the amount is told', async () => {
    await create();
    await bank.control.pay(txid, { amountCents: 2899 });
    expect(await gateway.getCharge(txid)).toMatchObject({
      ...{ status: 'completed', amountCents: 2900 },
      captures: [{ amountCents: 2899 }],
    });
  });

  it('is refused after its end and accepted where a bank lets it in late', async () => {
    await create();
    bank.clock.advance(HOUR_MS);
    await expect(bank.control.pay(txid)).rejects.toThrow('expirou');
    expect(await gateway.getCharge(txid)).toMatchObject({ status: 'active', captures: [] });
    await bank.control.pay(txid, { late: true });
    expect(await gateway.getCharge(txid)).toMatchObject({
      status: 'completed',
      captures: [{ amountCents: 2900 }],
    });
  });

  it('may come twice: both are told', async () => {
    await create();
    const first = await bank.control.pay(txid);
    await expect(bank.control.pay(txid)).rejects.toThrow('já foi paga');
    const second = await bank.control.pay(txid, { again: true });
    const { captures } = await gateway.getCharge(txid);
    expect(captures.map(({ ref }) => ref)).toEqual([first.endToEndId, second.endToEndId]);
  });

  it('may come for a charge that was removed', async () => {
    await create();
    await gateway.removeCharge(txid);
    await bank.control.pay(txid, { late: true });
    expect(await gateway.getCharge(txid)).toMatchObject({
      status: 'removed',
      captures: [{ amountCents: 2900 }],
    });
  });

  it('taken back by the MED is reversed, and no refund of ours', async () => {
    await create();
    const { endToEndId } = await bank.control.pay(txid);
    await bank.control.med(endToEndId);
    expect((await gateway.getCharge(txid)).captures).toMatchObject([
      { status: 'reversed', reversedCents: 2900, statusReason: 'MED_FRAUDE', refunds: [] },
    ]);
    expect(await failureOf(refund(endToEndId, 100))).toEqual(['refused', 'PixDevolucaoInvalida']);
  });

  it('that we gave back in part is reversed by the rest', async () => {
    await create();
    const { endToEndId } = await bank.control.pay(txid);
    await refund(endToEndId, 900);
    await bank.control.med(endToEndId);
    expect((await gateway.getCharge(txid)).captures).toMatchObject([
      { status: 'reversed', reversedCents: 2000, refunds: [{ amountCents: 900, status: 'completed' }] },
    ]);
  });

  it('of a span is listed whole, over as many pages as it takes', async () => {
    bank.clock.advance(YEAR_MS);
    const from = bank.clock.now();
    await create(100);
    for (let n = 0; n < 250; n++) {
      bank.clock.advance(1000);
      await bank.control.pay(txid, { again: true, late: true, amountCents: n + 1 });
    }
    const to = bank.clock.now();
    const listed = await gateway.listReceived(from, to);
    expect(listed.map(({ amountCents }) => amountCents)).toEqual(
      Array.from({ length: 250 }, (_, n) => n + 1),
    );
    expect(new Set(listed.map((pix) => pix.txid))).toEqual(new Set([txid]));
    bank.clock.advance(1000);
    expect(await gateway.listReceived(bank.clock.now(), new Date(to.getTime() + DAY_MS))).toEqual([]);
    const books = (await bank.control.books()).filter((pix) => pix.txid === txid);
    expect(books.map(({ endToEndId }) => endToEndId)).toEqual(listed.map(({ ref }) => ref));
  });
});

describe('a Pix refund', () => {
  let endToEndId: string;
  let refundId: string;
  beforeEach(async () => {
    refundId = newTxid();
    await create();
    ({ endToEndId } = await bank.control.pay(txid));
  });

  it('completes and stands with its payment', async () => {
    const done = { ref: refundId, ourRef: refundId, status: 'completed', amountCents: 900, failure: null };
    expect(await refund(endToEndId, 900, refundId)).toEqual(done);
    expect(await gateway.getRefund(endToEndId, refundId)).toEqual(done);
    expect((await gateway.getCharge(txid)).captures).toMatchObject([
      { status: 'completed', reversedCents: 0, refunds: [done] },
    ]);
  });

  it('may take its time and then complete or fail with a reason', async () => {
    await bank.control.plan('refund', 'refund_pending', { times: 2, txid });
    const failing = newTxid();
    expect((await refund(endToEndId, 900, refundId)).status).toBe('pending');
    expect((await refund(endToEndId, 900, failing)).status).toBe('pending');
    await bank.control.completeRefund(refundId);
    await bank.control.failRefund(failing, 'Conta encerrada');
    expect((await gateway.getRefund(endToEndId, refundId)).status).toBe('completed');
    expect(await gateway.getRefund(endToEndId, failing)).toMatchObject({
      ...{ status: 'failed', failure: 'Conta encerrada' },
    });
    await expect(bank.control.completeRefund(refundId)).rejects.toThrow('já terminou');
  });

  it('that the bank fails leaves the money where it was', async () => {
    await bank.control.plan('refund', 'refund_failed', { txid });
    expect(await refund(endToEndId, 2900)).toMatchObject({ status: 'failed', failure: expect.any(String) });
    expect((await refund(endToEndId, 2900)).status).toBe('completed');
  });

  it.each(['timeout_before', 'timeout_after', 'error_503_after'] as const)(
    'that ended in %s is made once by repeating it',
    async (fault) => {
      await bank.control.plan('refund', fault, { txid });
      expect((await failureOf(refund(endToEndId, 2900, refundId)))?.[0]).toBe('unknown');
      const isThere = fault !== 'timeout_before';
      expect(await failureOf(gateway.getRefund(endToEndId, refundId))).toEqual(
        isThere ? null : ['not_found', 'PixDevolucaoNaoEncontrada'],
      );
      expect(await refund(endToEndId, 2900, refundId)).toMatchObject({ status: 'completed' });
      const [booked] = (await bank.control.books()).filter((pix) => pix.endToEndId === endToEndId);
      expect(booked?.refunds).toEqual([
        { id: refundId, amountCents: 2900, status: 'DEVOLVIDO', nature: 'ORIGINAL' },
      ]);
    },
  );

  it('never goes above what came in, nor by one id to two amounts, nor after 90 days', async () => {
    await refund(endToEndId, 2000, refundId);
    const refused = ['refused', 'PixDevolucaoInvalida'];
    expect(await failureOf(refund(endToEndId, 901))).toEqual(refused);
    expect(await failureOf(refund(endToEndId, 1000, refundId))).toEqual(refused);
    bank.clock.advance(90 * DAY_MS);
    await refund(endToEndId, 100);
    bank.clock.advance(1);
    expect(await failureOf(refund(endToEndId, 100))).toEqual(refused);
    expect((await refund(endToEndId, 2000, refundId)).status).toBe('completed');
    expect(await failureOf(refund(`E${'0'.repeat(31)}`, 100))).toEqual(['not_found', 'PixNaoEncontrado']);
  });
});
