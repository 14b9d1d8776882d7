import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { lessonsAs } from '#server/lessons/lesson-rows.api.ts';
import { attemptsTable, capturesTable, chargesTable } from '#server/payments/payments.table.ts';
import { refundsTable } from '#server/payments/refunds.table.ts';
import type { Db } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { readStatus } from '#server/platform/http/read-status.ts';
import type { adminPaymentsQuerySchema } from '#shared/payments/admin-payments.contract.ts';
import {
  type AttemptStatus,
  OPEN_ATTEMPT_STATUSES,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#shared/payments/payment-status.ts';
import { startOfDay } from './read-filter.ts';

export type PaymentQuery = z.output<typeof adminPaymentsQuerySchema>;

/** A search that fits more people than this is no search for a person. */
const MOST_CLIENTS = 1000;

/**
 * What a query asks of payments: attempts that reached a provider or hold money, by status, method, São Paulo
 * days and `q`.
 * @throws Problem 400 for an unknown status, a day that does not exist, days the wrong way round
 */
export function filterPayments(db: Db, query: PaymentQuery): SQL | undefined {
  const status = readStatus<PaymentStatus>(query.status, PAYMENT_STATUSES);
  const { from, to } = query;
  if (from && to && from > to) {
    throw Problem.ofIssues([{ path: 'to', message: 'A data final vem antes da inicial' }]);
  }
  return and(
    or(isNotNull(attemptsTable.providerRef), eq(attemptsTable.status, 'captured')),
    status ? hasStatus(db, status) : undefined,
    query.method ? eq(attemptsTable.method, query.method) : undefined,
    from ? gte(attemptsTable.createdAt, startOfDay('from', from)) : undefined,
    to ? lt(attemptsTable.createdAt, startOfDay('to', to, 1)) : undefined,
    matches(db, query.q),
  );
}

const ATTEMPTS_OF: Record<Exclude<PaymentStatus, 'paid' | 'refunded'>, readonly AttemptStatus[]> = {
  pending: OPEN_ATTEMPT_STATUSES,
  declined: ['declined', 'failed'],
  expired: ['expired'],
  cancelled: ['canceled'],
};

function hasStatus(db: Db, status: PaymentStatus): SQL | undefined {
  if (status === 'paid')
    return and(
      eq(attemptsTable.status, 'captured'),
      isSettled(db),
      notInArray(attemptsTable.id, givenBack(db)),
    );
  if (status !== 'refunded') return inArray(attemptsTable.status, ATTEMPTS_OF[status]);
  const unsettled = db
    .select({ id: captured.id })
    .from(captured)
    .leftJoin(capturesTable, and(eq(capturesTable.attemptId, captured.id), capturesTable.isSettling))
    .where(and(eq(captured.status, 'captured'), isNull(capturesTable.id)));
  return and(
    eq(attemptsTable.status, 'captured'),
    inArray(attemptsTable.id, givenBack(db).unionAll(unsettled)),
  );
}
const captured = alias(attemptsTable, 'captured');

const isSettled = (db: Db): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(capturesTable)
      .where(and(eq(capturesTable.attemptId, attemptsTable.id), capturesTable.isSettling)),
  );

/** Attempts of which all that came in was granted back, as `statusOf` weighs it; found from the few refunds. */
function givenBack(db: Db) {
  const received = db
    .select({ cents: sql`sum(${receipts.amountCents})` })
    .from(receipts)
    .where(and(eq(receipts.attemptId, capturesTable.attemptId), eq(receipts.status, 'completed')));
  return db
    .select({ id: capturesTable.attemptId })
    .from(refundsTable)
    .innerJoin(capturesTable, eq(capturesTable.id, refundsTable.captureId))
    .groupBy(capturesTable.attemptId)
    .having(sql`sum(${refundsTable.amountCents}) >= (${received})`);
}
const receipts = alias(capturesTable, 'receipts');

/** Sub-queries that do not look at the attempt are answered once, each by its own index. */
function matches(db: Db, q: string | undefined): SQL | undefined {
  const pattern = toLikePattern(q ?? '');
  if (pattern === '%%') return undefined;
  const lesson = lessonsAs('searched');
  const owner = peopleAs('searched_owner');
  const owners = db
    .select({ id: owner.id })
    .from(owner)
    .where(like(owner.searchText, pattern))
    .limit(MOST_CLIENTS);
  const lessonsOf = (condition: SQL) =>
    inArray(
      attemptsTable.chargeId,
      db
        .select({ id: chargesTable.id })
        .from(chargesTable)
        .innerJoin(lesson, eq(lesson.id, chargesTable.lessonId))
        .where(condition),
    );
  return or(
    lessonsOf(like(lesson.titleSearch, pattern)),
    lessonsOf(inArray(lesson.ownerId, owners)),
    ...hasReference(db, q ?? ''),
  );
}

/** What a reference of a provider is made of; a shorter piece of one is a word. */
const REFERENCE = /^[a-z0-9-]{6,}$/i;

/** A part of PayPal's order or capture id, a Pix txid or endToEndId; in the case typed, or all in one case. */
function hasReference(db: Db, q: string): SQL[] {
  const text = q.trim();
  if (!REFERENCE.test(text)) return [];
  const patterns = [...new Set([text, text.toLowerCase(), text.toUpperCase()])].map((each) => `%${each}%`);
  const isLike = (column: typeof attemptsTable.providerRef | typeof capturesTable.providerRef) =>
    sql`${column} like any(${sql.param(patterns)})`;
  const captures = db
    .select({ id: capturesTable.attemptId })
    .from(capturesTable)
    .where(isLike(capturesTable.providerRef));
  return [isLike(attemptsTable.providerRef), inArray(attemptsTable.id, captures)];
}
