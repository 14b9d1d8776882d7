import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Where a list goes on: the sort value and id of the last row shown. */
export interface Cursor {
  after: string;
  id: string;
}

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify([cursor.after, cursor.id])).toString('base64url');
}

/** Throws Problem `invalid_request` for a cursor that is not ours. */
export function decodeCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (Array.isArray(parsed)) {
      const [after, id] = parsed;
      if (typeof after === 'string' && typeof id === 'string' && !`${after}${id}`.includes('\0')) {
        return { after, id };
      }
    }
  } catch {
    // Not base64 of JSON: answered below like every other cursor that is not ours.
  }
  throw Problem.ofIssues([{ path: 'cursor', message: 'Cursor inválido' }]);
}

/** Sets `X-Total-Count`, and `Link` with rel="next" where there is more. */
export function setPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { total: number; next: Cursor | null },
): void {
  reply.header('x-total-count', page.total);
  if (!page.next) return;
  const url = new URL(request.url, 'http://list');
  url.searchParams.set('cursor', encodeCursor(page.next));
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
