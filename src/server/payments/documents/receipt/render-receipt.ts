import { TIME_ZONE } from '#shared/calendar.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { REFUND_REASONS } from '#shared/payments/refund-status.ts';
import { keepDrawable } from './drawable.ts';
import type { ReceiptFacts } from '#server/payments/papers/receipt/receipt-facts.ts';

interface Pair {
  label: string;
  value: string;
}
interface Party {
  name: string;
  lines: string[];
}
/** The words on the receipt, as `receipt.typ` takes them. */
export interface ReceiptPage {
  title: string;
  number: string;
  amountLabel: string;
  amount: string;
  notFiscal: string;
  payer: Party;
  seller: Party;
  order: Pair[];
  payment: Pair[];
  amounts: { label: string; date: string; amount: string }[];
  net: { label: string; amount: string };
  /** What is on its way back and not yet taken off; null where nothing is. */
  pending: string | null;
  terms: string | null;
  footer: string;
}

/** Puts the facts in words; every text is one the receipt's fonts can draw. */
export function toReceiptPage(facts: ReceiptFacts): ReceiptPage {
  const returned = facts.refunds.filter(({ completedAt }) => completedAt !== null);
  const netCents =
    facts.amountCents - facts.disputedCents - sum(returned.map(({ amountCents }) => amountCents));
  const pendingCents = sum(
    facts.refunds.flatMap(({ completedAt, amountCents }) => (completedAt === null ? [amountCents] : [])),
  );
  const page: ReceiptPage = {
    title: `Recibo ${facts.number}`,
    number: facts.number,
    amountLabel: 'Recebemos',
    amount: formatCents(facts.amountCents),
    notFiscal: facts.isLive
      ? 'Ele comprova o pagamento; a nota fiscal de serviço é outro documento.'
      : 'Modo demonstração: nenhum dinheiro foi movimentado.',
    payer: {
      name: facts.payer.name,
      lines: present(facts.payer.document, facts.payer.address, facts.payer.email),
    },
    seller: {
      name: facts.seller.name,
      lines: present(
        facts.seller.cnpj && `CNPJ ${facts.seller.cnpj}`,
        ...[facts.seller.address, facts.seller.email, facts.seller.phone],
      ),
    },
    order: facts.order.lines.filter(({ label }) => label !== 'Quem vende'),
    payment: [
      { label: 'Forma', value: PAYMENT_METHODS[facts.method] },
      { label: 'Confirmado em', value: `${formatInstant(facts.paidAt)} (horário de Brasília)` },
      ...(facts.providerRef ? [{ label: 'Referência', value: facts.providerRef }] : []),
    ],
    amounts: [
      { label: 'Valor pago', date: formatDay(facts.paidAt), amount: formatCents(facts.amountCents) },
      ...returned.map(({ amountCents, reason, completedAt }) => ({
        label: `Reembolso: ${REFUND_REASONS[reason].toLowerCase()}`,
        date: completedAt ? formatDay(completedAt) : '',
        amount: `−\u00a0${formatCents(amountCents)}`,
      })),
      ...(facts.disputedCents > 0
        ? [
            {
              label: 'Contestação pelo banco do pagador',
              date: '',
              amount: `−\u00a0${formatCents(facts.disputedCents)}`,
            },
          ]
        : []),
    ],
    net: { label: 'Valor líquido', amount: formatCents(netCents) },
    pending:
      pendingCents > 0
        ? `Reembolso de ${formatCents(pendingCents)} em andamento, ainda não descontado.`
        : null,
    terms: facts.acceptance && describeAcceptance(facts.acceptance),
    footer: `${facts.seller.name} · recibo ${facts.number}`,
  };
  return keepDrawable(page);
}

function describeAcceptance({ termsVersion, acceptedAt, sha256 }: NonNullable<ReceiptFacts['acceptance']>) {
  return `Termos da compra, versão ${termsVersion}, aceitos em ${formatInstant(acceptedAt)}. SHA-256 dos termos e do resumo do pedido: ${sha256}`;
}

const present = (...values: (string | null)[]) => values.filter((value): value is string => Boolean(value));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** `R$ 69,00`: on paper the centavos always show. */
function formatCents(cents: number): string {
  return new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(cents / 100);
}
function formatDay(instant: Date): string {
  return new Intl.DateTimeFormat('pt-BR', { timeZone: TIME_ZONE, dateStyle: 'short' }).format(instant);
}
/** `21/11/2026, 15:04` in São Paulo. */
function formatInstant(instant: Date): string {
  const style = { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('pt-BR', style).format(instant);
}
