import type { Deliver } from '#server/emulators/emulator.ts';
import type { SandboxStore } from '#server/emulators/sandbox-store.ts';
import { describePix } from './describe-cob.ts';
import type { StoredCob, StoredPix } from './stored-cob.ts';

/** A callback as it goes out. */
export type PixNotice = Parameters<Deliver>[0];
export interface StoredWebhook {
  url: string;
  createdAt: string;
}
export const WEBHOOK_KIND = 'pix_webhook';

export interface Notices {
  /** Tells of a Pix, to where the receiver of its key asked for it. */
  announce(cob: StoredCob, pix: StoredPix): Promise<void>;
  /** A callback of any content; its URL is empty where none is registered. */
  write(key: string, pix: unknown[]): Promise<PixNotice>;
  /** Takes what was held back, oldest first. */
  takeHeld(): PixNotice[];
  deliver: Deliver;
  close(): void;
}

const RETRY_AFTER_MS = [250, 1000, 4000];
const PATIENCE_MS = 10_000;

export function openNotices(
  store: SandboxStore,
  { mode, deliver }: { mode: 'auto' | 'held'; deliver?: Deliver | undefined },
): Notices {
  const closing = new AbortController();
  const held: PixNotice[] = [];
  const send: Deliver = deliver ?? ((notice) => post(notice, closing.signal));

  /** The product may be starting or stopping; what it misses, its reconciler asks for. */
  async function deliverWithRetries(notice: PixNotice, tries = 0): Promise<void> {
    if (closing.signal.aborted) return;
    const status = await send(notice).then(
      (answer) => answer.status,
      () => 0,
    );
    const wait = RETRY_AFTER_MS[tries];
    if ((status >= 200 && status < 300) || wait === undefined || closing.signal.aborted) return;
    setTimeout(() => void deliverWithRetries(notice, tries + 1), wait).unref();
  }

  async function write(key: string, pix: unknown[]): Promise<PixNotice> {
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
      const notice = await write(cob.key, [describePix(cob, pix)]);
      if (!notice.url) return;
      if (mode === 'held') held.push(notice);
      else void deliverWithRetries(notice);
    },
    takeHeld: () => held.splice(0),
    close: () => closing.abort(),
  };
}

async function post({ url, headers, body }: PixNotice, closing: AbortSignal): Promise<{ status: number }> {
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
