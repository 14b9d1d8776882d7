import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { type OpenedOrder, openOrder, type Understood } from '#engine/composing/open-deck-order.ts';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { MaterialPaths } from './composing-task.ts';

/** One is looked at, paid and edited soon after; what is held of a long one takes a few megabytes. */
const MOST_HELD = 6;
const held = new Map<string, OpenedOrder>();

/**
 * Opens an order of slides, or has it at hand where this child opened the same lately: with pictures or without, in another
 * look or outline, composed or edited, the material is read and understood once, and where that was kept not even once.
 */
export async function openOnce(
  order: Omit<AnalysisInput, 'source'>,
  { documentPath, understoodPath }: MaterialPaths,
): Promise<OpenedOrder> {
  const hash = createHash('sha256').update(JSON.stringify(order));
  for (const path of [documentPath, understoodPath])
    hash.update(
      path === null
        ? '-'
        : createHash('sha256')
            .update(await readFile(path))
            .digest(),
    );
  const key = hash.digest('hex');
  const known = held.get(key);
  held.delete(key);
  const open = async () => {
    const source = await loadKept<SourceDocument>(documentPath);
    return openOrder({ ...order, source }, (await loadKept<Understood>(understoodPath)) ?? undefined);
  };
  const opened = known ?? (await open());
  held.set(key, opened);
  for (const oldest of held.keys()) {
    if (held.size <= MOST_HELD) break;
    held.delete(oldest);
  }
  return opened;
}

/** What the server keeps as gzipped JSON. */
export async function loadKept<Kept>(path: string | null): Promise<Kept | null> {
  return path === null ? null : (JSON.parse(gunzipSync(await readFile(path)).toString()) as Kept);
}
