import type { BookletBlock } from '#shared/composition/blocks.ts';
import type { Part } from './gather-parts.ts';

const LEAST_ENTRIES = 3;
const ENTRY_WORDS = 32;

/**
 * Names one after another with a sentence each are a list of what they say, not chapters of a line: the blocks of the
 * parts that make one, by their place; the first has the list.
 */
export function listEntries(parts: readonly Part[]): Map<number, BookletBlock[]> {
  const entries = new Map<number, BookletBlock[]>();
  for (let from = 0; from < parts.length; from += 1) {
    const { level } = parts[from] as Part;
    let to = from;
    while (to < parts.length && parts[to]?.level === level && entryOf(parts, to) !== null) to += 1;
    if (to - from < LEAST_ENTRIES) continue;
    const items = parts.slice(from, to).flatMap((_, at) => entryOf(parts, from + at) ?? []);
    for (let at = from; at < to; at += 1) entries.set(at, at === from ? [{ type: 'points', items }] : []);
    from = to - 1;
  }
  return entries;
}

function entryOf(
  parts: readonly Part[],
  at: number,
): { head: string; text: string; passageIds: string[] } | null {
  const { title = null, level = 0, units = [] } = parts[at] ?? {};
  const [block, ...more] = units.flatMap((unit) => unit.blocks);
  if (title === null || block?.type !== 'text' || more.length > 0 || (parts[at + 1]?.level ?? 0) > level)
    return null;
  const text = block.text.replace(/^“([^“”]+)”\.?$/u, '$1');
  return text.split(/\s+/).length > ENTRY_WORDS || /:$/.test(text)
    ? null
    : { head: title, text, passageIds: block.passageIds };
}
