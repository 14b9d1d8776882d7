import { createHash } from 'node:crypto';

/** A GUID made from a seed (version 5 in form), in braces and capitals as Office writes it: same deck, same file. */
export function createGuid(seed: string): string {
  const hex = createHash('sha1').update(seed).digest('hex').toUpperCase();
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16).toUpperCase();
  return `{${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}}`;
}
