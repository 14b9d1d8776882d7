import type * as z from 'zod/mini';
import { GatewayError, type GatewayFailure } from '#server/payments/money/gateway-error.ts';
import { errorSchema, tokenSchema } from './paypal-schemas.ts';
import type { PayPalSettings } from './paypal-settings.ts';

interface PayPalCall<T> {
  /** How an error names the call: `paypal.capture`. */
  operation: string;
  path: string;
  answer: z.ZodMiniType<T>;
  /** JSON as it is to be sent; its presence makes the call a POST. */
  body?: string;
  /** Sent as PayPal-Request-Id: the same key never has a second effect. */
  key?: string;
}

/** @throws GatewayError */
export type PayPalApi = <T>(call: PayPalCall<T>) => Promise<T>;

/**
 * Calls with our access token. One refused for its token (401) is sent once more with a new one: PayPal did
 * nothing for it.
 */
export function openApi(settings: PayPalSettings, tokens: PayPalTokens): PayPalApi {
  const sendWith = <T>(token: string, { operation, path, body, key }: PayPalCall<T>) =>
    sendToPayPal(settings, {
      operation,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        prefer: 'return=representation',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'paypal-request-id': key }),
      },
      ...(body === undefined ? {} : { body }),
    });
  return async (call) => {
    const token = await tokens.get();
    let reply = await sendWith(token, call);
    if (reply.status === 401) {
      tokens.drop(token);
      reply = await sendWith(await tokens.get(), call);
    }
    return readReply(call.operation, reply, call.answer);
  };
}

/** A token this near its end is not used any more: the call must still arrive with it. */
const SKEW_MS = 60_000;
const OPERATION = 'paypal.token';

interface PayPalTokens {
  /** The held token, or a new one; callers at the same time wait for one request. Throws GatewayError. */
  get(): Promise<string>;
  /** Forgets that token; one fetched meanwhile stays. */
  drop(token: string): void;
  /** A fresh token for the browser's SDK. Throws GatewayError. */
  createClientToken(): Promise<string>;
}

export function openTokens(settings: PayPalSettings): PayPalTokens {
  let held: { token: string; until: number } | null = null;
  let underWay: Promise<string> | null = null;
  const now = () => settings.clock.now().getTime();
  const credentials = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
  const request = async (form: Record<string, string>) => {
    const reply = await sendToPayPal(settings, {
      operation: OPERATION,
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: {
        authorization: `Basic ${credentials}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', ...form }).toString(),
    });
    return readReply(OPERATION, reply, tokenSchema);
  };
  const refresh = async () => {
    const { access_token: token, expires_in: seconds } = await request({});
    held = { token, until: now() + seconds * 1000 - SKEW_MS };
    return token;
  };
  return {
    async get() {
      if (held && now() < held.until) return held.token;
      underWay ??= refresh().finally(() => {
        underWay = null;
      });
      return underWay;
    },
    drop(token) {
      if (held?.token === token) held = null;
    },
    createClientToken: async () => (await request({ response_type: 'client_token' })).access_token,
  };
}

const TIMEOUT_MS = 12_000;

interface PayPalRequest {
  /** How an error names the call: `paypal.capture`. */
  operation: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}
interface PayPalReply {
  status: number;
  /** Undefined where it was no JSON. */
  answer: unknown;
}

/**
 * One HTTP call, whatever status it ends in. No redirect is followed: it would carry our credentials to
 * wherever it points.
 * @throws GatewayError `unknown`
 */
async function sendToPayPal(
  { baseUrl, timeoutMs = TIMEOUT_MS }: Pick<PayPalSettings, 'baseUrl' | 'timeoutMs'>,
  { operation, method, path, headers, body }: PayPalRequest,
): Promise<PayPalReply> {
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: { accept: 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, answer: parseJson(await response.text()) };
  } catch (cause) {
    throw new GatewayError('unknown', { operation, cause });
  }
}

/** The answer of a 2xx. @throws GatewayError for any other status and for what cannot be read */
function readReply<T>(operation: string, { status, answer }: PayPalReply, schema: z.ZodMiniType<T>): T {
  if (status < 200 || status > 299) throw toGatewayError(operation, status, answer);
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new GatewayError('unknown', { operation, status, issue: 'UNREADABLE_ANSWER' });
}

/** A proxy's error page is no answer of PayPal. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Refusals that only say that an earlier call with the same effect is still under way. */
const UNDER_WAY = new Set(['ORDER_COMPLETION_IN_PROGRESS', 'PREVIOUS_REQUEST_IN_PROGRESS']);
/** Not judged: haste, a call under way, or credentials that are wrong today. */
const MAY_HAVE_HAPPENED = new Set([401, 408, 409, 429]);

/** What a status other than 2xx means; `answer` is the body if it was JSON. Nothing of it is kept but codes. */
function toGatewayError(operation: string, status: number, answer: unknown): GatewayError {
  const parsed = errorSchema.safeParse(answer);
  const { name, error, debug_id: debugId, details } = parsed.success ? parsed.data : {};
  const issue = details?.[0]?.issue ?? name ?? error ?? null;
  return new GatewayError(failureOf(status, issue), { operation, status, issue, debugId: debugId ?? null });
}

function failureOf(status: number, issue: string | null): GatewayFailure {
  if (status < 400 || status >= 500 || MAY_HAVE_HAPPENED.has(status)) return 'unknown';
  if (status === 404) return 'not_found';
  return issue !== null && UNDER_WAY.has(issue) ? 'unknown' : 'refused';
}
