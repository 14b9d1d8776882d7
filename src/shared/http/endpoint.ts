import type * as z from 'zod/mini';
import type { Role } from '#shared/roles.ts';

type Schema = z.ZodMiniType;

/** Who may call at all; what one may see is then judged by the policy of the feature. */
export type Access = 'public' | 'signed_in' | readonly Role[];

/**
 * One call of the HTTP contract: read by the server to mount the route, by the browser to make the
 * call and by the OpenAPI document. Paths are in `{id}` form.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema | undefined = Schema | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/${string}`;
  summary: string;
  access: Access;
  params?: Params;
  query?: Query;
  /** JSON body, or the text fields where `multipart` names the file parts that may come with them. */
  body?: Body;
  multipart?: { files: readonly string[] };
  /** Absent: the answer has no body (204) or is not JSON (`produces`). */
  response?: Response;
  status: 200 | 201 | 202 | 204 | 302;
  produces?: 'text/event-stream' | 'application/octet-stream';
  /** Takes an `Idempotency-Key`. */
  isIdempotent?: true;
}

/**
 * Keeps the literal types of one endpoint; does nothing at run time. The mark lets a bundler leave out the
 * calls a page does not make.
 * @__NO_SIDE_EFFECTS__
 */
export function endpoint<
  const Params extends Schema | undefined = undefined,
  const Query extends Schema | undefined = undefined,
  const Body extends Schema | undefined = undefined,
  const Response extends Schema | undefined = undefined,
>(definition: Endpoint<Params, Query, Body, Response>): Endpoint<Params, Query, Body, Response> {
  return definition;
}

type Out<T> = T extends Schema ? z.output<T> : undefined;
type In<T> = T extends Schema ? z.input<T> : undefined;
export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? Out<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? Out<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? Out<B> : never;
export type ResponseOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? Out<R> : never;
export type BodyInputOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? In<B> : never;
export type QueryInputOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? In<Q> : never;
