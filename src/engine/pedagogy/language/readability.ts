import type { EducationLevel } from '#shared/lessons/order.ts';
import { judgeLevel } from './level/judge-level.ts';
import { rarityOf } from './school-words.ts';
import { contentStems } from './similarity.ts';
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
  /** Share of the content words that hardly any text for schools has. */
  rare: number;
}

/** What is known of the readers before a word is read. */
export interface ReadingHint {
  level: EducationLevel | null;
  /** Number of the stage that the material itself names (`9º ano`). */
  named: number | null;
}

/**
 * How likely each stage is for a level that was stated. The model learnt from books and newspapers, whose first years write short
 * sentences; teachers write short ones for everybody. So what is known of the class weighs as much as how the text reads.
 */
const PRIORS: Record<EducationLevel, readonly number[]> = {
  infantil: [0.8, 0.15, 0.04, 0.01],
  fundamental: [0.45, 0.45, 0.08, 0.02],
  medio: [0.05, 0.25, 0.5, 0.2],
  tecnico: [0.04, 0.24, 0.52, 0.2],
  superior: [0.02, 0.08, 0.3, 0.6],
  livre: [0.25, 0.35, 0.28, 0.12],
  corporativo: [0.25, 0.35, 0.28, 0.12],
};
/** The model is surer of itself than it may be of texts unlike those it learnt from. */
const TEMPER = 0.5;
/** How likely a stage is so many stages off the one that the material names. */
const BESIDE_NAMED = [1, 0.3, 0.06, 0.02];
/** With this share of words of a trade no text is one for beginners, however short its sentences are. */
const TECHNICAL = 0.3;
const VERY_TECHNICAL = 0.4;
/** A stem in six of a thousand texts for schools, or in fewer. */
const RARE = 5;
/** A handful of words is no vocabulary. */
const FEWEST_STEMS = 25;

/** Words (no figures in digits), sentences with any, syllables. */
export function countText(
  sentences: readonly string[],
): Pick<Readability, 'words' | 'sentences' | 'syllables'> {
  const words = sentences.map((sentence) => wordsOf(sentence).filter((word) => !isNumber(word)));
  const own = words.flat();
  return {
    words: own.length,
    sentences: words.filter(({ length }) => length > 0).length,
    syllables: own.reduce((sum, word) => sum + countSyllables(word), 0),
  };
}

/**
 * Which stage of school a text reads like, by the model of `level/judge-level.ts`: the likeliest stage gives the band, the shares of
 * all stages the place within it, both with what is known of the readers. The Flesch index, which stood here, parts only the first years from the rest (macro-F1 .24
 * of four stages; the model .78). Figures in digits are not counted as words.
 */
export function readReadability(
  sentences: readonly string[],
  hint: ReadingHint = { level: null, named: null },
): Readability {
  const counts = countText(sentences);
  const read = counts.words < MIN_WORDS_FOR_SCORE ? null : judgeLevel(sentences);
  if (read === null) return { score: null, band: null, ...counts, rare: 0 };
  const rare = rareShare(sentences);
  const shares = weighHint(read, rare, hint);
  const band = STAGE_BANDS[shares.indexOf(Math.max(...shares))] ?? 'dificil';
  const middle = shares.reduce((sum, share, stage) => sum + share * (87.5 - 25 * stage), 0);
  const { min, max } = READABILITY_BANDS[band];
  // Held off the borders: a band is told by its number too.
  const score = Math.min(max - 0.5, Math.max(min + 0.5, middle));
  return { score: Math.round(score * 10) / 10, band, ...counts, rare };
}

function weighHint(read: readonly number[], rare: number, { level, named }: ReadingHint): number[] {
  const prior = level === null ? [1, 1, 1, 1] : PRIORS[level];
  const weighed = read.map((share, stage) => {
    const beside = named === null ? 1 : (BESIDE_NAMED[Math.abs(stage - named)] ?? 0);
    return share ** TEMPER * (prior[stage] ?? 0) * beside * fitsWords(stage, rare);
  });
  const sum = weighed.reduce((all, one) => all + one, 0);
  return weighed.map((one) => one / sum);
}

function fitsWords(stage: number, rare: number): number {
  if (stage === 0) return rare >= VERY_TECHNICAL ? 0.1 : rare >= TECHNICAL ? 0.3 : 1;
  return stage === 1 && rare >= VERY_TECHNICAL ? 0.4 : 1;
}

function rareShare(sentences: readonly string[]): number {
  // Names are rare anywhere.
  const stems = sentences
    .flatMap((sentence) => contentStems(sentence.replace(/(?<=\S\s+\P{L}?)\p{Lu}\p{L}*/gu, ' ')))
    .filter((one) => !/\d/.test(one));
  if (new Set(stems).size < FEWEST_STEMS) return 0;
  return stems.filter((one) => rarityOf(one) >= RARE).length / stems.length;
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
