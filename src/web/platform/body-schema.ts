import type { Endpoint } from '#shared/http/endpoint.ts';

/** The schema of a call's body, for the form that fills it in: screen and server refuse with the same words. */
export function bodySchema<E extends Endpoint>(endpoint: E): NonNullable<E['body']> {
  if (!endpoint.body) throw new TypeError(`${endpoint.method} ${endpoint.path} takes no body`);
  return endpoint.body;
}
