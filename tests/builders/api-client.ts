import type { FastifyInstance } from 'fastify';

/** An answer as tests look at it; `json` is loose on purpose: what is in it is what the test is about. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: an answer may be anything until the test has looked at it
  json: any;
  text: string;
  bytes: Buffer;
}

/** Someone who calls the app: a visitor until `token` is set. */
export interface ApiClient {
  token: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  user: any;
  call(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(url: string, headers?: Record<string, string>): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(url: string, body?: unknown): Promise<Answer>;
  patch(url: string, body?: unknown): Promise<Answer>;
  delete(url: string, body?: unknown): Promise<Answer>;
}

/** A client over `inject`; a FormData body goes as multipart, everything else as JSON. */
export function apiClient(app: FastifyInstance, address = '127.0.0.1'): ApiClient {
  const client: ApiClient = {
    token: null,
    user: null,
    async call(method, url, body, headers = {}) {
      const { payload, contentType } = await encode(body);
      const response = await app.inject({
        method: method as 'GET',
        url,
        remoteAddress: address,
        headers: {
          ...(contentType ? { 'content-type': contentType } : {}),
          ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
          ...headers,
        },
        ...(payload === undefined ? {} : { payload }),
      });
      return {
        status: response.statusCode,
        headers: response.headers,
        json: parse(response.body),
        text: response.body,
        bytes: response.rawPayload,
      };
    },
    get: (url, headers) => client.call('GET', url, undefined, headers),
    post: (url, body, headers) => client.call('POST', url, body, headers),
    put: (url, body) => client.call('PUT', url, body),
    patch: (url, body) => client.call('PATCH', url, body),
    delete: (url, body) => client.call('DELETE', url, body),
  };
  return client;
}

async function encode(body: unknown): Promise<{ payload?: Buffer | string; contentType?: string }> {
  if (body === undefined) return {};
  if (!(body instanceof FormData)) return { payload: JSON.stringify(body), contentType: 'application/json' };
  const encoded = new Response(body);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type') ?? '',
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
