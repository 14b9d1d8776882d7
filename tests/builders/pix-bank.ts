import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type PixEmulator,
  type PixEmulatorOptions,
  startPixEmulator,
} from '#server/emulators/pix/pix-emulator.ts';
import { memoryStore } from '#server/emulators/sandbox-store.ts';
import type { BcbPixSettings } from '#server/payments/providers/bcb-pix/bcb-pix-settings.ts';
import { openBcbPix } from '#server/payments/providers/bcb-pix/open-bcb-pix.ts';
import type { Clock } from '#server/platform/clock.ts';
import { testClock } from './test-clock.ts';

export const newTxid = () => crypto.randomUUID().replaceAll('-', '');

/** How a client reaches an emulated bank. */
export function pixSettings(emulator: PixEmulator, clock: Clock): BcbPixSettings {
  const { tokenUrl, clientId, clientSecret, key } = emulator;
  return { baseUrl: `${emulator.baseUrl}/v2`, ...{ tokenUrl, clientId, clientSecret, key, clock } };
}

/** An emulated bank that holds its callbacks back, and the real client of it. */
export async function openPixBank(options: Partial<PixEmulatorOptions> = {}) {
  const clock = testClock();
  const emulator = await startPixEmulator({ store: memoryStore(), clock, webhooks: 'held', ...options });
  const gateway = openBcbPix(pixSettings(emulator, clock));
  return { emulator, gateway, clock, control: emulator.control };
}

export interface ScriptedCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}
/** `text` goes out as it is. */
export type ScriptedAnswer = {
  status?: number;
  headers?: Record<string, string>;
  text?: string;
  json?: unknown;
};

const TOKEN: ScriptedAnswer = { json: { access_token: 'token', expires_in: 3600 } };

/** A bank that says what a test tells it to; a token where the script says nothing. */
export async function openScriptedBank(script: (call: ScriptedCall) => ScriptedAnswer | null | undefined) {
  const calls: ScriptedCall[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://loopback');
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    const call = {
      ...{ method: request.method ?? '', path: url.pathname, query: url.searchParams },
      ...{ headers: request.headers, body },
    };
    calls.push(call);
    const answer = script(call);
    if (answer === null) return;
    const { status = 200, headers, text, json } = answer ?? TOKEN;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(text ?? JSON.stringify(json ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clock = testClock();
  const settings: BcbPixSettings = {
    ...{ baseUrl: `${origin}/v2`, tokenUrl: `${origin}/token`, clock, key: 'chave@lousa.example' },
    ...{ clientId: 'client', clientSecret: 'secret' },
  };
  return {
    ...{ calls, clock, settings, origin },
    gateway: openBcbPix(settings),
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
