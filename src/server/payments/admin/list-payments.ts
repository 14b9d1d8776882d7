import { and, count, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import { attemptsTable, capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import { refundsTable } from '#server/payments/money/refunds.table.ts';
import type { Db, DbOrTx } from '#server/platform/db/database.ts';
import { afterCursor, countRows, cutPage, newestFirst } from '#server/platform/http/lists/keyset.ts';
import type { Cursor } from '#server/platform/http/lists/page.ts';
import { MOST_TOLD } from '#shared/http/list-query.ts';
import { centsToReais } from '#shared/money.ts';
import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';
import { completePayments } from './complete-payments.ts';
import { filterPayments, type PaymentQuery } from './payment-filter.ts';

const ORDER = { at: attemptsTable.createdAt, id: attemptsTable.id };
const lesson = lessonsAs('lesson');
const client = peopleAs('client');

/** One page of the payments a query asks for, newest first. */
export async function listPaymentPage(
  db: Db,
  query: PaymentQuery,
): Promise<{ payments: AdminPayment[]; total: number; next: Cursor | null }> {
  const wanted = await filterPayments(db, query);
  const [page, total] = await Promise.all([
    readPayments(db, query),
    countRows(db, { from: attemptsTable, wanted, order: ORDER }),
  ]);
  return { ...page, total };
}

/** What a query lets through in sum: all of it, not the page. */
export async function sumPayments(
  db: Db,
  query: PaymentQuery,
): Promise<{ payments: number; received: number; refunded: number }> {
  const received = sql`(select sum(c.amount_cents) from ${capturesTable} c
    where c.attempt_id = ${attemptsTable.id} and c.status = 'completed')`;
  const refunded = sql`(select sum(r.amount_cents) from ${refundsTable} r
    join ${capturesTable} c on c.id = r.capture_id where c.attempt_id = ${attemptsTable.id})`;
  const [row] = await db
    .select({
      payments: count(),
      received: sql`coalesce(sum(${received}), 0)`.mapWith(Number),
      refunded: sql`coalesce(sum(${refunded}), 0)`.mapWith(Number),
    })
    .from(attemptsTable)
    .where(await filterPayments(db, query));
  return {
    payments: row?.payments ?? 0,
    received: centsToReais(row?.received ?? 0),
    refunded: centsToReais(row?.refunded ?? 0),
  };
}

/** The page alone, uncounted: `limit` payments after the cursor. */
export async function readPayments(
  db: Db,
  query: PaymentQuery,
): Promise<{ payments: AdminPayment[]; next: Cursor | null }> {
  const found = await selectPayments(db)
    .where(and(await filterPayments(db, query), afterCursor(query.cursor, ORDER)))
    .orderBy(...newestFirst(ORDER))
    .limit(query.limit + 1);
  const { rows, next } = cutPage(found, query.limit, ({ attempt }) => ({
    at: attempt.createdAt,
    id: attempt.id,
  }));
  return { payments: await completePayments(db, rows), next };
}

const selectPayments = (db: DbOrTx) =>
  db
    .select({
      attempt: attemptsTable,
      isLive: chargesTable.isLive,
      lessonId: chargesTable.lessonId,
      lessonTitle: lesson.title,
      lessonStatus: lesson.status,
      client: { id: client.id, firstName: client.firstName, lastName: client.lastName, email: client.email },
    })
    .from(attemptsTable)
    .innerJoin(chargesTable, eq(chargesTable.id, attemptsTable.chargeId))
    .innerJoin(lesson, eq(lesson.id, chargesTable.lessonId))
    .innerJoin(client, eq(client.id, lesson.ownerId));

/** Payments as the list shows them, by their ids. */
export async function findPayments(db: DbOrTx, ids: string[]): Promise<AdminPayment[]> {
  if (ids.length === 0) return [];
  return completePayments(db, await selectPayments(db).where(inArray(attemptsTable.id, ids)));
}

/** The payments of a lesson as the list shows them, newest first. */
export async function listPaymentsOfLesson(db: DbOrTx, lessonId: string): Promise<AdminPayment[]> {
  const rows = await selectPayments(db)
    .where(
      and(
        eq(chargesTable.lessonId, lessonId),
        // What never reached a provider is no payment to anybody.
        or(isNotNull(attemptsTable.providerRef), eq(attemptsTable.status, 'captured')),
      ),
    )
    .orderBy(...newestFirst(ORDER))
    .limit(MOST_TOLD);
  return completePayments(db, rows);
}
