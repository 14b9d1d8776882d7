import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Bit } from '#engine/pedagogy/understanding/bit.ts';
import type { Genre } from '#shared/analysis/genres.ts';

/** School stages as documents name them. */
export const STAGES = {
  infantil: 'Educação Infantil',
  fundamental1: 'anos iniciais do Ensino Fundamental',
  fundamental2: 'anos finais do Ensino Fundamental',
  medio: 'Ensino Médio',
  tecnico: 'ensino técnico',
  superior: 'Ensino Superior',
  corporativo: 'formação de adultos no trabalho',
} as const;
export type Stage = keyof typeof STAGES;

/** What a document says of its stage, and what that counts. */
const MARKS: readonly (readonly [Stage, number, RegExp])[] = [
  ['infantil', 4, /educacao infantil|creche|pre-escola|\bei0[123]|criancas (?:bem )?pequenas/g],
  [
    'fundamental1',
    4,
    /anos iniciais|fundamental i(?!i)\b|\bef0[1-5]|[1-5][ºo] ?ano\b(?! (?:d[oe] )?(?:em\b|e\.? ?m\b|ensino medio|medio))|1º segmento|ciclo de alfabetizacao/g,
  ],
  [
    'fundamental2',
    4,
    /anos finais|fundamental ii|2º segmento|\bef(?:0[6-9]|67|69|89)|[6-9]º ?ano|[6-9]o ano\b|exame de selecao/g,
  ],
  ['medio', 4, /ensino medio|\bem13|[123][ªa] ?serie|[123][ºo] (?:ano )?(?:do )?em\b|enem|vestibular/g],
  [
    'tecnico',
    4,
    /curso tecnico|ensino tecnico|formacao profissional|\bifrn|instituto federal|senai|senac|pronatec|eixo tecnologico|tecnico em/g,
  ],
  [
    'superior',
    3,
    /universidade|faculdade|graduacao|departamento de|bacharelado|licenciatura|disciplina:|mestrado|doutor|\b[a-z]{3} ?\d{3}\b|teorema|lema \d/g,
  ],
  ['corporativo', 4, /colaborador|onboarding|capacitacao|treinamento d|mentores|compliance|\bnr[- ]?\d+/g],
];

/** The stage that the document names most plainly; by genre where it names none; null where nothing tells. */
export function judgeStage(bits: readonly Bit[], genre: Genre): Stage | null {
  const text = normalise(bits.map(({ text: own }) => own).join('\n'));
  const [best] = MARKS.map(([stage, weight, pattern]) => ({
    stage,
    score: weight * Math.log1p(text.match(pattern)?.length ?? 0),
  })).sort((a, b) => b.score - a.score);
  if (best !== undefined && best.score > 0) return best.stage;
  return genre === 'treinamento_corporativo' ? 'corporativo' : null;
}
