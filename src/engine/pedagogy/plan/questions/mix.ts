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
