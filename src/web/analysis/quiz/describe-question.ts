import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';

export type QuizEntry = AiAnalysis['quiz'][number];
/** What the plan is counted in. */
export type QuizUnit = AiAnalysis['structure']['unit'];

export const QUIZ_TEXTS = {
  title: 'Perguntas prontas',
  hint: 'Todas com a resposta no seu material. As de reserva ficam fora do plano: servem para uma prova ou tarefa.',
  loading: 'Carregando as perguntas',
  show: 'Ver resposta',
  ofQuestion: (number: number) => ` da pergunta ${number}`,
  key: 'Gabarito',
  reserve: 'de reserva',
  answer: 'Resposta:',
  reason: (text: string) => `Comentário: ${text}`,
  showAll: (count: number) => (count === 1 ? 'Ver 1 pergunta' : `Ver ${count} perguntas`),
} as const;

const KINDS: Record<QuizEntry['kind'], string> = {
  multipla_escolha: 'Múltipla escolha',
  verdadeiro_falso: 'Verdadeiro ou falso',
  lacuna: 'Lacuna',
  aberta: 'Aberta',
};

/** Kind, level of thinking and who asks it: `Lacuna, lembrar, no slide 14 do plano`; `Aberta, entender, de reserva`. */
export function describeQuestion({ kind, bloomLevel, planItem }: QuizEntry, unit: QuizUnit): string {
  const place =
    planItem === null
      ? QUIZ_TEXTS.reserve
      : `${unit === 'slide' ? 'no slide' : 'na página'} ${planItem} do plano`;
  return [KINDS[kind], bloomLevel, place].filter((one) => one !== null).join(', ');
}

export const letterOf = (index: number): string => `${String.fromCharCode(97 + index)})`;

/** The alternatives to be shown; whether something is true is already asked by its question. */
export const shownOptions = ({ kind, options }: QuizEntry): readonly string[] =>
  kind === 'verdadeiro_falso' ? [] : options;

/** The answer as a key names it, with its letter where it is one of several: `c) 2013`. */
export function describeAnswer(entry: QuizEntry): string {
  const index = shownOptions(entry).indexOf(entry.answer);
  return index < 0 ? entry.answer : `${letterOf(index)} ${entry.answer}`;
}
