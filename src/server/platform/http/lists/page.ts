import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#server/platform/http/problem.ts';

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

/** A page ends before its rows, written out, pass this: what is asked for is so many rows, not so many megabytes. */
const MAX_PAGE_BYTES = 1024 * 1024;

/**
 * The rows of a page, of those read for it and perhaps one more: as many as asked for and as have room, at least one.
 * `last` is the last one shown where the list goes on.
 */
export function takeFitting<Row>(
  rows: readonly Row[],
  limit: number,
): { shown: Row[]; last: Row | undefined } {
  let bytes = 0;
  const tooMuch = rows.findIndex((row, index) => {
    bytes += Buffer.byteLength(JSON.stringify(row));
    return index > 0 && bytes > MAX_PAGE_BYTES;
  });
  const shown = rows.slice(0, tooMuch === -1 ? limit : Math.min(limit, tooMuch));
  return { shown, last: rows.length > shown.length ? shown.at(-1) : undefined };
}

/** Whether a text of a cursor is an instant as we write it; JavaScript takes the 30th of February, the database does not. */
export function isInstant(text: string): boolean {
  const at = new Date(text);
  return /^\d{4}-/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString() === text;
}

/** Sets `X-Total-Count`, and `Link` with rel="next" where there is more. */
export function setPageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  page: { total: number; next: Cursor | null },
): void {
  reply.header('x-total-count', page.total);
  setNextLink(request, reply, page.next);
}

/** `Link` alone, for a list whose rows nobody counts: what the caller may see is known of each page only. */
export function setNextLink(request: FastifyRequest, reply: FastifyReply, next: Cursor | null): void {
  if (!next) return;
  const url = new URL(request.url, 'http://list');
  url.searchParams.set('cursor', encodeCursor(next));
  reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
}
