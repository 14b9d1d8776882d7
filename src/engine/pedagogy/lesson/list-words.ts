/** `a`, `a e b`, `a, b e c`. */
export function listWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;
}

/** `1 a 3, 5 e 7` of numbers in rising order: three or more that follow one another are told by their ends. */
export function listNumbers(numbers: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const names = runs.flatMap(([first, last]) =>
    last - first > 1 ? [`${first} a ${last}`] : first === last ? [`${first}`] : [`${first}`, `${last}`],
  );
  return listWords(names);
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
