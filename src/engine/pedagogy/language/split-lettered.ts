/** A line with its own items behind their letters. */
interface Lettered {
  /** '' where the line begins with its first item. */
  stem: string;
  /** Each with its letter. */
  items: string[];
}

const MARK = /(?<=^|[\s;.?])\(?([a-hA-H])\s?\)\s+(?=\S)/gu;
const LETTERS = 'abcdefgh';
const FEWEST = 2;

/**
 * `Calcule: a) 2 + 3 b) 5 - 1` → its stem and its items; null for a line with fewer than two, or whose letters do not
 * follow each other.
 */
export function splitLettered(text: string): Lettered | null {
  const marks = [...text.matchAll(MARK)];
  const from = LETTERS.indexOf(marks[0]?.[1]?.toLowerCase() ?? 'a');
  const isRun = marks.every(({ 1: letter = '' }, at) => letter.toLowerCase() === LETTERS[from + at]);
  if (marks.length < FEWEST || !isRun) return null;
  const starts = marks.map(({ index }) => index);
  return {
    stem: text.slice(0, starts[0]).trim(),
    items: starts.map((start, at) => text.slice(start, starts[at + 1]).trim()),
  };
}

/** `a hipérbole b personificação c metonímia` */
const BARE_LETTERS = /(?<=^|[\s;,/])([a-h])\s+(?=["“\p{L}\d])/gu;

/** `a hipérbole b personificação` → `a) hipérbole b) personificação`, where the letters follow each other. */
export function withLetters(told: string): string {
  const letters = [...told.matchAll(BARE_LETTERS)].map(([, letter]) => letter);
  const isRun = letters.length >= FEWEST && letters.every((letter, at) => letter === 'abcdefgh'[at]);
  return isRun ? told.replace(BARE_LETTERS, '$1) ') : told;
}
