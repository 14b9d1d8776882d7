import { and, asc, eq, exists, inArray, like, type SQL, sql } from 'drizzle-orm';
import { lessonsAs } from '#server/lessons/lesson-rows.api.ts';
import { capturesTable, chargesTable } from '#server/payments/payments.table.ts';
import { toRefundRequest } from '#server/payments/refunds/to-refund.ts';
import { refundRequestsTable } from '#server/payments/refunds.table.ts';
import type { Db } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import { afterCursor, countRows, cutPage, newestFirst } from '#server/platform/http/keyset.ts';
import type { Cursor } from '#server/platform/http/page.ts';
import { readStatus } from '#server/platform/http/read-status.ts';
import type { ListQuery } from '#shared/http/list-query.ts';
import { REFUND_REQUEST_STATUSES, type RefundRequestStatus } from '#shared/payments/refund-status.ts';

const ORDER = {
  isOpen: sql<boolean>`(${refundRequestsTable.status} = 'open')`,
  at: refundRequestsTable.createdAt,
  id: refundRequestsTable.id,
};
const lesson = lessonsAs('lesson');

/**
 * One page of what teachers asked for, open requests first, newest first among them; `q` looks into the title.
 * @throws Problem 400 for an unknown status or cursor
 */
export async function listRequestPage(db: Db, query: ListQuery) {
  const wanted = filterRequests(db, query);
  const [found, total] = await Promise.all([
    db
      .select({ request: refundRequestsTable, lessonTitle: lesson.title })
      .from(refundRequestsTable)
      .innerJoin(lesson, eq(lesson.id, refundRequestsTable.lessonId))
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
  const payments = await findSettlingPayments(
    db,
    page.rows.map(({ request }) => request.lessonId),
  );
  return {
    requests: page.rows.map(({ request, lessonTitle }) => ({
      ...toRefundRequest(request),
      lessonTitle,
      paymentId: payments.get(request.lessonId) ?? null,
    })),
    total,
    next: page.next,
  };
}

function filterRequests(db: Db, { status, q }: ListQuery): SQL | undefined {
  const wanted = readStatus<RefundRequestStatus>(status, REFUND_REQUEST_STATUSES);
  const pattern = toLikePattern(q ?? '');
  return and(
    wanted ? eq(refundRequestsTable.status, wanted) : undefined,
    pattern === '%%' ? undefined : exists(lessonCalled(db, pattern)),
  );
}

/** The payment that counts for each lesson; the latest where a lesson was paid, given back and paid again. */
async function findSettlingPayments(db: Db, lessonIds: string[]): Promise<Map<string, string>> {
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
