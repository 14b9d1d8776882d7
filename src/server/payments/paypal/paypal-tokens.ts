import { readReply, sendToPayPal } from './paypal-http.ts';
import { tokenSchema } from '#server/payments/providers/paypal/paypal-schemas.ts';
import type { PayPalSettings } from '#server/payments/providers/paypal/paypal-settings.ts';

/** A token this near its end is not used any more: the call must still arrive with it. */
const SKEW_MS = 60_000;
const OPERATION = 'paypal.token';

export interface PayPalTokens {
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
