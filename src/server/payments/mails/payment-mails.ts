import type { AttemptRow } from '#server/payments/payments.table.ts';
import type { RefundRow } from '#server/payments/refunds.table.ts';
import { TIME_ZONE } from '#shared/catalog/deadline.ts';
import { centsToReais, formatReais } from '#shared/money/money.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { REFUND_REASONS } from '#shared/payments/refund-status.ts';

export interface MailText {
  subject: string;
  text: string;
}
interface About {
  title: string;
  firstName: string;
  link: string;
}

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: TIME_ZONE });
const inReais = (cents: number) => formatReais(centsToReais(cents));
const compose = (greeting: string, lines: readonly string[], link: string) =>
  [greeting, '', ...lines, '', link, '', 'Equipe Lousa', ''].join('\n');

/** The copy of the order that the customer keeps (Decreto 7.962/2013, art. 4), with the way to the receipt. */
export function writeConfirmed(
  { title, firstName, link }: About,
  { attempt, summary, deadline }: { attempt: AttemptRow; summary: string; deadline: Date | null },
): MailText {
  return {
    subject: `Pagamento confirmado: "${title}"`,
    text: compose(
      `Olá, ${firstName}!`,
      [
        `Recebemos ${inReais(attempt.amountCents)} por ${PAYMENT_METHODS[attempt.method]}. A produção começa em breve.`,
        ...(deadline ? [`Entrega até ${day.format(deadline)}.`] : []),
        '',
        summary,
        '',
        'O recibo em PDF e os passos seguintes estão na página da aula:',
      ],
      link,
    ),
  };
}

export function writeRefunded({ title, firstName, link }: About, refund: RefundRow): MailText {
  return {
    subject: `Devolução concluída: "${title}"`,
    text: compose(
      `Olá, ${firstName}!`,
      [
        `Devolvemos ${inReais(refund.amountCents)} de "${title}". Motivo: ${REFUND_REASONS[refund.reason]}.`,
        'Por Pix o valor volta na hora; no cartão aparece na fatura, conforme o banco. Detalhes:',
      ],
      link,
    ),
  };
}

export function writeRefundDenied({ title, firstName, link }: About, answer: string): MailText {
  return {
    subject: `Seu pedido de devolução: "${title}"`,
    text: compose(
      `Olá, ${firstName}!`,
      [
        `Analisamos o pedido de devolução de "${title}" e ele não foi aceito.`,
        answer,
        'Fale com o suporte pela página da aula:',
      ],
      link,
    ),
  };
}

export function writeRefundAsked({ title, link }: About, reason: string): MailText {
  return {
    subject: `Pedido de devolução: "${title}"`,
    text: compose('Olá!', [`Há um pedido de devolução para decidir: "${title}".`, `Motivo: ${reason}`], link),
  };
}

export function writeDifference(kind: string, detail: string, link: string): MailText {
  return {
    subject: `Conferência de pagamentos: ${kind}`,
    text: compose('Olá!', ['Os livros de pagamentos precisam de um olhar.', kind, detail], link),
  };
}
