import * as z from 'zod/mini';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import type { BcbPixSettings } from './bcb-pix-settings.ts';
import { judgeAnswer, openSender, type ProviderRequest, type SendRequest } from './send-request.ts';

interface ApiCall<T> {
  /** For logs, such as `pix.get_cob`. */
  operation: string;
  method: ProviderRequest['method'];
  /** Parts of the path after the version; each is escaped. */
  path: string[];
  query?: Record<string, string>;
  body?: unknown;
  answer: z.ZodMiniType<T>;
}
/** One call with a valid token; throws only GatewayError. */
export type CallApi = <T>(call: ApiCall<T>) => Promise<T>;

export function openApi(settings: BcbPixSettings): CallApi {
  const send = openSender(settings);
  const token = openAccessToken(settings, send);

  async function trySend(call: ApiCall<unknown>, bearer: string) {
    const url = new URL(`${settings.baseUrl}/${call.path.map(encodeURIComponent).join('/')}`);
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
    const authorization = `Bearer ${bearer}`;
    const content =
      call.body === undefined
        ? { headers: { authorization } }
        : {
            headers: { authorization, 'content-type': 'application/json' },
            body: JSON.stringify(call.body),
          };
    return send({ method: call.method, url, ...content }).catch((cause) => {
      throw new GatewayError('unknown', { operation: call.operation, cause });
    });
  }

  return async (call) => {
    const first = await token.get();
    let answer = await trySend(call, first);
    if (answer.status === 401) {
      token.drop(first);
      answer = await trySend(call, await token.get());
    }
    return judgeAnswer(call.operation, answer, call.answer);
  };
}

/**
 * What stands at the bank under a name whose call it refused; null where it knows nothing by it. Any error but a
 * refusal is thrown on. Where the bank cannot be asked the outcome is unknown, and so that is thrown: the refusal
 * may be of a repetition of what it did the first time.
 */
export async function readAfterRefusal<T>(error: unknown, read: () => Promise<T>): Promise<T | null> {
  if (!(error instanceof GatewayError) || error.failure !== 'refused') throw error;
  try {
    return await read();
  } catch (unread) {
    if (unread instanceof GatewayError && unread.failure === 'unknown') throw unread;
    return null;
  }
}

const SCOPES = 'cob.write cob.read pix.write pix.read webhook.write webhook.read';
const OPERATION = 'pix.token';
/** Asked anew this long before its end, so that none ends on its way. */
const SKEW_SECONDS = 60;
const DEFAULT_SECONDS = 300;

const tokenSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.catch(z.coerce.number().check(z.positive()), DEFAULT_SECONDS),
});

interface AccessToken {
  /** The cached one, or a new one; callers that come together wait for the same. */
  get(): Promise<string>;
  /** Forgets a token that the bank no longer takes. */
  drop(token: string): void;
}

/** OAuth 2 client credentials (RFC 6749 §4.4), cached until shortly before they end. */
function openAccessToken(settings: BcbPixSettings, send: SendRequest): AccessToken {
  const { clock, clientId, clientSecret } = settings;
  let cached: { token: string; freshUntil: number } | null = null;
  let underWay: Promise<string> | null = null;

  async function fetchToken(): Promise<string> {
    const answer = await send({
      method: 'POST',
      url: new URL(settings.tokenUrl),
      headers: {
        // Not form-encoded first, as the RFC has it: the banks take both parts as they are.
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPES }).toString(),
    }).catch((cause) => {
      throw new GatewayError('unknown', { operation: OPERATION, cause });
    });
    // A token address that leads nowhere must not read as "the bank knows no such charge".
    if (answer.status === 404) throw new GatewayError('refused', { operation: OPERATION, status: 404 });
    const read = judgeAnswer(OPERATION, answer, tokenSchema);
    const seconds = Math.max(read.expires_in - SKEW_SECONDS, read.expires_in / 2);
    cached = { token: read.access_token, freshUntil: clock.now().getTime() + seconds * 1000 };
    return read.access_token;
  }

  return {
    async get() {
      if (cached && clock.now().getTime() < cached.freshUntil) return cached.token;
      underWay ??= fetchToken().finally(() => {
        underWay = null;
      });
      return underWay;
    },
    drop(token) {
      if (cached?.token === token) cached = null;
    },
  };
}
