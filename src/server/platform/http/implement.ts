import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { actWithin } from '#server/platform/audit/acting.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '#shared/http/endpoint.ts';
import { fingerprintOf, type IdempotentRequest, idempotencyKeyOf } from './idempotency.ts';
import { parseInput } from './parse-input.ts';
import { Problem } from './problem.ts';
import { judgeAccess, type Session } from './session.ts';
import { type ReceivedUpload, receiveUpload } from './uploads/receive-upload.ts';

/** One request as a handler sees it: everything parsed, rights on the call already judged. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  /** Who calls. Only endpoints that are not public may ask; a public one asks `visitor`. */
  readonly session: Session;
  visitor: Session | null;
  /** The multipart request; null elsewhere. Its spool file is removed after the handler. */
  upload: ReceivedUpload | null;
  /** To hand to `withIdempotency`; null without an `Idempotency-Key`. */
  idempotency: IdempotentRequest | null;
  /** Fires where the connection ended before the answer: nobody waits for it any more. Its reason is a Problem. */
  readonly gone: AbortSignal;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers the response's input; `undefined` for no body; `reply` itself when it was sent by hand. */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>;
type Answer<E extends Endpoint> =
  | FastifyReply
  | (E extends Endpoint<infer _P, infer _Q, infer _B, infer R>
      ? R extends z.ZodMiniType
        ? z.input<R>
        : // biome-ignore lint/suspicious/noConfusingVoidType: a handler of a call without a body may end without a return
          undefined | void
      : never);

/** What has been mounted, for the OpenAPI document. */
export const mountedEndpoints: unique symbol = Symbol('mountedEndpoints');

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyInstance {
    [mountedEndpoints]: Endpoint[];
  }
}

/** Mounts one endpoint of the contract. The order of refusals: 401/403, then 400/413/415, then the handler's. */
export function implement<E extends Endpoint>(
  app: FastifyInstance,
  deps: Pick<AppDeps, 'storage'>,
  endpoint: E,
  handler: Handler<E>,
): void {
  app[mountedEndpoints].push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: endpoint.method === 'GET' && endpoint.produces !== 'text/event-stream',
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      request.session = await judgeAccess(request, endpoint.access);
    },
    handler: async (request, reply) => {
      const params = parseInput(endpoint.params, request.params);
      const query = parseInput(endpoint.query, request.query);
      const upload = await receiveWhereMultipart(endpoint, request, deps);
      // Cleared before the answer goes out: who has the answer finds nothing left behind.
      const acting = { sessionId: request.session?.sessionId ?? null, ip: request.ip };
      const answer = () =>
        handler({
          params: params as ParamsOf<E>,
          query: query as QueryOf<E>,
          body: parseInput(
            endpoint.body,
            upload ? upload.fields : request.body === undefined ? {} : request.body,
          ) as BodyOf<E>,
          get session() {
            if (!request.session) throw new Error(`${endpoint.path} is public and asks for a session`);
            return request.session;
          },
          visitor: request.session,
          upload,
          idempotency: idempotencyOf(endpoint, request, upload),
          get gone() {
            return signalOfEnd(reply);
          },
          request,
          reply,
        });
      const result = await runWith(upload, () => actWithin(acting, answer));
      // A stream cut off by its reader counts as not sent, though its headers are long out.
      if (result === reply || reply.sent || reply.raw.headersSent) return reply;
      reply.code(reply.statusCode === 200 ? endpoint.status : reply.statusCode);
      if (!endpoint.response) return reply.send();
      return reply.type('application/json; charset=utf-8').send(writeOut(endpoint, result));
    },
  });
}

/** A body read to its end closes the request long before the answer: only the response tells. */
function signalOfEnd({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const end = () => {
    if (!raw.writableFinished) gone.abort(new Problem('client_gone'));
  };
  if (raw.destroyed) end();
  else raw.once('close', end);
  return gone.signal;
}

/** Lists end a page far below it (see takeFitting): what passes this is a defect, told before it fills the memory. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

function writeOut({ method, path, response }: Endpoint, result: unknown): string {
  const text = JSON.stringify(response?.parse(result));
  if (text.length > MAX_ANSWER_BYTES) {
    throw new Error(`${method} ${path} would answer ${text.length} characters; a list of it has no end`);
  }
  return text;
}

async function runWith<T>(upload: ReceivedUpload | null, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } finally {
    await upload?.discard();
  }
}

/** A call with files may also come as JSON, without any. */
async function receiveWhereMultipart(
  endpoint: Endpoint,
  request: FastifyRequest,
  deps: Pick<AppDeps, 'storage'>,
): Promise<ReceivedUpload | null> {
  if (!endpoint.multipart || !request.isMultipart()) return null;
  return receiveUpload(request, {
    spoolDir: deps.storage.spoolDir,
    fileFields: endpoint.multipart.files,
  });
}

function idempotencyOf(
  endpoint: Endpoint,
  request: FastifyRequest,
  upload: ReceivedUpload | null,
): IdempotentRequest | null {
  const key = endpoint.isIdempotent ? idempotencyKeyOf(request) : null;
  if (key === null) return null;
  return {
    userId: request.session?.userId ?? `visitor:${request.ip}`,
    endpoint: `${endpoint.method} ${request.url.split('?')[0]}`,
    key,
    fingerprint: upload ? upload.fingerprint : fingerprintOf(request.body ?? null),
  };
}
