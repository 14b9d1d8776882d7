import { and, eq, exists, like, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { namesOf, peopleAs } from '#server/accounts/accounts.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import { capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import { refundsTable } from '#server/payments/money/refunds.table.ts';
import { toRefund } from '#server/payments/settlement/to-refund.ts';
import type { Db, DbOrTx } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import { afterCursor, countRows, cutPage, newestFirst } from '#server/platform/http/lists/keyset.ts';
import type { Cursor } from '#server/platform/http/lists/page.ts';
import { readStatus } from '#server/platform/http/lists/read-status.ts';
import { type ListQuery, MOST_TOLD } from '#shared/http/list-query.ts';
import type { AdminRefund } from '#shared/payments/admin-payments.contract.ts';
import { REFUND_STATUSES, type RefundStatus } from '#shared/payments/refund-status.ts';
import { toDecider } from './complete-payments.ts';

const ORDER = { at: refundsTable.createdAt, id: refundsTable.id };
const lesson = lessonsAs('lesson');
const client = peopleAs('client');

/**
 * One page of all refunds, newest first; `q` looks into the lesson's title.
 * @throws Problem 400 for an unknown status or cursor
 */
export async function listRefundPage(
  db: Db,
  query: ListQuery,
): Promise<{ refunds: AdminRefund[]; total: number; next: Cursor | null }> {
  const wanted = filterRefunds(db, query);
  const [found, total] = await Promise.all([
    selectRefunds(db)
      .where(and(wanted, afterCursor(query.cursor, ORDER)))
      .orderBy(...newestFirst(ORDER))
      .limit(query.limit + 1),
    countRows(db, { from: refundsTable, wanted, order: ORDER }),
  ]);
  const { rows, next } = cutPage(found, query.limit, ({ refund }) => ({
    at: refund.createdAt,
    id: refund.id,
  }));
  return { refunds: await nameRefunds(db, rows), total, next };
}

/** Every refund of a lesson as the list shows it, newest first. */
export async function listRefundsOfLesson(db: DbOrTx, lessonId: string): Promise<AdminRefund[]> {
  const rows = await selectRefunds(db)
    .where(eq(lesson.id, lessonId))
    .orderBy(...newestFirst(ORDER))
    .limit(MOST_TOLD);
  return nameRefunds(db, rows);
}

const selectRefunds = (db: DbOrTx) =>
  db
    .select({
      refund: refundsTable,
      capture: capturesTable,
      lessonId: lesson.id,
      lessonTitle: lesson.title,
      client: { id: client.id, firstName: client.firstName, lastName: client.lastName, email: client.email },
    })
    .from(refundsTable)
    .innerJoin(capturesTable, eq(capturesTable.id, refundsTable.captureId))
    .innerJoin(chargesTable, eq(chargesTable.id, capturesTable.chargeId))
    .innerJoin(lesson, eq(lesson.id, chargesTable.lessonId))
    .innerJoin(client, eq(client.id, lesson.ownerId));

async function nameRefunds(
  db: DbOrTx,
  rows: Awaited<ReturnType<typeof selectRefunds>>,
): Promise<AdminRefund[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ refund }) => [refund.requestedBy ?? [], refund.settledBy ?? []].flat()),
  );
  return rows.map(({ refund, capture, lessonId, ...shown }) => ({
    ...toRefund(refund, { attempt: { id: capture.attemptId }, capture, lessonId }),
    ...shown,
    method: capture.method,
    grantedBy: toDecider(refund.requestedBy, names),
    requestId: refund.requestId,
    isManual: refund.isManual,
    settledBy: toDecider(refund.settledBy, names),
  }));
}

function filterRefunds(db: Db, { status, q }: ListQuery): SQL | undefined {
  const wanted = readStatus<RefundStatus>(status, REFUND_STATUSES);
  const pattern = toLikePattern(q ?? '');
  return and(
    wanted ? eq(refundsTable.status, wanted) : undefined,
    pattern === '%%' ? undefined : exists(ofLessonCalled(db, pattern)),
  );
}

/** Its own look-up, so that a page and its count stand under the same condition. */
function ofLessonCalled(db: Db, pattern: string) {
  const capture = alias(capturesTable, 'refunded');
  const charge = alias(chargesTable, 'charged');
  const searched = lessonsAs('searched');
  return db
    .select({ one: sql`1` })
    .from(capture)
    .innerJoin(charge, eq(charge.id, capture.chargeId))
    .innerJoin(searched, eq(searched.id, charge.lessonId))
    .where(and(eq(capture.id, refundsTable.captureId), like(searched.titleSearch, pattern)));
}
