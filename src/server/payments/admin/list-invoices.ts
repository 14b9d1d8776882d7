import { and, eq, ilike, inArray, isNull, like, ne, or, type SQL, sql, sum } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import { invoicesTable, lessonBillingTable } from '#server/payments/documents/documents.table.ts';
import { toBilling } from '#server/payments/documents/get-billing.ts';
import { capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import { isGivenByUs } from '#server/payments/money/refundable-cents.ts';
import { refundsTable } from '#server/payments/money/refunds.table.ts';
import type { Db, DbOrTx } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import { afterCursor, countRows, cutPage, newestFirst } from '#server/platform/http/lists/keyset.ts';
import type { Cursor } from '#server/platform/http/lists/page.ts';
import { readStatus } from '#server/platform/http/lists/read-status.ts';
import type { ListQuery } from '#shared/http/list-query.ts';
import { centsToReais } from '#shared/money.ts';
import { INVOICE_STATES, type InvoiceState } from '#shared/payments/invoice-status.ts';
import type { Invoice } from '#shared/payments/invoices.contract.ts';
import { findSettlingPayments } from './list-refund-requests.ts';

const lesson = lessonsAs('lesson');
const client = peopleAs('client');
/** What waits for its payment stands where its billing data were given. */
const ORDER = {
  at: sql<string>`coalesce(${invoicesTable.createdAt}, ${lessonBillingTable.updatedAt})`,
  id: lesson.id,
};

/**
 * One page of the fiscal documents, with the billing data that still wait for one, newest first; `q` looks into the
 * lesson's title, the client, and name, document and e-mail of the billing data.
 * @throws Problem 400 for an unknown status or cursor
 */
export async function listInvoicePage(
  db: Db,
  query: ListQuery,
): Promise<{ invoices: Invoice[]; total: number; next: Cursor | null }> {
  const wanted = filterInvoices(query);
  const all = db
    .select({ id: sql<string>`${lesson.id}`.as('lesson_id'), at: ORDER.at.as('at') })
    .from(lessonBillingTable)
    .innerJoin(lesson, eq(lesson.id, lessonBillingTable.lessonId))
    .innerJoin(client, eq(client.id, lesson.ownerId))
    .leftJoin(invoicesTable, eq(invoicesTable.lessonId, lesson.id))
    .where(wanted)
    .as('all_invoices');
  const [found, total] = await Promise.all([
    selectInvoices(db)
      .where(and(wanted, afterCursor(query.cursor, ORDER)))
      .orderBy(...newestFirst(ORDER))
      .limit(query.limit + 1),
    countRows(db, { from: all, wanted: undefined, order: { at: all.at, id: all.id } }),
  ]);
  const { rows, next } = cutPage(found, query.limit, ({ invoice, billing, lessonId }) => ({
    at: invoice?.createdAt ?? billing.updatedAt,
    id: lessonId,
  }));
  return { invoices: await completeInvoices(db, rows), total, next };
}

/** The fiscal document of a lesson; null where nobody gave billing data. */
export async function readInvoice(db: DbOrTx, lessonId: string): Promise<Invoice | null> {
  const rows = await selectInvoices(db).where(eq(lesson.id, lessonId));
  return (await completeInvoices(db, rows))[0] ?? null;
}

const selectInvoices = (db: DbOrTx) =>
  db
    .select({
      invoice: invoicesTable,
      billing: lessonBillingTable,
      lessonId: lesson.id,
      lessonTitle: lesson.title,
      lessonStatus: lesson.status,
      priceCents: lesson.priceCents,
      client: { id: client.id, firstName: client.firstName, lastName: client.lastName, email: client.email },
    })
    .from(lessonBillingTable)
    .innerJoin(lesson, eq(lesson.id, lessonBillingTable.lessonId))
    .innerJoin(client, eq(client.id, lesson.ownerId))
    .leftJoin(invoicesTable, eq(invoicesTable.lessonId, lesson.id));
type FoundInvoice = Awaited<ReturnType<typeof selectInvoices>>[number];

function filterInvoices({ status, q = '' }: ListQuery): SQL | undefined {
  const wanted = readStatus<InvoiceState>(status, INVOICE_STATES);
  const pattern = toLikePattern(q);
  const typed = `%${q.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  // Documents are kept without the points and dashes that people type.
  const document = q.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();
  const { name, email } = lessonBillingTable;
  return and(
    wanted === 'aguardando' ? isNull(invoicesTable.lessonId) : undefined,
    wanted && wanted !== 'aguardando' ? eq(invoicesTable.status, wanted) : undefined,
    pattern === '%%'
      ? undefined
      : or(
          like(lesson.titleSearch, pattern),
          like(client.searchText, pattern),
          ilike(name, typed),
          ilike(email, typed),
          document === '' ? undefined : like(lessonBillingTable.document, `%${document}%`),
        ),
  );
}

async function completeInvoices(db: DbOrTx, rows: readonly FoundInvoice[]): Promise<Invoice[]> {
  const lessonIds = rows.map(({ lessonId }) => lessonId);
  const [payments, backOf] = await Promise.all([
    findSettlingPayments(db, lessonIds),
    sumGivenBack(db, lessonIds),
  ]);
  return rows.map(({ invoice, billing, lessonId, priceCents, ...shown }) => {
    const state = invoice?.status ?? 'aguardando';
    const backCents = backOf.get(lessonId) ?? 0;
    return {
      ...shown,
      lessonId,
      state,
      number: invoice?.number ?? null,
      reason: invoice ? (invoice.reason ?? REASONS[invoice.status] ?? null) : describeWait(shown),
      accessKey: invoice?.accessKey ?? null,
      amount: centsToReais(priceCents - backCents),
      paymentId: payments.get(lessonId) ?? null,
      billing: toBilling(billing),
      canRetry: state === 'rejeitada' || state === 'solicitada',
      createdAt: (invoice?.createdAt ?? billing.updatedAt).toISOString(),
      updatedAt: (invoice?.updatedAt ?? billing.updatedAt).toISOString(),
    };
  });
}

const REASONS: Partial<Record<InvoiceState, string>> = {
  solicitada: 'Na fila: a emissão é tentada a cada 5 minutos.',
};
const describeWait = ({ lessonStatus }: Pick<FoundInvoice, 'lessonStatus'>): string =>
  lessonStatus === 'cancelled'
    ? 'O projeto foi cancelado antes do pagamento: não há nota a emitir.'
    : 'A nota é pedida assim que o pagamento é confirmado.';

/** The part of each lesson's price that was granted back: not what came in above it. */
async function sumGivenBack(db: DbOrTx, lessonIds: string[]): Promise<Map<string, number>> {
  if (lessonIds.length === 0) return new Map();
  const rows = await db
    .select({ lessonId: chargesTable.lessonId, cents: sum(refundsTable.amountCents).mapWith(Number) })
    .from(refundsTable)
    .innerJoin(capturesTable, eq(capturesTable.id, refundsTable.captureId))
    .innerJoin(chargesTable, eq(chargesTable.id, capturesTable.chargeId))
    .where(
      and(
        inArray(chargesTable.lessonId, lessonIds),
        capturesTable.isSettling,
        eq(chargesTable.status, 'settled'),
        ne(refundsTable.reason, 'excess'),
        isGivenByUs,
      ),
    )
    .groupBy(chargesTable.lessonId);
  return new Map(rows.map(({ lessonId, cents }) => [lessonId, cents ?? 0]));
}
