import type { Db } from '#server/platform/db/database.ts';
import { CSV_BOM, csvAmount, csvInstant, csvLine, csvText } from '#server/platform/http/lists/csv.ts';
import { encodeCursor } from '#server/platform/http/lists/page.ts';
import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '#shared/payments/payment-status.ts';
import { readPayments } from './list-payments.ts';
import type { PaymentQuery } from './payment-filter.ts';

/** Rows fetched at once: what an export holds in memory, however long it is. */
const BATCH = 500;

const HEADER = [
  'Criado em',
  'Pago em',
  'Situação',
  'Forma',
  'Valor (R$)',
  'Reembolsado (R$)',
  'Aula',
  'Cliente',
  'E-mail',
  'Referência do provedor',
  'Contestado',
  'Ambiente',
  'Código do pagamento',
];

/** Every payment a query asks for as CSV text, newest first, a batch at a time. */
export async function* exportPayments(db: Db, query: PaymentQuery): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(HEADER);
  let cursor: string | null = '';
  while (cursor !== null) {
    const { cursor: _page, ...filter } = query;
    const page = await readPayments(db, { ...filter, limit: BATCH, ...(cursor && { cursor }) });
    yield page.payments.map((payment) => csvLine(toCells(payment))).join('');
    cursor = page.next && encodeCursor(page.next);
  }
}

function toCells(payment: AdminPayment): string[] {
  const { client } = payment;
  return [
    csvInstant(payment.createdAt),
    csvInstant(payment.paidAt),
    PAYMENT_STATUSES[payment.status],
    PAYMENT_METHODS[payment.method],
    csvAmount(payment.amount),
    csvAmount(payment.refunded),
    csvText(payment.lessonTitle),
    csvText(`${client.firstName} ${client.lastName}`.trim()),
    csvText(client.email),
    csvText(payment.providerRef ?? ''),
    payment.isDisputed ? 'sim' : 'não',
    payment.isLive ? 'real' : 'demonstração',
    payment.id,
  ];
}
