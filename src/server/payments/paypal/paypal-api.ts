import type * as z from 'zod/mini';
import { readReply, sendToPayPal } from './paypal-http.ts';
import type { PayPalSettings } from '#server/payments/providers/paypal/paypal-settings.ts';
import type { PayPalTokens } from './paypal-tokens.ts';

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
