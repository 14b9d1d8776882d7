import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isForeign, isForeignExample } from '#engine/pedagogy/language/is-foreign.ts';
import {
  countText,
  expectedRange,
  READABILITY_BANDS,
  type ReadabilityBand,
  readReadability,
} from '#engine/pedagogy/language/readability.ts';
import { sentencesToSimplify } from '#engine/pedagogy/language/simplify.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { judgeStage, type Stage } from '#engine/pedagogy/understanding/genre/judge-stage.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { Genre } from '#shared/analysis/genres.ts';
import { EDUCATION_LEVELS, type EducationLevel } from '#shared/lessons/order.ts';
import type { Lesson } from './lesson.ts';
import { countOf } from './list-words.ts';

export type Readability = Omit<AiAnalysis['readability'], 'toSimplify'> & {
  toSimplify: { text: string; reason: string; statement: Statement }[];
};

const [MOST_SENTENCES, MOST_WHEN_ASKED] = [5, 10];
/** Longer "sentences" come from broken files; nobody could mend them by one hint. */
const LONGEST_SENTENCE = 120;
/** Fewer tell nothing of how a material reads. */
const LEAST = { sentences: 8, words: 110 };

/** Read by who teaches or fills in, whatever the class is. */
const NOT_FOR_PUPILS: ReadonlySet<Genre> = new Set(['curriculo_norma', 'modelo_formulario']);

/**
 * How hard the running text is, measured against the stated level, with the sentences to mend. Lists, topics, formulas, programs
 * and sentences of another language are no running text: of them nothing is told.
 */
export function judgeReadability(lesson: Lesson): Readability {
  const prose = lesson.material.pieces
    .filter((piece) => piece.kind === 'text' || piece.kind === 'list')
    .flatMap((piece) => piece.statements)
    .filter((statement) => statement.words >= 3);
  const genre = lesson.material.understanding?.genre ?? 'notas';
  const running = NOT_FOR_PUPILS.has(genre) ? [] : prose.filter(isRunning);
  const { level } = lesson.input;
  const range = level === null ? null : expectedRange(level);
  const all = countText(prose.map(({ text }) => text));
  const read = readReadability(
    running.map(({ text }) => text),
    { level, named: nameStage(lesson, range) },
  );
  const isMeasured = running.length >= LEAST.sentences && read.words >= LEAST.words && read.score !== null;
  const facts = { mean: read.words / Math.max(1, read.sentences), rare: read.rare };
  const verdict = isMeasured ? judge(read.score, level, facts) : 'sem_referencia';
  // Without a level the model alone would name one, and of what teachers write it is too often wrong.
  const { score, band } =
    isMeasured && level !== null ? keepWithin(read.score ?? 0, verdict, range) : { score: null, band: null };
  const readable = prose.filter(({ words, text }) => words <= LONGEST_SENTENCE && !isForeignExample(text));
  const most = lesson.adjustments.wantsSimplerText ? MOST_WHEN_ASKED : MOST_SENTENCES;
  const hard = sentencesToSimplify(
    readable.map((statement) => statement.text),
    level,
    most,
  );
  return {
    ...{ score, band, ...all },
    bandLabel: band === null ? 'Sem medida de leitura' : labelOf(band, level),
    expected: level === null || range === null ? null : { level: EDUCATION_LEVELS[level], ...range },
    verdict,
    message: !isMeasured
      ? tellUnmeasured(genre, all.words, running.length)
      : tell(verdict, level, { ...facts, sentences: running.length }),
    toSimplify: hard.flatMap(({ index, text, reason }) => {
      const statement = readable[index];
      return statement === undefined ? [] : [{ text, reason, statement }];
    }),
  };
}

/** Signs of programs, formulas and notes in telegram style. */
const NO_PROSE = /[=→{}<>|_]|-\s?>|\s\+\s|(?<!\p{L})\p{L}\/|\.{4}/u;

/** A whole sentence of Portuguese that tells something. */
function isRunning({ text, words, role }: Statement): boolean {
  return (
    isContentRole(role) &&
    words >= 6 &&
    words <= LONGEST_SENTENCE &&
    /[.!?…]["”’)]*$/u.test(text.trim()) &&
    !NO_PROSE.test(text) &&
    !isForeignExample(text) &&
    !isForeign(text) &&
    hasFiniteVerb(text)
  );
}

const NUMBER_OF: Readonly<Record<Stage, number | null>> = {
  infantil: 0,
  fundamental1: 0,
  fundamental2: 1,
  medio: 2,
  tecnico: 2,
  superior: 3,
  corporativo: null,
};

/** The stage that the material names, where it goes with what was ordered. */
function nameStage({ material }: Lesson, range: { min: number; max: number } | null): number | null {
  const { bits, genre } = material.understanding ?? { bits: [], genre: 'notas' as const };
  const stage = judgeStage(bits, genre);
  const named = stage === null ? null : NUMBER_OF[stage];
  if (named === null || range === null) return named;
  const { min, max } = READABILITY_BANDS[BANDS[named] ?? 'facil'];
  return min >= range.min && max <= range.max ? named : null;
}
const BANDS: readonly ReadabilityBand[] = ['muito_facil', 'facil', 'dificil', 'muito_dificil'];

/** Words of a sentence on average from which a text is long for a level, and up to which it is short for it. */
const LENGTHS: Record<EducationLevel, { long: number; short: number }> = {
  infantil: { long: 14, short: 0 },
  fundamental: { long: 20, short: 0 },
  medio: { long: 25, short: 12 },
  tecnico: { long: 25, short: 12 },
  superior: { long: 32, short: 15 },
  livre: { long: 25, short: 0 },
  corporativo: { long: 25, short: 0 },
};
const [MANY_RARE, FEW_RARE] = [0.33, 0.25];

/** What is said against a level needs a fact that anybody can check: sentences that are long or short, words that schools hardly use. */
function judge(
  score: number | null,
  level: EducationLevel | null,
  { mean, rare }: { mean: number; rare: number },
): Readability['verdict'] {
  if (score === null || level === null) return 'sem_referencia';
  const { min, max } = expectedRange(level);
  const { long, short } = LENGTHS[level];
  if (score < min && (mean >= long || (rare >= MANY_RARE && mean >= long * 0.75)))
    return 'dificil_para_o_nivel';
  return score > max && mean <= short && rare < FEW_RARE ? 'facil_para_o_nivel' : 'adequado';
}

/** The place on the scale; a text that goes with its level lies in the range of it. */
function keepWithin(
  score: number,
  verdict: Readability['verdict'],
  range: { min: number; max: number } | null,
): { score: number; band: ReadabilityBand } {
  const kept =
    verdict === 'adequado' && range !== null
      ? Math.min(range.max - 0.5, Math.max(range.min + 0.5, score))
      : score;
  return { score: kept, band: BANDS.find((band) => kept >= READABILITY_BANDS[band].min) ?? 'muito_dificil' };
}

/** Grown-ups at work have no school year. */
const ADULT_LABELS: Readonly<Record<ReadabilityBand, string>> = {
  muito_facil: 'Leitura muito fácil',
  facil: 'Leitura fácil',
  dificil: 'Leitura exigente',
  muito_dificil: 'Leitura muito exigente',
};
const labelOf = (band: ReadabilityBand, level: EducationLevel | null): string =>
  level === 'livre' || level === 'corporativo' ? ADULT_LABELS[band] : READABILITY_BANDS[band].label;

function tellUnmeasured(genre: Genre, words: number, sentences: number): string {
  if (NOT_FOR_PUPILS.has(genre))
    return 'O texto fala a quem ensina ou a quem preenche: a leitura da turma não se mede por ele.';
  if (words < LEAST.words) return 'Há pouco texto corrido para medir a leitura com segurança.';
  const found =
    sentences === 0
      ? 'nenhuma frase inteira'
      : `só ${countOf(sentences, 'frase inteira', 'frases inteiras')}`;
  return `O material está em tópicos, listas ou exercícios (${found} de texto corrido em português): não dá para medir a leitura.`;
}

function tell(
  verdict: Readability['verdict'],
  level: EducationLevel | null,
  facts: { mean: number; rare: number; sentences: number },
): string {
  const words = Math.round(facts.mean);
  const measured = `${facts.sentences} frases medidas, de ${words} palavras em média`;
  const name = level === null ? '' : EDUCATION_LEVELS[level].toLowerCase();
  const rare =
    facts.rare >= MANY_RARE && level !== 'superior'
      ? ' Muitas palavras são raras em textos da escola: explique-as na primeira vez.'
      : '';
  switch (verdict) {
    case 'adequado':
      return `A leitura combina com ${name} (${measured}).${rare}`;
    case 'dificil_para_o_nivel':
      return `A leitura está mais difícil do que se espera para ${name} (${measured}).${rare}`;
    case 'facil_para_o_nivel':
      return `As frases são curtas para ${name} (${measured}). Isso ajuda na leitura; confira se a profundidade está como você quer.`;
    case 'sem_referencia':
      return `Há texto corrido para medir: ${measured.replace(' medidas', '')}. Informe o nível de ensino para saber se a leitura combina com a turma.`;
  }
}
