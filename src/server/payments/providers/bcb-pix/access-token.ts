import * as z from 'zod/mini';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import type { BcbPixSettings } from './bcb-pix-settings.ts';
import type { SendRequest } from './send-request.ts';
import { judgeAnswer } from './send-request.ts';

const SCOPES = 'cob.write cob.read pix.write pix.read webhook.write webhook.read';
const OPERATION = 'pix.token';
/** Asked anew this long before its end, so that none ends on its way. */
const SKEW_SECONDS = 60;
const DEFAULT_SECONDS = 300;

const tokenSchema = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.catch(z.coerce.number().check(z.positive()), DEFAULT_SECONDS),
});

export interface AccessToken {
  /** The cached one, or a new one; callers that come together wait for the same. */
  get(): Promise<string>;
  /** Forgets a token that the bank no longer takes. */
  drop(token: string): void;
}

/** OAuth 2 client credentials (RFC 6749 §4.4), cached until shortly before they end. */
export function openAccessToken(settings: BcbPixSettings, send: SendRequest): AccessToken {
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
