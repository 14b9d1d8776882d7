import type * as z from 'zod/mini';
import type { AccessTokens } from './access-tokens.ts';
import { type ApiAnswer, notFound, oauthRefusal, refusal } from './api-answer.ts';
import type { Fault, Faults, Operation } from './faults.ts';
import { type ApiHandler, type ApiRequest, HANG_UP } from './http-server.ts';
import { orderIdOf } from './paypal-book.ts';

/** What a route is given of a call: the id in its path, the key, the body and a fault of its own kind. */
export interface ApiCall {
  id: string;
  key: string | null;
  body: string;
  fault: Fault | null;
}
export interface Route {
  method: 'GET' | 'POST';
  /** With the id as its only group. */
  path: RegExp;
  /** What faults can be planned for. */
  operation?: Operation;
  /** Answers without an access token. */
  isOpen?: boolean;
  answer(call: ApiCall): Promise<ApiAnswer>;
}

/** Finds the route, asks for the token, lets a planned fault strike. */
export function routeCalls(routes: readonly Route[], tokens: AccessTokens, faults: Faults): ApiHandler {
  return async (request) => {
    if (request.path === '/v1/oauth2/token' && request.method === 'POST') {
      const issue = async () =>
        tokens.issue(request.headers.authorization, new URLSearchParams(request.body));
      return underFault(await faults.take('token'), issue);
    }
    for (const route of routes) {
      const match = route.method === request.method ? route.path.exec(request.path) : null;
      if (!match) continue;
      if (!route.isOpen && !tokens.isValid(request.headers.authorization))
        return oauthRefusal('invalid_token');
      const id = match[1] ?? '';
      const fault = route.operation ? await faults.take(route.operation, orderIdOf(id)) : null;
      return underFault(fault, () => route.answer({ id, key: keyOf(request), body: request.body, fault }));
    }
    return notFound();
  };
}

/** The body read by its schema, or the refusal of one that does not fit. */
export function readBody<T>(body: string, schema: z.ZodMiniType<T>): { value: T } | { refused: ApiAnswer } {
  let json: unknown;
  try {
    json = JSON.parse(body.trim() === '' ? '{}' : body);
  } catch {
    return { refused: refusal(400, 'MALFORMED_REQUEST_JSON') };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  return { refused: refusal(400, 'INVALID_PARAMETER_SYNTAX', parsed.error.issues[0]?.path.join('/')) };
}

function keyOf({ headers }: ApiRequest): string | null {
  const key = headers['paypal-request-id'];
  return typeof key === 'string' && key !== '' ? key : null;
}

async function underFault(
  fault: Fault | null,
  act: () => Promise<ApiAnswer>,
): Promise<ApiAnswer | typeof HANG_UP> {
  if (fault === 'timeout_before') return HANG_UP;
  if (fault === 'error_500_before') return refusal(500);
  const answer = await act();
  if (fault === 'timeout_after') return HANG_UP;
  return fault === 'error_500_after' ? refusal(500) : answer;
}
