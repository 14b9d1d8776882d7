import type { PhraseCandidate, PhraseText } from './phrase-candidates.ts';

interface Writings {
  lower: number;
  /** Written form with capitals → occurrences where the capital tells something. */
  capitals: Map<string, number>;
}

/** How each word (lower case) is written where capitals tell something. */
export type WordWritings = ReadonlyMap<string, Writings>;

export function collectWritings(words: PhraseText['words']): WordWritings {
  const writings = new Map<string, Writings>();
  for (const { word, lower, shape } of words) {
    if (shape === 'unknown') continue;
    let own = writings.get(lower);
    if (own === undefined) {
      own = { lower: 0, capitals: new Map() };
      writings.set(lower, own);
    }
    if (shape === 'lower') own.lower += 1;
    else own.capitals.set(word, (own.capitals.get(word) ?? 0) + 1);
  }
  return writings;
}

/**
 * The commonest form (with more accents at a tie), written as inside sentences: names and acronyms keep
 * their capitals. Where no occurrence of that form tells (`?` before a word), each word is judged alone.
 */
export function showPhrase(candidate: Pick<PhraseCandidate, 'forms'>, writings: WordWritings): string {
  const totals = new Map<string, { count: number; telling: Map<string, number> }>();
  for (const [form, count] of candidate.forms) {
    const plain = form.replaceAll('?', '').toLowerCase();
    const total = totals.get(plain) ?? { count: 0, telling: new Map<string, number>() };
    total.count += count;
    if (!form.includes('?')) total.telling.set(form, count);
    totals.set(plain, total);
  }
  const [plain, total] = [...totals].sort(
    (a, b) => b[1].count - a[1].count || countAccents(b[0]) - countAccents(a[0]) || a[0].length - b[0].length,
  )[0] ?? [''];
  const telling = [...(total?.telling ?? [])].sort((a, b) => b[1] - a[1] || (a[0] > b[0] ? -1 : 1))[0]?.[0];
  return telling ?? showWords(plain, writings);
}

function showWords(plain: string, writings: WordWritings): string {
  const words = plain.split(' ').map((word) => showWord(word, writings));
  // `Medidas Resumo` opening its line: the title's first word shares the capital of the rest.
  const rest = words.slice(1).filter((word) => word.length > 3);
  if (rest.length > 0 && rest.every((word) => /^\p{Lu}\p{Ll}/u.test(word))) {
    words[0] = (words[0] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  }
  return words.join(' ');
}

function showWord(lower: string, writings: WordWritings): string {
  const own = writings.get(lower);
  if (own === undefined) return lower;
  let total = 0;
  let best: [string, number] = [lower, 0];
  for (const entry of own.capitals) {
    total += entry[1];
    if (entry[1] > best[1]) best = entry;
  }
  return total > own.lower ? best[0] : lower;
}

function countAccents(text: string): number {
  return text.normalize('NFD').length - text.length;
}
