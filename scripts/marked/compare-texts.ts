import { FUNCTION_WORD_SET } from '#engine/pedagogy/language/stop-words.ts';

/** One space for any white space, NFC: as anchors and pieces are compared. */
export const fold = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();
export const foldCase = (text: string): string => fold(text).toLowerCase();

const COPULAS = new Set(['é', 'são', 'ser', 'foi', 'como']);

/** The words that carry a text's meaning, without accents and plural endings. */
export function contentWords(text: string): string[] {
  return foldCase(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word.length > 1 && !FUNCTION_WORD_SET.has(word) && !COPULAS.has(word))
    .map((word) =>
      word
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/(?:oes|aes|[aeo]is|e?s)$/, ''),
    )
    .filter((word) => word !== '');
}

/** Share of the different words of `sought` that stand among `found`; 0 where nothing is sought. */
export function shareWithin(sought: readonly string[], found: readonly string[]): number {
  const different = [...new Set(sought)];
  const there = new Set(found);
  return different.length === 0 ? 0 : different.filter((word) => there.has(word)).length / different.length;
}

/** NaN for an empty list: a figure that was not measured is not 0. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
