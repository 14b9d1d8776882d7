import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { type OpenedOrder, openOrder } from '#engine/composing/open-deck-order.ts';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';

/** One is looked at, paid and edited soon after; what is held of a long one takes a few megabytes. */
const MOST_HELD = 6;
const held = new Map<string, OpenedOrder>();

/**
 * Opens an order of slides, or has it at hand where this child opened the same lately: with pictures or without, in another
 * look or outline, composed or edited, the material is read and understood once.
 * @param documentPath what was read of the file, gzipped JSON; null where the lesson was typed
 */
export async function openOnce(
  order: Omit<AnalysisInput, 'source'>,
  documentPath: string | null,
): Promise<OpenedOrder> {
  const document = documentPath === null ? null : await readFile(documentPath);
  const key = createHash('sha256')
    .update(JSON.stringify(order))
    .update(document ?? '')
    .digest('hex');
  const known = held.get(key);
  held.delete(key);
  const source = () => (document === null ? null : JSON.parse(gunzipSync(document).toString()));
  const opened = known ?? openOrder({ ...order, source: source() });
  held.set(key, opened);
  for (const oldest of held.keys()) {
    if (held.size <= MOST_HELD) break;
    held.delete(oldest);
  }
  return opened;
}
