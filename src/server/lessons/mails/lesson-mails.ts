import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { peopleAs, wantsMail } from '#server/accounts/accounts.api.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { ADMIN_FOOTER, choosableFooter, type MailLetter, quoteTitle } from '#server/platform/mail/letter.ts';
import { defineMail, type MailWriter, writeMail } from '#server/platform/mail/mails.ts';
import { deadlineFrom } from '#shared/catalog/delivery-deadline.ts';
import { centsToReais, formatReais } from '#shared/money.ts';
import { describeSize } from '#shared/payments/terms.ts';
import { formatDayAndMonth } from '#shared/text/format-day-and-month.ts';

const LESSON_MAILS = ['analysis_ready', 'analysis_failed', 'analysis_failed_support'] as const;
type LessonMailKind = (typeof LESSON_MAILS)[number];

/** A mail about a lesson, to its owner; those to the support go to the configured admin address. */
export const lessonMail = defineMail({
  name: 'lesson',
  schema: z.object({ kind: z.enum(LESSON_MAILS), lessonId: z.string() }),
});

const owners = peopleAs('owner');

export function writeLessonMails({ config, clock }: Pick<AppDeps, 'config' | 'clock'>): MailWriter {
  return writeMail(lessonMail, async ({ kind, lessonId }, db) => {
    const [found] = await db
      .select({ lesson: lessonsTable, email: owners.email, ownerId: owners.id })
      .from(lessonsTable)
      .innerJoin(owners, eq(owners.id, lessonsTable.ownerId))
      .where(eq(lessonsTable.id, lessonId));
    if (!found) return null;
    const { lesson, email, ownerId } = found;
    const letter = writeLessonMail(kind, {
      lesson,
      analysisError: lesson.analysisError,
      link: `${config.publicUrl}/analysis/${lessonId}`,
      publicUrl: config.publicUrl,
      now: clock.now(),
    });
    if (kind === 'analysis_failed_support') return { letter, lessonId, to: config.adminEmail };
    if (!(await wantsMail(db, email, 'progress'))) return null;
    return { letter, lessonId, to: email, toUserId: ownerId };
  });
}

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
function writeLessonMail(kind: LessonMailKind, words: LessonWords): MailLetter {
  const footer =
    kind === 'analysis_failed_support'
      ? ADMIN_FOOTER
      : choosableFooter(words.publicUrl, 'Você recebe este aviso porque enviou uma aula à Lousa.');
  return { footer, ...TEXTS[kind](words) };
}

const TEXTS: Record<LessonMailKind, (words: LessonWords) => Omit<MailLetter, 'footer'>> = {
  analysis_ready: ({ lesson, link, now }) => ({
    subject: `A análise de "${lesson.title}" está pronta`,
    preheader: `${describeSize(lesson)}: leia, ajuste e aprove. A análise é gratuita.`,
    headline: `A análise de ${quoteTitle(lesson.title)} está pronta`,
    parts: [
      `O plano tem o tamanho do seu pedido: ${lowerFirst(describeSize(lesson))}. Leia, peça ajustes se quiser e aprove para seguir.`,
    ],
    button: { label: 'Ver a análise', href: link },
    after: `A análise é gratuita. Se você aprovar, são ${formatReais(centsToReais(lesson.priceCents))}; pagando hoje, chega até ${formatDayAndMonth(deadlineFrom(now, lesson.deliveryType))}.`,
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
