/** `a`, `a e b`, `a, b e c`. */
export function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;
}

/** `“a”, “b” e “c”`. */
export function quoteWords(words: readonly string[]): string {
  return listWords(words.map((word) => `“${word}”`));
}

/** `1 página`, `3 páginas`; thousands grouped as in Brazil. */
export function countOf(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

export function formatNumber(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** Quotes inside quotes are single ones. */
export function nestQuotes(text: string): string {
  return text
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replace(/"([^"]+)"/g, '‘$1’');
}
