/**
 * The same things in another order, always the same for the same things: alternatives must not give the answer
 * away by their place, and an analysis must not change from run to run.
 */
export function mix(texts: readonly string[]): string[] {
  return [...texts].sort((a, b) => hash(a) - hash(b) || (a < b ? -1 : 1));
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/** The members of a row that stand next to one of them, in a ring: what is asked of each is chosen from others. */
export function beside<T>(one: T, row: readonly T[]): T[] {
  const at = row.indexOf(one);
  return [...row.slice(at + 1), ...row.slice(0, Math.max(0, at))];
}
