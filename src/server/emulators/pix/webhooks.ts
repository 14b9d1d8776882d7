import type { Deliver } from '#server/emulators/emulator.ts';
import type { SandboxStore } from '#server/emulators/sandbox-store.ts';
import { describePix } from './describe-cob.ts';
import type { StoredCob, StoredPix } from './stored-cob.ts';

/** A callback as it goes out. */
export type PixWebhook = Parameters<Deliver>[0];
export interface StoredWebhook {
  url: string;
  createdAt: string;
}
export const WEBHOOK_KIND = 'pix_webhook';

export interface Webhooks {
  /** Tells of a Pix, to where the receiver of its key asked for it. */
  announce(cob: StoredCob, pix: StoredPix): Promise<void>;
  /** A callback of any content; its URL is empty where none is registered. */
  write(key: string, pix: unknown[]): Promise<PixWebhook>;
  /** Takes what was held back, oldest first. */
  takeHeld(): PixWebhook[];
  deliver: Deliver;
  close(): void;
}

const RETRY_AFTER_MS = [250, 1000, 4000];
const PATIENCE_MS = 10_000;

export function openWebhooks(
  store: SandboxStore,
  { mode, deliver }: { mode: 'auto' | 'held'; deliver?: Deliver | undefined },
): Webhooks {
  const closing = new AbortController();
  const held: PixWebhook[] = [];
  const send: Deliver = deliver ?? ((webhook) => post(webhook, closing.signal));

  /** The product may be starting or stopping; what it misses, its reconciler asks for. */
  async function deliverWithRetries(webhook: PixWebhook, tries = 0): Promise<void> {
    if (closing.signal.aborted) return;
    const status = await send(webhook).then(
      (answer) => answer.status,
      () => 0,
    );
    const wait = RETRY_AFTER_MS[tries];
    if ((status >= 200 && status < 300) || wait === undefined || closing.signal.aborted) return;
    setTimeout(() => void deliverWithRetries(webhook, tries + 1), wait).unref();
  }

  async function write(key: string, pix: unknown[]): Promise<PixWebhook> {
    const webhook = await store.get<StoredWebhook>(WEBHOOK_KIND, key);
    return {
      url: webhook?.url ? `${webhook.url}/pix` : '',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pix }),
    };
  }

  return {
    write,
    deliver: send,
    async announce(cob, pix) {
      const webhook = await write(cob.key, [describePix(cob, pix)]);
      if (!webhook.url) return;
      if (mode === 'held') held.push(webhook);
      else void deliverWithRetries(webhook);
    },
    takeHeld: () => held.splice(0),
    close: () => closing.abort(),
  };
}

async function post({ url, headers, body }: PixWebhook, closing: AbortSignal): Promise<{ status: number }> {
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.any([closing, AbortSignal.timeout(PATIENCE_MS)]),
  });
  await answer.body?.cancel();
  return { status: answer.status };
}
