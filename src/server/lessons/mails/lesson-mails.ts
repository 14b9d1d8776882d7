import { ADMIN_FOOTER, choosableFooter } from '#server/accounts/mail-footers.api.ts';
import type { MailLetter } from '#server/platform/mail/mail-letter.ts';
import { quoteTitle } from '#server/platform/mail/shorten.ts';
import { TIME_ZONE } from '#shared/calendar.ts';
import { deadlineFrom } from '#shared/catalog/delivery-deadline.ts';
import { centsToReais, formatReais } from '#shared/money.ts';
import { describeSize } from '#shared/payments/terms.ts';
import type { LessonMailKind } from '#server/lessons/lesson-mail.ts';
import type { LessonRow } from '#server/lessons/lessons.table.ts';

type Order = Pick<LessonRow, 'title' | 'serviceType' | 'size' | 'deliveryType' | 'priceCents'>;
interface LessonWords {
  lesson: Order;
  /** Why the analysis failed, as the screen says it. */
  analysisError: string | null;
  link: string;
  publicUrl: string;
  now: Date;
}

/** The words of a mail about a lesson. */
export function writeLessonMail(kind: LessonMailKind, words: LessonWords): MailLetter {
  const footer =
    kind === 'analysis_failed_support'
      ? ADMIN_FOOTER
      : choosableFooter(words.publicUrl, 'Você recebe este aviso porque enviou uma aula à Lousa.');
  return { footer, ...TEXTS[kind](words) };
}

const dayAndMonth = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: TIME_ZONE });

const TEXTS: Record<LessonMailKind, (words: LessonWords) => Omit<MailLetter, 'footer'>> = {
  analysis_ready: ({ lesson, link, now }) => ({
    subject: `A análise de "${lesson.title}" está pronta`,
    preheader: `${describeSize(lesson)}: leia, ajuste e aprove. A análise é gratuita.`,
    headline: `A análise de ${quoteTitle(lesson.title)} está pronta`,
    parts: [
      `O plano tem o tamanho do seu pedido: ${lowerFirst(describeSize(lesson))}. Leia, peça ajustes se quiser e aprove para seguir.`,
    ],
    button: { label: 'Ver a análise', href: link },
    after: `A análise é gratuita. Se você aprovar, são ${formatReais(centsToReais(lesson.priceCents))}; pagando hoje, chega até ${dayAndMonth.format(deadlineFrom(now, lesson.deliveryType))}.`,
  }),
  analysis_failed: ({ lesson: { title }, analysisError, link }) => ({
    subject: `Não conseguimos analisar "${title}"`,
    preheader: analysisError ?? 'Envie outro arquivo ou texto, ou siga sem análise.',
    headline: `Não conseguimos analisar ${quoteTitle(title)}`,
    parts: [
      ...(analysisError ? [analysisError] : []),
      'Nada foi cobrado. Você pode enviar outro arquivo ou texto, ou seguir sem análise.',
    ],
    button: { label: 'Resolver agora', href: link },
  }),
  analysis_failed_support: ({ lesson: { title }, analysisError, link }) => ({
    subject: `Análise sem sucesso: "${title}"`,
    preheader: analysisError ?? 'Sem motivo mostrado ao cliente.',
    headline: `A análise de ${quoteTitle(title)} falhou de vez`,
    parts: [`Motivo mostrado ao cliente: ${analysisError ?? 'nenhum'}`],
    button: { label: 'Abrir a aula', href: link },
  }),
};

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
