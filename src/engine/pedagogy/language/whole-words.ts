/**
 * Finds any of these phrases as whole words, whatever their case (flags `giu`), the longest first: not inside a longer or
 * hyphenated word, nor in a path, an address or the name of a function.
 */
export function wholeWords(phrases: readonly string[]): RegExp {
  const all = [...phrases].sort((a, b) => b.length - a.length).map((one) => one.replace(SIGNS, '\\$&'));
  return new RegExp(
    `(?<![\\p{L}\\p{N}_@#/\\\\-])(?:${all.join('|')})(?![\\p{L}\\p{N}_/\\\\-]|\\(|\\.\\p{L})`,
    'giu',
  );
}

const SIGNS = /[.*+?^${}()|[\]\\]/g;
