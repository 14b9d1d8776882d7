import type * as z from 'zod/mini';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import { openAccessToken } from './access-token.ts';
import type { BcbPixSettings } from './bcb-pix-settings.ts';
import { judgeAnswer, openSender, type ProviderRequest } from './send-request.ts';

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
