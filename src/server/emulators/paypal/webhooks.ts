import { setTimeout as wait } from 'node:timers/promises';
import type { Deliver } from '#server/emulators/emulator.ts';
import type { Webhook } from './sign-webhook.ts';

/** Before each try; the first is at once. */
const TRIES_MS = [0, 250, 1_000, 5_000];
const TIMEOUT_MS = 10_000;

export interface Webhooks<E> {
  /** Sends or queues; never waited for by the call that caused it. */
  push(event: E): void;
  /** What was queued until now, signed at this moment. */
  take(): Promise<Webhook[]>;
  deliver: Deliver;
  /** Drops what is still on its way. */
  close(): Promise<void>;
}

/**
 * `auto` tells of an event at once and a few times more where the answer is no 2xx, quietly; `held` keeps it
 * until taken. `sign` answers null where nobody wants to be told.
 */
export function openWebhooks<E>(options: {
  mode: 'auto' | 'held';
  sign: (event: E) => Promise<Webhook | null>;
  deliver?: Deliver | undefined;
}): Webhooks<E> {
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();
  let held: E[] = [];
  const deliver = options.deliver ?? ((webhook: Webhook) => post(webhook, closing.signal));
  const send = async (event: E) => {
    const webhook = await options.sign(event);
    if (!webhook) return;
    for (const delay of TRIES_MS) {
      await wait(delay, undefined, { signal: closing.signal, ref: false });
      const { status } = await deliver(webhook).catch(() => ({ status: 0 }));
      if (status >= 200 && status < 300) return;
    }
  };
  return {
    deliver,
    push(event) {
      if (closing.signal.aborted) return;
      if (options.mode === 'held') {
        held.push(event);
        return;
      }
      const sending: Promise<void> = send(event)
        .catch(() => {})
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async take() {
      const events = held;
      held = [];
      const webhooks = await Promise.all(events.map(options.sign));
      return webhooks.filter((webhook) => webhook !== null);
    },
    async close() {
      closing.abort();
      // One that is being answered is waited for a moment; the product may be the one that closes us.
      const patience = wait(1_000, undefined, { ref: false });
      await Promise.race([Promise.all(underWay), patience]);
    },
  };
}

async function post({ url, headers, body }: Webhook, closing: AbortSignal): Promise<{ status: number }> {
  const signal = AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal });
  await response.body?.cancel();
  return { status: response.status };
}
