import { expectedRange, READABILITY_BANDS, readReadability } from '#engine/pedagogy/language/readability.ts';
import { sentencesToSimplify } from '#engine/pedagogy/language/simplify.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { EDUCATION_LEVELS } from '#shared/lessons/order.ts';
import type { Lesson } from './lesson.ts';

export type Readability = Omit<AiAnalysis['readability'], 'toSimplify'> & {
  toSimplify: { text: string; reason: string; statement: Statement }[];
};

const MOST_SENTENCES = 5;
const MOST_WHEN_ASKED = 10;
/** Longer "sentences" come from broken files; nobody could mend them by one hint. */
const LONGEST_SENTENCE = 120;

/** How hard the running text is, measured against the stated level, with the sentences to mend. */
export function judgeReadability(lesson: Lesson): Readability {
  const prose = lesson.material.pieces
    .filter((piece) => piece.kind === 'text' || piece.kind === 'list')
    .flatMap((piece) => piece.statements)
    .filter((statement) => statement.words >= 3);
  const measured = readReadability(prose.map((statement) => statement.text));
  const { level } = lesson.input;
  const range = level === null ? null : expectedRange(level);
  const verdict = judge(measured.score, range);
  const readable = prose.filter((statement) => statement.words <= LONGEST_SENTENCE);
  const most = lesson.adjustments.wantsSimplerText ? MOST_WHEN_ASKED : MOST_SENTENCES;
  const hard = sentencesToSimplify(
    readable.map((statement) => statement.text),
    level,
    most,
  );
  return {
    ...measured,
    bandLabel:
      measured.band === null ? 'Texto curto demais para medir' : READABILITY_BANDS[measured.band].label,
    expected: level === null || range === null ? null : { level: EDUCATION_LEVELS[level], ...range },
    verdict,
    message: tell(measured, verdict, level === null ? '' : EDUCATION_LEVELS[level].toLowerCase()),
    toSimplify: hard.flatMap(({ index, text, reason }) => {
      const statement = readable[index];
      return statement === undefined ? [] : [{ text, reason, statement }];
    }),
  };
}

function judge(score: number | null, range: { min: number; max: number } | null): Readability['verdict'] {
  if (score === null || range === null) return 'sem_referencia';
  if (score < range.min) return 'dificil_para_o_nivel';
  return score > range.max ? 'facil_para_o_nivel' : 'adequado';
}

function tell({ band }: Pick<Readability, 'band'>, verdict: Readability['verdict'], level: string): string {
  if (band === null) return 'Há pouco texto corrido para medir a leitura com segurança.';
  const reads = `O material se lê como ${READABILITY_BANDS[band].label.replace(/^T/, 't')}`;
  switch (verdict) {
    case 'adequado':
      return `${reads}, o que combina com o nível informado (${level}).`;
    case 'dificil_para_o_nivel':
      return `${reads} e está mais difícil do que se espera para ${level}.`;
    case 'facil_para_o_nivel':
      return `${reads}, mais simples do que o habitual para ${level}. Isso ajuda na leitura; confira se a profundidade está como você quer.`;
    case 'sem_referencia':
      return `${reads}. Informe o nível de ensino para comparar com o que a turma lê bem.`;
  }
}
