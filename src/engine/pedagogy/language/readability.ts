import type { EducationLevel } from '#shared/lessons/order.ts';
import { splitSentences } from './sentences.ts';
import { countSyllables } from './syllables.ts';
import { isNumber, wordsOf } from './words.ts';

export const READABILITY_BANDS = {
  muito_facil: { min: 75, max: 100, label: 'Muito fácil (1º ao 5º ano)' },
  facil: { min: 50, max: 75, label: 'Fácil (6º ao 9º ano)' },
  dificil: { min: 25, max: 50, label: 'Difícil (ensino médio e superior)' },
  muito_dificil: { min: 0, max: 25, label: 'Muito difícil (textos acadêmicos)' },
} as const;
export type ReadabilityBand = keyof typeof READABILITY_BANDS;

/** Under this many words the index says nothing. */
export const MIN_WORDS_FOR_SCORE = 30;

export interface Readability {
  /** 0 (hard) to 100 (easy), one decimal; null under `MIN_WORDS_FOR_SCORE` words. */
  score: number | null;
  band: ReadabilityBand | null;
  words: number;
  sentences: number;
  syllables: number;
}

/**
 * Flesch reading ease for Brazilian Portuguese: 248.835 − 1.015·(words/sentences) − 84.6·(syllables/words),
 * clamped to 0..100 (Martins, Ghiraldelo, Nunes & Oliveira Jr., "Readability formulas applied to textbooks
 * in Brazilian Portuguese", ICMSC-USP, 1996). Figures in digits are not counted as words: their reading
 * aloud is not in the text. A text is split into sentences; a list is taken as sentences already.
 */
export function fleschPt(text: string | readonly string[]): Readability {
  const sentences = typeof text === 'string' ? splitSentences(text) : text;
  let words = 0;
  let syllables = 0;
  let counted = 0;
  for (const sentence of sentences) {
    const own = wordsOf(sentence).filter((word) => !isNumber(word));
    if (own.length === 0) continue;
    counted += 1;
    words += own.length;
    for (const word of own) syllables += countSyllables(word);
  }
  if (words < MIN_WORDS_FOR_SCORE) return { score: null, band: null, words, sentences: counted, syllables };
  const raw = 248.835 - 1.015 * (words / counted) - 84.6 * (syllables / words);
  const score = Math.round(Math.min(100, Math.max(0, raw)) * 10) / 10;
  return { score, band: bandOf(score), words, sentences: counted, syllables };
}

export function bandOf(score: number): ReadabilityBand {
  if (score >= 75) return 'muito_facil';
  if (score >= 50) return 'facil';
  return score >= 25 ? 'dificil' : 'muito_dificil';
}

/**
 * What a text for this level should score. The bands of the index, opened by 15 points on the easy side
 * where no school year ends sharply; free courses and staff training speak to adults of any schooling.
 */
const EXPECTED: Record<EducationLevel, { min: number; max: number }> = {
  infantil: { min: 75, max: 100 },
  fundamental: { min: 50, max: 100 },
  medio: { min: 25, max: 65 },
  tecnico: { min: 25, max: 65 },
  superior: { min: 0, max: 50 },
  livre: { min: 35, max: 100 },
  corporativo: { min: 35, max: 100 },
};

export function expectedRange(level: EducationLevel): { min: number; max: number } {
  return EXPECTED[level];
}
