import { and, count, eq, gte, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import { attemptsTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { settleAttempt } from '#server/payments/settle/settle-attempt.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { comparisonsTable, differencesTable } from '#server/payments/money/differences.table.ts';
import { type BookedCapture, findDiscrepancies } from '#server/payments/books/find-discrepancies.ts';
import { clearDifference, noteDifference } from '#server/payments/money/note-difference.ts';
import { readOurBooks } from '#server/payments/books/our-books.ts';
import { readCardBooks, readPixBooks } from '#server/payments/books/their-books.ts';

/** How far back a comparison looks; nightly ones overlap, so that a missed night is caught up. */
const DAYS = 10;
const COMPARED = ['missing_in_books', 'missing_at_provider', 'amount_differs', 'refund_differs'] as const;

/**
 * Lays our books beside both providers'. What they know of our own attempts is taken in first; what then still
 * differs goes on the admin's list, and what no longer does leaves it. Only an empty list is green.
 * @throws Problem `provider_unavailable`: a half comparison says nothing
 */
export async function compareBooks(
  deps: PaymentsDeps,
  days = DAYS,
): Promise<{ open: number; comparedAt: string }> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - days * 86_400_000);
  const span = { since, until: now };
  try {
    const received = await readPixBooks(deps.gateways, since, now);
    const refs = received.flatMap(({ orderRef }) => orderRef ?? []);
    await takeInAttempts(deps, inArray(attemptsTable.providerRef, refs), 'pix');
    await compareSide(deps, 'pix', await readOurBooks(deps, 'pix', span), received);
    await takeInAttempts(deps, gte(attemptsTable.captureSentAt, since), 'card');
    const cards = await readOurBooks(deps, 'card', span);
    const theirs = await readCardBooks(
      deps.gateways,
      cards.map(({ ref }) => ref),
    );
    await compareSide(deps, 'card', cards, theirs);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    throw new Problem('provider_unavailable', { cause: error });
  }
  return { open: await countOpen(deps), comparedAt: now.toISOString() };
}

async function compareSide(
  deps: PaymentsDeps,
  method: 'pix' | 'card',
  ours: readonly BookedCapture[],
  theirs: readonly BookedCapture[],
): Promise<void> {
  const { db } = deps.database;
  const found = findDiscrepancies(method, ours, theirs);
  for (const difference of found) await noteDifference(db, deps, difference);
  await clearAgreed(
    deps,
    [...ours, ...theirs],
    found.map(({ kind, providerRef }) => `${kind} ${providerRef}`),
  );
  const comparedAt = deps.clock.now();
  await db
    .insert(comparisonsTable)
    .values({ provider: method, comparedAt, found: found.length })
    .onConflictDoUpdate({ target: comparisonsTable.provider, set: { comparedAt, found: found.length } });
}

/** Late money of an attempt that we gave up, and refunds made by hand at the provider, come in by the one way. */
async function takeInAttempts(deps: PaymentsDeps, wanted: SQL, method: 'pix' | 'card'): Promise<void> {
  const attempts = await deps.database.db
    .select({ id: attemptsTable.id })
    .from(attemptsTable)
    .where(and(eq(attemptsTable.method, method), isNotNull(attemptsTable.providerRef), wanted));
  for (const { id } of attempts) await settleAttempt(deps, id);
}

async function clearAgreed(
  deps: PaymentsDeps,
  examined: readonly BookedCapture[],
  stillOpen: readonly string[],
): Promise<void> {
  const { db } = deps.database;
  const open = await db
    .select()
    .from(differencesTable)
    .where(and(isNull(differencesTable.resolvedAt), inArray(differencesTable.kind, [...COMPARED])));
  const refs = new Set(examined.map(({ ref }) => ref));
  for (const { kind, providerRef } of open) {
    if (!refs.has(providerRef) || stillOpen.includes(`${kind} ${providerRef}`)) continue;
    await clearDifference(db, { kind, providerRef }, 'Conferido: os dois lados batem.', deps.clock.now());
  }
}

async function countOpen({ database }: PaymentsDeps): Promise<number> {
  const [row] = await database.db
    .select({ open: count() })
    .from(differencesTable)
    .where(isNull(differencesTable.resolvedAt));
  return row?.open ?? 0;
}
