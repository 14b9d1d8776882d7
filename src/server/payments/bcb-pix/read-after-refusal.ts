import { GatewayError } from '#server/payments/money/gateway-error.ts';

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
