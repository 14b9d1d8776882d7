import type { SourceDocument } from '#engine/reading/source-document.ts';

/** Counts over the whole document; shares are of its bits. */
export interface Measures {
  kind: SourceDocument['kind'];
  bits: number;
  words: number;
  wordsPerPlace: number;
  share(mark: string): number;
  count(mark: string): number;
  /** In how many quarters of the document one of them stands: what closes a lesson does not make it. */
  quarters(...marks: string[]): number;
  /** How often words stand in the first lines, the headings, the whole text. */
  opening(pattern: RegExp): boolean;
  headings(pattern: RegExp): number;
  text(pattern: RegExp): number;
  headingCount: number;
  /** Share of the words that stand in whole sentences which ask and order nothing. */
  told: number;
  /** Share of the words that stand before a run of questions begins; 0 where none does. */
  before: number;
  storyLike: number;
}

/** How much of a document asks, orders or leaves room for an answer. */
export const practiceShare = (m: Measures): number =>
  m.share('saysQuestion') +
  m.share('isLettered') +
  m.share('isBoxed') +
  m.share('asksToChoose') +
  m.share('commands') +
  m.share('saysBlank') * 0.5;

/** In how many quarters of a document something is asked. */
export const practiceQuarters = (m: Measures): number =>
  m.quarters('saysQuestion', 'isLettered', 'isBoxed', 'asksToChoose', 'commands', 'saysBlank');

/** True where at least so many of these stand somewhere in the text. */
export const has = (m: Measures, patterns: readonly RegExp[], least: number): boolean =>
  patterns.filter((pattern) => m.text(pattern) > 0).length >= least;

/**
 * True where the first lines call it exercises; a sheet of activities may also hand out a text and ask about it at its end, and
 * notes begin with `revisão rápida: …`.
 */
export const saysPractice = (m: Measures): boolean =>
  m.opening(/lista de|^lista (?:n\S{0,2} ?)?\d|questoes|folha de atividades/) ||
  (m.opening(/exercicios?/) && !isMostlyTold(m)) ||
  (m.opening(/recuperacao|revisao|atividades? (?:de|para|sobre)/) && practiceShare(m) > 0.2);

/** A lesson may close with a page of exercises: where most words explain, it is none of them. */
export const isMostlyTold = (m: Measures): boolean => m.told > 0.55;

/** Notes that close with a quiz: most of them stand before it. */
export const explainsFirst = (m: Measures): boolean => m.kind === 'text' && m.before > 0.4;

/** Headed parts that explain, however many questions stand behind them. */
export const explainsInParts = (m: Measures): boolean =>
  isMostlyTold(m) || explainsFirst(m) || (m.headingCount >= 3 && m.told > 0.4);

/** Short enough to be one lesson, with its parts. */
export const isShortInParts = (m: Measures): boolean =>
  (['docx', 'text'].includes(m.kind) || (m.kind === 'pdf' && isMostlyTold(m))) &&
  m.headingCount >= 3 &&
  m.words < 1500 &&
  m.share('commands') < 0.25;

/** `3) (1,0) Por que …`: what a question is worth stands behind its number. */
const givesPoints = (m: Measures): boolean =>
  m.text(
    /(?:^|\n)(?:questao )?\d{1,2}\s?[).:–-]+\s?\((?:vale )?\d{1,2}(?:[.,]\d{1,2})?\s?(?:pontos?|pts?)?\)/g,
  ) >= FEWEST_WORTH;
const FEWEST_WORTH = 2;

export const looksLikeTest = (m: Measures): boolean =>
  givesPoints(m) ||
  (!explainsInParts(m) &&
    m.text(/folha de respostas|gabarito|caneta|candidato|questoes objetivas|nota:|matricula|data: _/g) >= 2);

/** Questions from its first lines on, and behind them their key. */
export const asksAndAnswers = (m: Measures): boolean =>
  m.kind === 'text' &&
  m.text(/(?:^|\n)gabarito/g) > 0 &&
  practiceShare(m) + m.text(/\?\s*(?:\n|$)/g) / Math.max(1, m.bits) >= 0.3 &&
  m.before <= MOST_BEFORE &&
  !isMostlyTold(m);
const MOST_BEFORE = 0.25;

/** Typed without parts, or in lines that begin with small letters. */
export const isLooseNote = (m: Measures): boolean =>
  m.kind === 'text' &&
  (m.headingCount < 3 || m.share('starta') > 0.4) &&
  practiceShare(m) < 0.5 &&
  !givesPoints(m) &&
  !asksAndAnswers(m) &&
  !m.opening(/lista (?:d|n|\d)/);

/** Verses end in `;` too: a program has its own words besides. */
export const programs = (m: Measures): boolean => m.share('startsCode') + m.share('hasIdentifier') > 0.02;

/** Blanks below `Exercícios`, `Ejercicios` or `Practice` are answered, not filled in. */
export const setsExercises = (m: Measures): boolean =>
  m.headings(/^(?:exerc|ejerc|exercis|atividade|practice|pratic)/) > 0 ||
  m.text(/(?:^|\n)(?:exerc\w+|ejercicios|exercises|practice)\s*:?\s*(?:\n|$)/g) > 0;

const BLANKS = ['saysBlank', 'hasPlaceholder', 'isMostlyBlank', 'isEmptyField'] as const;
/** How much of a document is left to be filled in. */
export const blankShare = (m: Measures): number => BLANKS.reduce((sum, mark) => sum + m.share(mark), 0);
export const blankQuarters = (m: Measures): number => m.quarters(...BLANKS);

const FIELDS = /metodologia|recursos|desenvolvimento|duracao|avaliacao/g;
/** What a short one has beside its aims, where it calls itself a plan. */
const STEPS = /metodologia|recursos|desenvolvimento|duracao|avaliacao|etapa|momento|materiais|fechamento/g;
const FEWEST_FIELDS = 3;

/** Aims, how they are come to and what it takes. */
export const hasFieldsOfPlan = (m: Measures): boolean =>
  m.text(/objetivo|habilidade/g) > 0 && m.text(m.opening(/plano de aula/) ? STEPS : FIELDS) >= FEWEST_FIELDS;
