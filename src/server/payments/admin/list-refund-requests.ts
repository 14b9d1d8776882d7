import { and, asc, eq, exists, inArray, like, ne, type SQL, sql, sum } from 'drizzle-orm';
import { namesOf, peopleAs } from '#server/accounts/accounts.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import { capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import { refundRequestsTable, refundsTable } from '#server/payments/money/refunds.table.ts';
import { toRefundRequest } from '#server/payments/settlement/to-refund.ts';
import type { Db, DbOrTx } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import { afterCursor, countRows, cutPage, newestFirst } from '#server/platform/http/lists/keyset.ts';
import type { Cursor } from '#server/platform/http/lists/page.ts';
import { readStatus } from '#server/platform/http/lists/read-status.ts';
import { type ListQuery, MOST_TOLD } from '#shared/http/list-query.ts';
import { centsToReais } from '#shared/money.ts';
import type { AdminRefundRequest } from '#shared/payments/admin-payments.contract.ts';
import { REFUND_REQUEST_STATUSES, type RefundRequestStatus } from '#shared/payments/refund-status.ts';
import { toDecider } from './complete-payments.ts';
import { findPayments } from './list-payments.ts';

const ORDER = {
  isOpen: sql<boolean>`(${refundRequestsTable.status} = 'open')`,
  at: refundRequestsTable.createdAt,
  id: refundRequestsTable.id,
};
const lesson = lessonsAs('lesson');
const client = peopleAs('client');

/**
 * One page of what teachers asked for, open requests first, newest first among them; `q` looks into the title.
 * @throws Problem 400 for an unknown status or cursor
 */
export async function listRequestPage(db: Db, query: ListQuery) {
  const wanted = filterRequests(db, query);
  const [found, total] = await Promise.all([
    selectRequests(db)
      .where(and(wanted, afterCursor(query.cursor, ORDER)))
      .orderBy(...newestFirst(ORDER))
      .limit(query.limit + 1),
    countRows(db, { from: refundRequestsTable, wanted, order: ORDER }),
  ]);
  const page: { rows: typeof found; next: Cursor | null } = cutPage(found, query.limit, ({ request }) => ({
    isOpen: request.status === 'open',
    at: request.createdAt,
    id: request.id,
  }));
  return { requests: await completeRequests(db, page.rows), total, next: page.next };
}

/** What was asked back of a lesson as the list shows it, newest first. */
export async function listRequestsOfLesson(db: DbOrTx, lessonId: string): Promise<AdminRefundRequest[]> {
  const rows = await selectRequests(db)
    .where(eq(lesson.id, lessonId))
    .orderBy(...newestFirst({ at: ORDER.at, id: ORDER.id }))
    .limit(MOST_TOLD);
  return completeRequests(db, rows);
}

const selectRequests = (db: DbOrTx) =>
  db
    .select({
      request: refundRequestsTable,
      lessonTitle: lesson.title,
      lessonStatus: lesson.status,
      client: { id: client.id, firstName: client.firstName, lastName: client.lastName, email: client.email },
    })
    .from(refundRequestsTable)
    .innerJoin(lesson, eq(lesson.id, refundRequestsTable.lessonId))
    .innerJoin(client, eq(client.id, lesson.ownerId));

async function completeRequests(
  db: DbOrTx,
  rows: Awaited<ReturnType<typeof selectRequests>>,
): Promise<AdminRefundRequest[]> {
  const lessonIds = rows.map(({ request }) => request.lessonId);
  const settling = await findSettlingPayments(db, lessonIds);
  const [payments, granted, names] = await Promise.all([
    findPayments(db, [...settling.values()]),
    sumGranted(
      db,
      rows.map(({ request }) => request.id),
    ),
    namesOf(
      db,
      rows.flatMap(({ request }) => request.decidedBy ?? []),
    ),
  ]);
  return rows.map(({ request, ...shown }) => {
    const paymentId = settling.get(request.lessonId) ?? null;
    return {
      ...toRefundRequest(request),
      ...shown,
      paymentId,
      payment: payments.find(({ id }) => id === paymentId) ?? null,
      decidedBy: toDecider(request.decidedBy, names),
      granted: granted.get(request.id) ?? null,
    };
  });
}

async function sumGranted(db: DbOrTx, requestIds: string[]): Promise<Map<string | null, number>> {
  if (requestIds.length === 0) return new Map();
  const rows = await db
    .select({ id: refundsTable.requestId, cents: sum(refundsTable.amountCents).mapWith(Number) })
    .from(refundsTable)
    .where(inArray(refundsTable.requestId, requestIds))
    .groupBy(refundsTable.requestId);
  return new Map(rows.map(({ id, cents }) => [id, centsToReais(cents ?? 0)]));
}

function filterRequests(db: Db, { status, q }: ListQuery): SQL | undefined {
  const wanted = readStatus<RefundRequestStatus | 'decided'>(status, {
    ...REFUND_REQUEST_STATUSES,
    decided: 'Decidido',
  });
  const pattern = toLikePattern(q ?? '');
  return and(
    wanted === 'decided' ? ne(refundRequestsTable.status, 'open') : undefined,
    wanted && wanted !== 'decided' ? eq(refundRequestsTable.status, wanted) : undefined,
    pattern === '%%' ? undefined : exists(lessonCalled(db, pattern)),
  );
}

/** The payment that counts for each lesson; the latest where a lesson was paid, given back and paid again. */
export async function findSettlingPayments(db: DbOrTx, lessonIds: string[]): Promise<Map<string, string>> {
  if (lessonIds.length === 0) return new Map();
  const found = await db
    .select({ lessonId: chargesTable.lessonId, paymentId: capturesTable.attemptId })
    .from(capturesTable)
    .innerJoin(chargesTable, eq(chargesTable.id, capturesTable.chargeId))
    .where(and(inArray(chargesTable.lessonId, lessonIds), capturesTable.isSettling))
    .orderBy(asc(capturesTable.receivedAt));
  return new Map(found.map(({ lessonId, paymentId }) => [lessonId, paymentId]));
}

function lessonCalled(db: Db, pattern: string) {
  const searched = lessonsAs('searched');
  return db
    .select({ one: sql`1` })
    .from(searched)
    .where(and(eq(searched.id, refundRequestsTable.lessonId), like(searched.titleSearch, pattern)));
}
