import type { EducationLevel } from '#shared/lessons/order.ts';
import { judgeLevel } from './level/judge-level.ts';
import { countSyllables } from './syllables.ts';
import { isNumber, wordsOf } from './words.ts';

/** A quarter of the scale for each stage of school, told as a teacher would. */
export const READABILITY_BANDS = {
  muito_facil: { min: 75, max: 100, label: 'Texto dos anos iniciais do Fundamental (1º ao 5º ano)' },
  facil: { min: 50, max: 75, label: 'Texto dos anos finais do Fundamental (6º ao 9º ano)' },
  dificil: { min: 25, max: 50, label: 'Texto de Ensino Médio' },
  muito_dificil: { min: 0, max: 25, label: 'Texto de Ensino Superior' },
} as const;
export type ReadabilityBand = keyof typeof READABILITY_BANDS;

/** Bands by the number of their stage in the model. */
const STAGE_BANDS: readonly ReadabilityBand[] = ['muito_facil', 'facil', 'dificil', 'muito_dificil'];

/** Under this many words nothing can be said. */
const MIN_WORDS_FOR_SCORE = 30;

export interface Readability {
  /** 0 (hard) to 100 (easy), one decimal, within its band; null under 30 words. */
  score: number | null;
  band: ReadabilityBand | null;
  words: number;
  sentences: number;
  syllables: number;
}

/**
 * Which stage of school a text reads like, by the model of `level/judge-level.ts`: the likeliest stage gives the band, the shares of
 * all stages the place within it. The Flesch index, which stood here, parts only the first years from the rest (macro-F1 .24
 * of four stages; the model .78). Figures in digits are not counted as words.
 */
export function readReadability(sentences: readonly string[]): Readability {
  const words = sentences.map((sentence) => wordsOf(sentence).filter((word) => !isNumber(word)));
  const own = words.flat();
  const counts = {
    words: own.length,
    sentences: words.filter(({ length }) => length > 0).length,
    syllables: own.reduce((sum, word) => sum + countSyllables(word), 0),
  };
  const shares = own.length < MIN_WORDS_FOR_SCORE ? null : judgeLevel(sentences);
  if (shares === null) return { score: null, band: null, ...counts };
  const band = STAGE_BANDS[shares.indexOf(Math.max(...shares))] ?? 'dificil';
  const middle = shares.reduce((sum, share, stage) => sum + share * (87.5 - 25 * stage), 0);
  const { min, max } = READABILITY_BANDS[band];
  // Held off the borders: a band is told by its number too.
  const score = Math.min(max - 0.5, Math.max(min + 0.5, middle));
  return { score: Math.round(score * 10) / 10, band, ...counts };
}

/**
 * Where a text for this level should lie: in the bands of its stages, opened on the easy side where no school year ends sharply;
 * free courses and staff training speak to adults of any schooling.
 */
const EXPECTED: Record<EducationLevel, { min: number; max: number }> = {
  infantil: { min: 75, max: 100 },
  fundamental: { min: 50, max: 100 },
  medio: { min: 25, max: 75 },
  tecnico: { min: 25, max: 75 },
  superior: { min: 0, max: 50 },
  livre: { min: 25, max: 100 },
  corporativo: { min: 25, max: 100 },
};

export function expectedRange(level: EducationLevel): { min: number; max: number } {
  return EXPECTED[level];
}
