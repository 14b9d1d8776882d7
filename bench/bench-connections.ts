import { connect, type Socket } from 'node:net';
import { bootProduct } from './boot-product.ts';
import { ms, percentile, ratio, timeOf } from './measure.ts';
import { type Call, signUp } from './sign-up.ts';

const CONNECTIONS = 22_000;
/** Opened in a breath, so that the opening itself is no flood of its own. */
const AT_ONCE = 500;
/** An address has some 28,000 ports: they come from several. */
const ADDRESSES = 8;
const CALLS = 300;

/** What somebody's calls take while others open 22,000 connections and ask nothing, beside the same calls without them. */
export async function* benchConnections(): AsyncGenerator<string> {
  const product = await bootProduct();
  const held = new Set<Socket>();
  try {
    const { call } = await signUp(product.base);
    await measure(call);
    const alone = await measure(call);
    const opened = await openAll(Number(new URL(product.base).port), held);
    const beside = await measure(call);
    for (const [name, { times, refused }] of [
      ['no other connection', alone] as const,
      [`${opened} connections opened, ${held.size} still held`, beside] as const,
    ]) {
      yield `${name}: p50 ${ms(percentile(times, 0.5))}, p99 ${ms(percentile(times, 0.99))}, refused ${refused} of ${CALLS}`;
    }
    yield `p99 ${ratio(percentile(beside.times, 0.99), percentile(alone.times, 0.99))}; refused must be 0`;
  } finally {
    for (const socket of held) socket.destroy();
    await product.stop();
  }
}

async function measure(call: Call) {
  const times: number[] = [];
  let refused = 0;
  for (let round = 0; round < CALLS; round++) {
    const taken = await timeOf(async () => {
      const answer = await call('/api/lessons').catch(() => null);
      await answer?.body?.cancel();
      if (!answer?.ok) refused += 1;
    });
    times.push(taken);
  }
  return { times, refused };
}

/** Answers how many could be opened; those the product closes again leave `held`. */
async function openAll(port: number, held: Set<Socket>): Promise<number> {
  let opened = 0;
  for (let begun = 0; begun < CONNECTIONS; begun += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, index) => {
      const localAddress = `127.0.0.${2 + ((begun + index) % ADDRESSES)}`;
      return open({ port, host: '127.0.0.1', localAddress }, held);
    });
    opened += (await Promise.all(some)).filter(Boolean).length;
  }
  return opened;
}

function open(to: { port: number; host: string; localAddress: string }, held: Set<Socket>): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(to);
    socket.once('connect', () => {
      held.add(socket);
      done(true);
    });
    socket.once('error', () => done(false));
    socket.once('close', () => held.delete(socket));
  });
}
