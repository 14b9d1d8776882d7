import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  like,
  lt,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import { attemptsTable, capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import { refundsTable } from '#server/payments/money/refunds.table.ts';
import type { Db } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { readStatus } from '#server/platform/http/lists/read-status.ts';
import { Problem } from '#server/platform/http/problem.ts';
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
 * What a query asks of payments: attempts that reached a provider or hold money, by status, method, client, São Paulo
 * days and `q`.
 * @throws Problem 400 for an unknown status, a day that does not exist, days the wrong way round
 */
export async function filterPayments(db: Db, query: PaymentQuery): Promise<SQL | undefined> {
  const status = readStatus<PaymentStatus>(query.status, PAYMENT_STATUSES);
  const { from, to } = query;
  if (from && to && from > to)
    throw Problem.ofIssues([{ path: 'to', message: 'A data final vem antes da inicial' }]);
  return and(
    or(isNotNull(attemptsTable.providerRef), eq(attemptsTable.status, 'captured')),
    status ? hasStatus(db, status) : undefined,
    query.method ? eq(attemptsTable.method, query.method) : undefined,
    query.client === undefined ? undefined : isOfClient(db, query.client),
    from ? gte(attemptsTable.createdAt, startOfDay('from', from)) : undefined,
    to ? lt(attemptsTable.createdAt, startOfDay('to', to, 1)) : undefined,
    await matches(db, query.q),
  );
}

const bought = lessonsAs('bought');
const isOfClient = (db: Db, clientId: string): SQL =>
  isId(clientId)
    ? inArray(
        attemptsTable.chargeId,
        db
          .select({ id: chargesTable.id })
          .from(chargesTable)
          .innerJoin(bought, eq(bought.id, chargesTable.lessonId))
          .where(eq(bought.ownerId, clientId)),
      )
    : sql`false`;

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
      // Asked of each attempt of the page: weighing all refunds first would read every capture.
      notExists(givenBack(db).where(eq(capturesTable.attemptId, attemptsTable.id))),
    );
  if (status !== 'refunded') return inArray(attemptsTable.status, ATTEMPTS_OF[status]);
  // Found from the few captures that paid nothing: what was captured has one at least.
  const unsettled = db
    .select({ id: unsettling.attemptId })
    .from(unsettling)
    .where(
      and(
        not(unsettling.isSettling),
        notExists(
          db
            .select({ one: sql`1` })
            .from(capturesTable)
            .where(and(eq(capturesTable.attemptId, unsettling.attemptId), capturesTable.isSettling)),
        ),
      ),
    );
  // Whoever looks for refunds looks for parts as well: each row says how much of it went back.
  const anyBack = db
    .select({ id: capturesTable.attemptId })
    .from(refundsTable)
    .innerJoin(capturesTable, eq(capturesTable.id, refundsTable.captureId));
  return and(eq(attemptsTable.status, 'captured'), inArray(attemptsTable.id, anyBack.unionAll(unsettled)));
}
const unsettling = alias(capturesTable, 'unsettling');

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
    .having(sql`sum(${refundsTable.amountCents}) >= (${received})`)
    .$dynamic();
}
const receipts = alias(capturesTable, 'receipts');

/** A word in more payments than these is met often enough while they are read one after the other. */
const MOST_LOOKED_UP = 200;
const searched = alias(attemptsTable, 'searched');
const searchedLesson = lessonsAs('searched_lesson');
const searchedOwner = peopleAs('searched_owner');

/** A rare word is looked up first, each way to meet it by its own index: else it would be tried on every attempt. */
async function matches(db: Db, q: string | undefined): Promise<SQL | undefined> {
  const pattern = toLikePattern(q ?? '');
  if (pattern === '%%') return undefined;
  const owners = db
    .select({ id: searchedOwner.id })
    .from(searchedOwner)
    .where(like(searchedOwner.searchText, pattern))
    .limit(MOST_CLIENTS);
  const byTitle = like(searchedLesson.titleSearch, pattern);
  const byClient = inArray(searchedLesson.ownerId, owners);
  const found = await Promise.all([
    lookUpByLesson(db, byTitle),
    lookUpByLesson(db, byClient),
    lookUpByReference(db, (q ?? '').trim()),
  ]);
  if (found.every((ids) => ids.length <= MOST_LOOKED_UP)) return inArray(attemptsTable.id, found.flat());
  const isOfLesson = db
    .select({ one: sql`1` })
    .from(searchedLesson)
    .innerJoin(chargesTable, eq(chargesTable.lessonId, searchedLesson.id))
    .where(and(eq(chargesTable.id, attemptsTable.chargeId), or(byTitle, byClient)));
  // `offset 0` has it asked of each attempt on the way: else the database would first make a table of all that match.
  return or(sql`exists (${isOfLesson} offset 0)`, inArray(attemptsTable.id, found.flat()));
}

async function lookUpByLesson(db: Db, condition: SQL): Promise<string[]> {
  const rows = await db
    .select({ id: searched.id })
    .from(searched)
    .innerJoin(chargesTable, eq(chargesTable.id, searched.chargeId))
    .innerJoin(searchedLesson, eq(searchedLesson.id, chargesTable.lessonId))
    .where(condition)
    .limit(MOST_LOOKED_UP + 1);
  return rows.map(({ id }) => id);
}

/** What a reference of a provider is made of; a shorter piece of one is a word. */
const REFERENCE = /^[a-z0-9-]{6,}$/i;

/** A part of PayPal's order or capture id, a Pix txid or endToEndId; in the case typed, or all in one case. */
async function lookUpByReference(db: Db, text: string): Promise<string[]> {
  if (!REFERENCE.test(text)) return [];
  const patterns = [...new Set([text, text.toLowerCase(), text.toUpperCase()])].map((each) => `%${each}%`);
  const isLike = (column: typeof searched.providerRef | typeof capturesTable.providerRef) =>
    or(...patterns.map((pattern) => like(column, pattern)));
  const [attempts, captures] = await Promise.all([
    db.select({ id: searched.id }).from(searched).where(isLike(searched.providerRef)).limit(MOST_CLIENTS),
    db
      .select({ id: capturesTable.attemptId })
      .from(capturesTable)
      .where(isLike(capturesTable.providerRef))
      .limit(MOST_CLIENTS),
  ]);
  return [...attempts, ...captures].map(({ id }) => id);
}
