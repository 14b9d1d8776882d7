import * as z from 'zod/mini';
import type { PixHint } from '#server/payments/pix-gateway.ts';

const name = z.string().check(z.regex(/^[a-zA-Z0-9]{1,40}$/));
const hintSchema = z.object({ txid: name, endToEndId: name });

/**
 * The payments a callback names: `{ pix: […] }`, the list alone or a single one, since banks differ. It is not
 * signed and another client of the same bank can send it, so it is never more than a hint.
 */
export function readHints(body: unknown): PixHint[] {
  const inner = body !== null && typeof body === 'object' && 'pix' in body ? body.pix : body;
  const items: unknown[] = Array.isArray(inner) ? inner : [inner];
  return items.flatMap((item) => {
    const read = hintSchema.safeParse(item);
    return read.success ? [read.data] : [];
  });
}
