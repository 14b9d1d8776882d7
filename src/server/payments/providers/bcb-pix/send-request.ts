import { request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import * as z from 'zod/mini';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import type { BcbPixSettings } from './bcb-pix-settings.ts';

export interface ProviderRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  url: URL;
  headers: Record<string, string>;
  body?: string;
}
interface ProviderAnswer {
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

const word = z.catch(z.optional(z.string()), undefined);
/** RFC 7807; `error` is OAuth's and `nome` Efí's own word for the same. */
const problemSchema = z.object({ type: word, error: word, nome: word, correlationId: word });
type Problem = z.output<typeof problemSchema>;

/** An answer's JSON in our words. Anything but a 2xx that reads so is thrown as a GatewayError. */
export function judgeAnswer<T>(operation: string, answer: ProviderAnswer, schema: z.ZodMiniType<T>): T {
  if (answer.status < 200 || answer.status >= 300) throw toFailure(operation, answer);
  const read = schema.safeParse(parseJson(answer.text));
  if (read.success) return read.data;
  // The schema's issues name fields, never what stood in them.
  throw new GatewayError('unknown', {
    operation,
    status: answer.status,
    issue: 'unreadable',
    cause: read.error,
  });
}

function toFailure(operation: string, { status, text }: ProviderAnswer): GatewayError {
  const problem: Problem = problemSchema.safeParse(parseJson(text)).data ?? {};
  return new GatewayError(failureOf(status), {
    operation,
    status,
    issue: toName(problem.type?.split('/').at(-1) ?? problem.nome ?? problem.error),
    debugId: toName(problem.correlationId),
  });
}

/** Redirects, timeouts, refusals of haste and of our credentials say nothing about what was asked. */
function failureOf(status: number) {
  if (status === 404) return 'not_found';
  const isRefusal = status >= 400 && status < 500 && ![401, 408, 429].includes(status);
  return isRefusal ? 'refused' : 'unknown';
}

/** Failures are logged, so nothing but a name or an id of theirs gets into one. */
const toName = (text: string | undefined) => (text && /^[\w.-]{1,80}$/.test(text) ? text : null);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
