import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { type OpenedOrder, openOrder, type Understood } from '#engine/composing/open-deck-order.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import type { SourceDocument } from '#engine/reading/source-document.ts';
import type { MaterialPaths } from './composing-task.ts';

/** One is looked at, paid and edited soon after; what is held of a long one takes a few megabytes, of a booklet eight. */
const orders = latest<OpenedOrder>(6);
const lessons = latest<Lesson>(4);

type Order = Omit<AnalysisInput, 'source'>;

/**
 * Opens an order of slides, or has it at hand where this child opened the same lately: with pictures or without, in another
 * look or outline, composed or edited, the material is read and understood once, and where that was kept not even once.
 */
export async function openOnce(
  order: Order,
  { documentPath, understoodPath }: MaterialPaths,
): Promise<OpenedOrder> {
  const name = await nameOf(order, [documentPath, understoodPath]);
  const known = orders.get(name);
  if (known) return known;
  const source = await loadKept<SourceDocument>(documentPath);
  const understood = (await loadKept<Understood>(understoodPath)) ?? undefined;
  return orders.keep(name, openOrder({ ...order, source }, understood));
}

/**
 * The same for a booklet, which is made of all that a lesson is understood as: its sizes are measured, its pages composed
 * right after, and composed again in each look. Nothing that composes writes into it.
 */
export async function openBookOnce(
  order: Order,
  { documentPath }: Pick<MaterialPaths, 'documentPath'>,
): Promise<{ input: AnalysisInput; open: () => Lesson }> {
  const name = await nameOf(order, [documentPath]);
  const input = { ...order, source: await loadKept<SourceDocument>(documentPath) };
  return { input, open: () => lessons.get(name) ?? lessons.keep(name, openLesson(input)) };
}

async function nameOf(order: Order, paths: readonly (string | null)[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(order));
  for (const path of paths)
    hash.update(
      path === null
        ? '-'
        : createHash('sha256')
            .update(await readFile(path))
            .digest(),
    );
  return hash.digest('hex');
}

/** Holds `most` things by their names; the one that was not asked for longest is let go. */
export function latest<Held>(most: number) {
  const held = new Map<string, Held>();
  const keep = (name: string, one: Held): Held => {
    held.delete(name);
    held.set(name, one);
    for (const oldest of held.keys()) {
      if (held.size <= most) break;
      held.delete(oldest);
    }
    return one;
  };
  const get = (name: string): Held | undefined => {
    const known = held.get(name);
    return known === undefined ? undefined : keep(name, known);
  };
  return { get, keep };
}

/** What the server keeps as gzipped JSON. */
export async function loadKept<Kept>(path: string | null): Promise<Kept | null> {
  return path === null ? null : (JSON.parse(gunzipSync(await readFile(path)).toString()) as Kept);
}
