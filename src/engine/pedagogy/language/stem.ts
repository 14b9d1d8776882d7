import snowball from 'snowball-stemmers';
import { remember, WORDS_KEPT } from './remember.ts';

const portuguese = snowball.newStemmer('portuguese');

/** Lower case without accents: for comparing only, never for showing. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

/**
 * The comparison key of a Portuguese word: singular, Snowball stem (Porter 2001), no accents.
 * `fração`, `frações` and `FRAÇÕES` share one key. A hyphenated word is stemmed by its last part.
 */
export const stem = remember((word) => makeStem(word.toLowerCase()), WORDS_KEPT);

function makeStem(lower: string): string {
  const hyphen = lower.lastIndexOf('-');
  if (hyphen > 0) return `${normalise(lower.slice(0, hyphen))}-${makeStem(lower.slice(hyphen + 1))}`;
  // Unaccented typing and OCR lose the tilde that the stemmer's suffix rules look for.
  const repaired = lower.replace(/c(?:ao|oes)$/, 'ção').replace(/s(?:ao|oes)$/, 'são');
  const key = normalise(portuguese.stem(makeSingular(repaired)));
  // Snowball leaves `próprios` at `propri` and `própria` at `propr`.
  return key.length > 4 && key.endsWith('i') ? key.slice(0, -1) : key;
}

const SAME_IN_PLURAL = new Set([
  'mais',
  'cais',
  'pais',
  'jamais',
  'demais',
  'reis',
  'seis',
  'dois',
  'depois',
  'leis',
]);

/** Plurals that Snowball leaves apart from their singular (`animais`, `frações`, `móveis`, `imagens`). */
function makeSingular(word: string): string {
  if (!word.endsWith('s') || word.length < 4 || SAME_IN_PLURAL.has(word)) return word;
  if (/(?:ões|ãos)$/.test(word)) return `${word.slice(0, -3)}ão`;
  if (word.endsWith('ães')) return word === 'mães' ? 'mãe' : `${word.slice(0, -3)}ão`;
  if (word.endsWith('ais')) return `${word.slice(0, -3)}al`;
  if (/[ée]is$/.test(word)) return `${word.slice(0, -3)}el`;
  if (word.endsWith('óis') && word.length > 5 && !word.endsWith('róis')) return `${word.slice(0, -3)}ol`;
  if (word.endsWith('uis') && !/[gq]uis$/.test(word)) return `${word.slice(0, -3)}ul`;
  if (/^[a-z]*[bcdfglmnprstvxz]is$/.test(word) && word.length > 4) return `${word.slice(0, -2)}il`;
  if (/[aeiou]ns$/.test(word)) return `${word.slice(0, -2)}m`;
  return word;
}
