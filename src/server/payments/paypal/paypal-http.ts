import type * as z from 'zod/mini';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import type { PayPalSettings } from '#server/payments/providers/paypal/paypal-settings.ts';
import { toGatewayError } from './to-gateway-error.ts';

const TIMEOUT_MS = 12_000;

export interface PayPalRequest {
  /** How an error names the call: `paypal.capture`. */
  operation: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}
export interface PayPalReply {
  status: number;
  /** Undefined where it was no JSON. */
  answer: unknown;
}

/**
 * One HTTP call, whatever status it ends in. No redirect is followed: it would carry our credentials to
 * wherever it points.
 * @throws GatewayError `unknown`
 */
export async function sendToPayPal(
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
export function readReply<T>(
  operation: string,
  { status, answer }: PayPalReply,
  schema: z.ZodMiniType<T>,
): T {
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
