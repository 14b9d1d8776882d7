/** A text as searches compare it: no accents, lower case, single spaces. Used on both sides of a LIKE. */
export function foldSearchText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}|\0/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The LIKE pattern that finds a folded text anywhere, its own wildcards taken literally. */
export function toLikePattern(text: string): string {
  return `%${foldSearchText(text).replaceAll(/[\\%_]/g, '\\$&')}%`;
}
