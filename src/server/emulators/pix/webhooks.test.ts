import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newTxid, openPixBank } from '#tests/builders/pix-bank.ts';
import type { PixWebhook } from './webhooks.ts';

const WEBHOOK = 'http://127.0.0.1:9/api/webhooks/pix';
let bank: Awaited<ReturnType<typeof openPixBank>>;
let txid: string;
const open = async (...[options]: Parameters<typeof openPixBank>) => {
  bank = await openPixBank(options);
  return bank;
};
const create = () =>
  bank.gateway.createCharge({ txid, amountCents: 2900, expiresInSeconds: 600, description: 'Aula' });
const pixOf = (webhook: PixWebhook | undefined) => JSON.parse(webhook?.body ?? '{}').pix;
beforeEach(() => {
  txid = newTxid();
});
afterEach(() => bank.emulator.close());

describe('callbacks held back', () => {
  it('tell of each payment and each refund at its end, at the address registered', async () => {
    const { gateway, control, emulator } = await open();
    await create();
    const { endToEndId } = await control.pay(txid);
    expect(control.heldWebhooks(), 'nobody asked for any yet').toEqual([]);
    await gateway.registerWebhook(`${WEBHOOK}/`);
    await control.pay(txid, { again: true });
    const [paid, ...rest] = control.heldWebhooks();
    expect(rest).toEqual([]);
    expect(paid).toMatchObject({ url: `${WEBHOOK}/pix`, headers: { 'content-type': 'application/json' } });
    expect(pixOf(paid)).toMatchObject([{ txid, valor: '29.00', chave: emulator.key }]);
    expect(gateway.readHints(JSON.parse(paid?.body ?? ''))).toEqual([
      { txid, endToEndId: pixOf(paid)[0].endToEndId },
    ]);

    await control.plan('refund', 'refund_pending');
    await gateway.refund({ endToEndId, refundId: 'slow', amountCents: 100 });
    expect(control.heldWebhooks()).toEqual([]);
    await control.completeRefund('slow');
    await gateway.refund({ endToEndId, refundId: 'quick', amountCents: 100 });
    await gateway.refund({ endToEndId, refundId: 'quick', amountCents: 100 });
    await control.med(endToEndId);
    const refunds = control.heldWebhooks().map((webhook) => pixOf(webhook)[0].devolucoes.at(-1));
    expect(refunds).toMatchObject([
      { id: 'slow', status: 'DEVOLVIDO' },
      { id: 'quick', status: 'DEVOLVIDO' },
      { natureza: 'MED_FRAUDE', valor: '27.00' },
    ]);
  });

  it('can be delivered in any order and number, grouped and forged', async () => {
    const delivered: PixWebhook[] = [];
    const deliver = async (webhook: PixWebhook) => {
      delivered.push(webhook);
      return { status: 200 };
    };
    const { gateway, control } = await open({ deliver });
    await gateway.registerWebhook(WEBHOOK);
    await create();
    const first = await control.pay(txid);
    const second = await control.pay(txid, { again: true });
    const grouped = control.group(control.heldWebhooks());
    expect(pixOf(grouped).map((pix: { endToEndId: string }) => pix.endToEndId)).toEqual([
      first.endToEndId,
      second.endToEndId,
    ]);
    const forged = await control.forge([{ txid, amountCents: 100_000 }, { txid: newTxid() }]);
    expect(forged.url).toBe(`${WEBHOOK}/pix`);
    expect(gateway.readHints(JSON.parse(forged.body))).toHaveLength(2);
    expect(await control.deliver(grouped)).toEqual({ status: 200 });
    expect(delivered).toEqual([grouped]);
    expect(await control.books()).toHaveLength(2);
  });
});

describe('callbacks sent by themselves', () => {
  it('reach the product, and are repeated until it takes them', async () => {
    const bodies: string[] = [];
    const product = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      bodies.push(`${request.method} ${request.url} ${request.headers['content-type']} ${body}`);
      response.writeHead(bodies.length === 1 ? 503 : 200).end();
    });
    await new Promise<void>((resolve) => product.listen(0, '127.0.0.1', resolve));
    const { gateway, control } = await open({ webhooks: 'auto' });
    await gateway.registerWebhook(`http://127.0.0.1:${(product.address() as AddressInfo).port}/hook`);
    await create();
    const { endToEndId } = await control.pay(txid);
    await vi.waitFor(() => expect(bodies).toHaveLength(2), { timeout: 30_000, interval: 20 });
    expect(bodies[0]).toContain('POST /hook/pix application/json {"pix":[{');
    expect(bodies[0]).toContain(endToEndId);
    expect(bodies[1]).toBe(bodies[0]);
    await new Promise((resolve) => product.close(resolve));
  });

  it('never hold up a payment, whatever becomes of them', async () => {
    for (const outcome of [() => Promise.reject(new Error('down')), () => new Promise<never>(() => {})]) {
      const { gateway, control, emulator } = await open({ webhooks: 'auto', deliver: outcome });
      await gateway.registerWebhook(WEBHOOK);
      txid = newTxid();
      await create();
      await control.pay(txid);
      expect((await gateway.getCharge(txid)).status).toBe('completed');
      await emulator.close();
    }
    await open();
  });

  it('are dropped when the bank closes', async () => {
    let tries = 0;
    const deliver = async () => {
      tries += 1;
      return { status: 500 };
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { gateway, control, emulator } = await open({ webhooks: 'auto', deliver });
      await gateway.registerWebhook(WEBHOOK);
      await create();
      await control.pay(txid);
      await vi.advanceTimersByTimeAsync(300);
      expect(tries).toBe(2);
      await emulator.close();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(tries).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });
});
