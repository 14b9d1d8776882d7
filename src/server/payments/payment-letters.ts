import type { LessonRow } from '#server/lessons/lessons.api.ts';
import { ADMIN_FOOTER, ALWAYS_FOOTER, type MailLetter, quoteTitle } from '#server/platform/mail/letter.ts';
import { PLANS, planOf } from '#shared/catalog/catalog.ts';
import { centsToReais, formatReais } from '#shared/money.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { REFUND_REASONS } from '#shared/payments/refund-status.ts';
import type { OrderSummary } from '#shared/payments/terms.ts';
import { formatLongDay } from '#shared/text/format.ts';
import type { AttemptRow } from './money/payments.table.ts';
import type { RefundRow } from './money/refunds.table.ts';

interface About {
  title: string;
  link: string;
}

const inReais = (cents: number) => formatReais(centsToReais(cents));

/** The copy of the order that the customer keeps (Decreto 7.962/2013, art. 4), with the way to the receipt. */
export function writeConfirmed(
  { title, link }: About,
  { attempt, lesson, summary }: { attempt: AttemptRow; lesson: LessonRow; summary: OrderSummary },
): MailLetter {
  const { deadline } = lesson;
  const plan = PLANS[planOf(lesson)].label;
  const paid = inReais(attempt.amountCents);
  const arrives = deadline ? `Sua aula chega até ${formatLongDay(deadline)}.` : 'A produção começa em breve.';
  return {
    subject: `Pagamento confirmado: "${title}"`,
    preheader: `${paid} por ${PAYMENT_METHODS[attempt.method]}. ${arrives}`,
    headline: 'Pagamento confirmado!',
    parts: [
      arrives,
      {
        bill: [
          { label: `${title}, plano ${plan}`, value: paid },
          { label: `Pago por ${PAYMENT_METHODS[attempt.method]}`, value: paid, isTotal: true },
        ],
      },
      { heading: 'O que vem agora' },
      'Um editor assume a sua aula e você acompanha tudo na página dela: andamento, conversa, entrega e revisões.',
      { heading: 'Resumo do pedido' },
      summary.lines.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ],
    button: { label: 'Acompanhar a aula', href: link },
    after: 'O recibo em PDF e a nota fiscal estão na mesma página.',
    footer: ALWAYS_FOOTER,
  };
}

export function writeRefunded({ title, link }: About, refund: RefundRow): MailLetter {
  const amount = inReais(refund.amountCents);
  return {
    subject: `Reembolso concluído: "${title}"`,
    preheader: `${amount}. Motivo: ${REFUND_REASONS[refund.reason]}.`,
    headline: `Reembolso de ${amount} concluído`,
    parts: [
      `O valor é de “${title}”. Motivo: ${REFUND_REASONS[refund.reason]}.`,
      'Por Pix o valor volta na hora; no cartão aparece na fatura, conforme o banco.',
    ],
    button: { label: 'Ver os detalhes', href: link },
    footer: ALWAYS_FOOTER,
  };
}

export function writeRefundDenied({ title, link }: About, answer: string): MailLetter {
  return {
    subject: `Seu pedido de reembolso: "${title}"`,
    preheader: 'O pedido foi analisado e não foi aceito. Veja o motivo.',
    headline: 'Seu pedido de reembolso não foi aceito',
    parts: [
      `Analisamos o pedido de reembolso de “${title}”.`,
      ...(answer === '' ? [] : [{ quote: answer, by: 'Equipe da Lousa' }]),
      'Se quiser conversar sobre isso, escreva pela página da aula.',
    ],
    button: { label: 'Abrir a aula', href: link },
    footer: ALWAYS_FOOTER,
  };
}

export function writeRefundAsked({ title, link }: About, reason: string): MailLetter {
  return {
    subject: `Pedido de reembolso: "${title}"`,
    preheader: 'Há um pedido para decidir.',
    headline: `Pedido de reembolso de ${quoteTitle(title)}`,
    parts: [reason === '' ? 'Nenhum motivo foi dado.' : { quote: reason }],
    button: { label: 'Decidir', href: link },
    footer: ADMIN_FOOTER,
  };
}

export function writeDifference(kind: string, detail: string, link: string): MailLetter {
  return {
    subject: `Conferência de pagamentos: ${kind}`,
    preheader: 'Os livros de pagamentos precisam de um olhar.',
    headline: kind,
    parts: ['Os livros de pagamentos precisam de um olhar.', detail],
    button: { label: 'Ver a diferença', href: link },
    footer: ADMIN_FOOTER,
  };
}
