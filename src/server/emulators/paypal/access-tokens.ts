import { randomBytes } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import { type ApiAnswer, oauthRefusal } from './api-answer.ts';

/** What PayPal gives an access token. */
const LIFE_SECONDS = 32_400;
const CLIENT_TOKEN_SECONDS = 900;

export interface AccessTokens {
  /** POST /v1/oauth2/token. */
  issue(authorization: string | undefined, form: URLSearchParams): ApiAnswer;
  isValid(authorization: string | undefined): boolean;
}

/** Tokens are forgotten with the process, as a real provider may at any time. */
export function openAccessTokens(
  credentials: { clientId: string; clientSecret: string },
  clock: Clock,
): AccessTokens {
  const expected = `Basic ${btoa(`${credentials.clientId}:${credentials.clientSecret}`)}`;
  const issued = new Map<string, number>();
  const now = () => clock.now().getTime();
  return {
    issue(authorization, form) {
      if (authorization !== expected) return oauthRefusal('invalid_client');
      if (form.get('grant_type') !== 'client_credentials') return oauthRefusal('unsupported_grant_type');
      const isForBrowser = form.get('response_type') === 'client_token';
      const expiresIn = isForBrowser ? CLIENT_TOKEN_SECONDS : LIFE_SECONDS;
      const token = `${isForBrowser ? 'CT' : 'A21'}${randomBytes(32).toString('base64url')}`;
      // A browser's token opens no call of the server.
      if (!isForBrowser) issued.set(token, now() + expiresIn * 1000);
      return {
        status: 200,
        body: { access_token: token, token_type: 'Bearer', expires_in: expiresIn, app_id: 'APP-SANDBOX' },
      };
    },
    isValid(authorization) {
      const until = issued.get(authorization?.replace(/^Bearer /, '') ?? '');
      return until !== undefined && now() < until;
    },
  };
}
