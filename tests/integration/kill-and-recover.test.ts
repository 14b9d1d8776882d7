import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionTo, findPostmaster } from '#server/platform/db/embedded-postgres/postmaster.ts';
import { orderForm } from '#tests/builders/orders.ts';
import { type RunningProduct, startProduct } from '#tests/setup/running-product.ts';
import { soak, soakTurn } from '#tests/setup/soak.ts';

const ORDERS = soak({ part: 12, whole: 50 }, 'orders under way when all is killed');
let folder = '';
let dataDir = '';
let product: RunningProduct | null = null;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lousa-kill-'));
  // As root the database runs as another user, to whom a folder of mkdtemp is closed: it needs one below it.
  dataDir = join(folder, 'data');
  await mkdir(dataDir);
});
afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

const clusterDir = async () => {
  const name = (await readdir(dataDir)).find((entry) => /^postgres-\d+$/.test(entry));
  return join(dataDir, name ?? '');
};
async function query(statement: string): Promise<Record<string, unknown>[]> {
  const postmaster = await findPostmaster(await clusterDir());
  if (!postmaster) throw new Error('no database runs');
  const client = new Client(connectionTo(postmaster.socketDir, 'lousa'));
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

let token = '';
/** Sends the order with the key of its number; null where no answer came. */
async function sendOrder(number: number): Promise<string | null> {
  const answer = await fetch(`${product?.url}/api/lessons`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': `pedido-${number}` },
    body: orderForm({ title: `Pedido ${number}` }),
  }).catch(() => null);
  if (answer?.status !== 201) return null;
  const body = (await answer.json().catch(() => null)) as { id: string } | null;
  return body?.id ?? null;
}

const inTurn = soakTurn(0, 'kill of product and database');
describe.runIf(inTurn)('a server and a database killed in mid-work', () => {
  it('lose no order that was answered, and analyse each exactly once', async () => {
    product = await startProduct(dataDir);
    const registered = await fetch(`${product.url}/api/auth/local/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Ana',
        lastName: 'Souza',
        email: 'ana@escola.test',
        password: 'segredo-123',
      }),
    });
    token = ((await registered.json()) as { token: string }).token;

    let answered = 0;
    const { promise: halfWay, resolve } = Promise.withResolvers<void>();
    const sent = Promise.all(
      Array.from({ length: ORDERS }, async (_, number) => {
        const id = await sendOrder(number);
        if (id && ++answered === ORDERS / 2) resolve();
        return id;
      }),
    );
    await halfWay;
    const postmaster = await findPostmaster(await clusterDir());
    product.child.kill('SIGKILL');
    if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
    await product.kill();
    const acknowledged = (await sent).map((id, number) => ({ id, number })).filter(({ id }) => id !== null);
    expect(acknowledged.length).toBeGreaterThanOrEqual(ORDERS / 2);

    product = await startProduct(dataDir);
    // Whoever got no answer asks again with the same key, as a browser would.
    const ids = await Promise.all(Array.from({ length: ORDERS }, (_, number) => sendOrder(number)));
    for (const { id, number } of acknowledged) expect([number, ids[number]]).toEqual([number, id]);

    const countOf = async (status: string) =>
      Number((await query(`select count(*) from lessons where status = '${status}'`))[0]?.count);
    await expect.poll(() => countOf('waiting_approval'), { timeout: 120_000, interval: 200 }).toBe(ORDERS);
    expect(await query('select count(*)::int as lessons from lessons')).toEqual([{ lessons: ORDERS }]);
    expect(await query('select count(*)::int as analyses from lesson_analyses')).toEqual([
      { analyses: ORDERS },
    ]);
    expect(
      await query(
        `select count(*)::int as steps from lesson_transitions where event in ('start_analysis', 'finish_analysis')`,
      ),
    ).toEqual([{ steps: 2 * ORDERS }]);
  }, 300_000);
});
