import type { LessonMailKind } from './lesson-mail.ts';

interface LessonWords {
  title: string;
  firstName: string;
  /** Why the analysis failed, as the screen says it. */
  analysisError: string | null;
  link: string;
}

/** The words of a mail about a lesson; plain text. */
export function writeLessonMail(kind: LessonMailKind, words: LessonWords): { subject: string; text: string } {
  const { subject, lines } = TEXTS[kind](words);
  const greeting = kind === 'analysis_failed_support' ? 'Olá!' : `Olá, ${words.firstName}!`;
  return { subject, text: [greeting, '', ...lines, '', words.link, '', 'Equipe Lousa', ''].join('\n') };
}

const TEXTS: Record<LessonMailKind, (words: LessonWords) => { subject: string; lines: string[] }> = {
  analysis_ready: ({ title }) => ({
    subject: `A análise de "${title}" está pronta`,
    lines: [
      `A análise pedagógica gratuita de "${title}" está pronta.`,
      'Veja o plano, peça ajustes se quiser e aprove para seguir:',
    ],
  }),
  analysis_failed: ({ title, analysisError }) => ({
    subject: `Não conseguimos analisar "${title}"`,
    lines: [
      `O material de "${title}" não pôde ser analisado.`,
      ...(analysisError ? [analysisError] : []),
      'Você pode enviar outro arquivo ou texto, ou seguir sem análise:',
    ],
  }),
  analysis_failed_support: ({ title, analysisError }) => ({
    subject: `Análise sem sucesso: "${title}"`,
    lines: [
      `A análise de "${title}" falhou de vez.`,
      `Motivo mostrado ao cliente: ${analysisError ?? 'nenhum'}`,
    ],
  }),
};
