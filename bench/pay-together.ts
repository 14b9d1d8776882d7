import { openDatabase } from '#server/platform/db/database.ts';
import { bootProduct } from './boot-product.ts';
import { insertPayers, type Payer } from './insert-payers.ts';
import { ms, percentile, timeOf } from './measure.ts';

/** Each call of a payment by what it is, with the times it took. */
type Times = Map<string, number[]>;

/** Everybody opens the page, takes a Pix code, then pays by card, all at once; the emulators stand for the providers. */
export async function* payTogether(count: number): AsyncGenerator<string> {
  const product = await bootProduct();
  const database = await openDatabase({ databaseUrl: null, dataDir: product.dataDir });
  try {
    const payers = await insertPayers(database, count);
    const times: Times = new Map();
    const wholeMs = await timeOf(() => Promise.all(payers.map((payer) => pay(product.base, payer, times))));
    yield `${count} payers at once, all paid after ${ms(wholeMs)}`;
    for (const [name, taken] of times) {
      yield `${name.padEnd(12)} p50 ${ms(percentile(taken, 0.5))}, p99 ${ms(percentile(taken, 0.99))}`;
    }
  } finally {
    await database.close();
    await product.stop();
  }
}

async function pay(base: string, { token, lessonId }: Payer, times: Times): Promise<void> {
  const call = async (name: string, path: string, body?: object) => {
    let answer: { id?: string; status?: string } = {};
    const taken = await timeOf(async () => {
      const response = await fetch(base + path, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      answer = (await response.json()) as typeof answer;
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    });
    times.set(name, [...(times.get(name) ?? []), taken]);
    return answer;
  };
  await call('set-up', '/api/paypal/setup');
  const { id: paymentId } = await call('Pix code', '/api/payments', { lessonId, method: 'pix' });
  await call('look', `/api/payments/${paymentId}`);
  const order = { lessonId, amount: 49, currency: 'BRL', intent: 'capture' };
  const { id: orderId } = await call('card order', '/api/paypal/order', order);
  await call('buyer', `/api/sandbox/paypal/${orderId}/approve`, { outcome: 'approved' });
  const { status } = await call('capture', `/api/paypal/order/${orderId}/capture`, {});
  if (status !== 'COMPLETED') throw new Error(`the capture answered ${status}`);
}
