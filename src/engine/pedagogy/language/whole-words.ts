/**
 * Finds any of these phrases as whole words, whatever their case (flags `giu`), the longest first: not inside a longer or
 * hyphenated word, nor in a path, an address or the name of a function; `respiração/decomposição` are two words.
 */
export function wholeWords(phrases: readonly string[]): RegExp {
  const all = [...phrases].sort((a, b) => b.length - a.length).map((one) => one.replace(SIGNS, '\\$&'));
  return new RegExp(
    `(?<![\\p{L}\\p{N}_@#\\\\-]|(?<!\\p{L}{5})/)(?:${all.join('|')})(?![\\p{L}\\p{N}_\\\\-]|/(?!\\p{L}{5})|\\(|\\.\\p{L})`,
    'giu',
  );
}

const SIGNS = /[.*+?^${}()|[\]\\]/g;
