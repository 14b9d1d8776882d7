import { request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import type { BcbPixSettings } from './bcb-pix-settings.ts';

export interface ProviderRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  url: URL;
  headers: Record<string, string>;
  body?: string;
}
export interface ProviderAnswer {
  status: number;
  text: string;
}
export type SendRequest = (request: ProviderRequest) => Promise<ProviderAnswer>;

const DEFAULT_TIMEOUT_MS = 12_000;
/** A page of 100 Pix is some 60 KB. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Sends over mTLS and answers whatever came back; fails like node:https where nothing whole did. A redirect is an
 * answer like any other and is not followed.
 */
export function openSender({
  certificate,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  ...settings
}: BcbPixSettings): SendRequest {
  for (const address of [settings.baseUrl, settings.tokenUrl]) refuseOpenHttp(new URL(address));
  // No connection is kept: one that the bank closed meanwhile would leave a payment's outcome unknown for nothing.
  const agent = new Agent({ ...certificate, keepAlive: false });
  return async ({ method, url, headers, body }) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const isOpen = url.protocol === 'http:';
    return new Promise((resolve, reject) => {
      const sent = (isOpen ? requestHttp : requestHttps)(url, {
        method,
        headers: { accept: 'application/json', ...headers, 'content-length': Buffer.byteLength(body ?? '') },
        agent: isOpen ? false : agent,
        signal,
      });
      sent.on('error', reject);
      sent.on('response', (response) => {
        readText(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject);
      });
      sent.end(body);
    });
  };
}

async function readText(response: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response) {
    size += part.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('the answer has no end');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function refuseOpenHttp(url: URL) {
  if (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname))) return;
  throw new Error(`the API Pix is spoken over https, not ${url.origin}`);
}
