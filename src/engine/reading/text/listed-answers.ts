import { countsBarely, readKeyEntries } from '#engine/reading/key-entries.ts';

/** No class is asked more in one go. */
export const MOST_QUESTIONS = 60;
const FEWEST = 2;

/** `5c 6a`; `A 1 have known 2 has never eaten B 3 for`: told in the order of the numbers. */
export function readListed(told: string): [number, string][] {
  const letters = [...told.matchAll(/(?<!\S)(\d{1,2})\s?[-.):]?\s?([a-e])(?=[\s,;.]|$)/giu)];
  const isLetters = told.replace(/(?<!\S)\d{1,2}\s?[-.):]?\s?[a-e](?=[\s,;.]|$)/giu, '').trim() === '';
  if (isLetters && letters.length > 0)
    return letters.map(([, number, letter = '']) => [Number(number), letter.toUpperCase()]);
  const places: { number: number; from: number; to: number }[] = [];
  for (let number = 1; number <= MOST_QUESTIONS; number += 1) {
    const sign = new RegExp(`(?<!\\S)${number}(?!\\.\\d{3})(?:\\s?[-.):]+\\s*|\\s+|(?=a\\s))`, 'u');
    const from = places.at(-1)?.to ?? 0;
    const found = sign.exec(told.slice(from));
    if (found === null) break;
    places.push({ number, from: from + found.index, to: from + found.index + found[0].length });
  }
  if (places.length < FEWEST) return [];
  const hasParts = /^[A-D]\s+1/u.test(told);
  return places.map(({ number, to }, at) => {
    const answer = told
      .slice(to, places[at + 1]?.from)
      .replace(/\s*\/\s*$/u, '')
      .trim();
    return [number, lettered(hasParts ? answer.replace(/\s+[A-D]$/u, '') : answer)];
  });
}

/** The answers that a line lists in whatever way, with what is said of them. */
export function readAll(told: string): [number, string][] {
  const listed = readListed(told);
  return listed.length > 0 || !countsBarely(told)
    ? listed
    : readKeyEntries([told]).map(({ number, answer, reason }) => [
        number,
        reason === null ? answer : `${answer} – ${reason}`,
      ]);
}

/** `a {2,5} b {-3}` → `a) {2,5} b) {-3}`. */
function lettered(answer: string): string {
  const bare = answer.replace(/[\s;,.]+$/u, '');
  return /^a\s.*\sb\s/u.test(bare) ? bare.replace(/(?<!\S)([a-h])\s+(?=\S)/gu, '$1) ') : bare;
}
