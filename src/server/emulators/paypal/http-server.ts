import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ApiAnswer, refusal } from './api-answer.ts';

export interface ApiRequest {
  method: string;
  path: string;
  /** Names in lower case. */
  headers: IncomingMessage['headers'];
  body: string;
}
/** The connection is torn down: the caller never learns what became of its call. */
export const HANG_UP = Symbol('hang up');
export type ApiHandler = (request: ApiRequest) => Promise<ApiAnswer | typeof HANG_UP>;

/** Serves on a free port of this machine alone. A string as an answer's body goes out as plain text. */
export async function serveOnLoopback(handle: ApiHandler) {
  const server = createServer((request, response) => {
    answer(handle, request, response).catch(() => response.destroy());
  });
  // A caller's pool holds a connection longer than Node's default does, and would run into its end.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(handle: ApiHandler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const body = await text(request);
  const made = await handle({ method, path: url, headers, body }).catch(() => refusal(500));
  if (made === HANG_UP) {
    request.socket.destroy();
    return;
  }
  const isText = typeof made.body === 'string';
  response.writeHead(made.status, {
    'content-type': isText ? 'text/plain' : 'application/json',
    'paypal-debug-id': debugIdOf(made.body) ?? randomBytes(7).toString('hex'),
  });
  response.end(isText ? made.body : JSON.stringify(made.body));
}

function debugIdOf(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'debug_id' in body ? String(body.debug_id) : null;
}
