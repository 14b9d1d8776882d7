import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ResponseOf } from '#shared/http/endpoint.ts';
import { ApiProblem, readProblem } from './api-problem.ts';
import { takeEarly } from './ask-early.ts';
import { buildUrl } from './build-url.ts';
import { sendForm, type UploadProgress } from './send-form.ts';
import { sessionStore } from './session/session.ts';

type Given<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: undefined }
  : { [N in Name]: T };
type BodyOptions<T> = [T] extends [undefined]
  ? { body?: undefined; form?: FormData }
  : { body: T; form?: undefined } | { body?: undefined; form: FormData };

export type CallOptions<E extends Endpoint> = Given<'params', ParamsOf<E>> &
  BodyOptions<BodyInputOf<E>> & {
    query?: QueryInputOf<E>;
    /** With a form: told again and again while it is sent. */
    onUploadProgress?: (progress: UploadProgress) => void;
    signal?: AbortSignal;
    /** One key for each intent; a retry of the same intent repeats it. */
    idempotencyKey?: string;
  };
type Arguments<E extends Endpoint> =
  Record<string, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

const NO_CONNECTION = 'Sem conexão com o servidor. Verifique sua internet e tente de novo.';

/**
 * Makes one call of the contract. Answers its parsed body (undefined for an answer without one); throws
 * ApiProblem for every refusal, for a lost connection (`network`) and a cancelled call (`cancelled`).
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  ...args: Arguments<E>
): Promise<ResponseOf<E>> {
  const response = await sendCall(endpoint, args[0]);
  return (await readBody(endpoint, response)) as ResponseOf<E>;
}

export interface ListPage<T> {
  items: T;
  /** All that match, on every page. */
  total: number;
  /** `cursor` of the next page; null on the last. */
  nextCursor: string | null;
}

/** As callApi, for a list: with the total and the way to the next page. */
export async function callApiList<E extends Endpoint>(
  endpoint: E,
  ...args: Arguments<E>
): Promise<ListPage<ResponseOf<E>>> {
  const response = await sendCall(endpoint, args[0]);
  const items = (await readBody(endpoint, response)) as ResponseOf<E>;
  const [, next] = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '') ?? [];
  return {
    items,
    total: Number(response.headers.get('X-Total-Count') ?? (Array.isArray(items) ? items.length : 0)),
    nextCursor: next ? new URL(next, globalThis.location.origin).searchParams.get('cursor') : null,
  };
}

/** What a screen shows at once of a list that it does not page through. */
const MOST_PAGES = 5;

/** As callApi, for a list that is short as a rule: all of it, or its first thousand. */
export async function callApiAll<E extends Endpoint>(
  endpoint: E,
  options: Omit<CallOptions<E>, 'query'>,
): Promise<ResponseOf<E>> {
  const items: unknown[] = [];
  let cursor: string | null = null;
  for (let page = 0; page === 0 || (cursor && page < MOST_PAGES); page++) {
    const query = { limit: 200, ...(cursor && { cursor }) };
    const read: ListPage<ResponseOf<E>> = await callApiList(endpoint, ...([{ ...options, query }] as never));
    items.push(...(read.items as unknown[]));
    cursor = read.nextCursor;
  }
  return items as ResponseOf<E>;
}

/** As callApi, but answers the response as it came. */
export async function sendCall(
  endpoint: Endpoint,
  options: Partial<CallOptions<Endpoint>> = {},
): Promise<Response> {
  const { params, query, body, form, onUploadProgress, signal, idempotencyKey } = options;
  const url = buildUrl(endpoint.path, params as Record<string, unknown>, query as Record<string, unknown>);
  const headers = new Headers({ Accept: 'application/json' });
  const { token } = sessionStore.get();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  const init = { method: endpoint.method, headers, ...(signal && { signal }) };
  const send = () =>
    form && onUploadProgress
      ? sendForm(url, { ...init, body: form, onProgress: onUploadProgress })
      : fetch(url, {
          ...init,
          credentials: 'include',
          ...((form ?? body !== undefined) && { body: form ?? JSON.stringify(body) }),
        });
  const early = endpoint.method === 'GET' ? takeEarly(url, token) : null;
  const response = await (early ? early.then((answer) => answer ?? send()) : send()).catch(explainFailure);
  if (!response.ok) throw await readProblem(response);
  return response;
}

async function readBody(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (response.status === 204 || !endpoint.response) return undefined;
  try {
    return await response.json();
  } catch (error) {
    return explainFailure(error);
  }
}

function explainFailure(error: unknown): never {
  const isCancelled = error instanceof DOMException && error.name === 'AbortError';
  throw new ApiProblem({
    code: isCancelled ? 'cancelled' : 'network',
    status: 0,
    message: NO_CONNECTION,
    text: `0: ${String(error)}`,
  });
}
