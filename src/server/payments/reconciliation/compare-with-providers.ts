import { and, count, eq, gte, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { comparisonsTable, differencesTable } from '#server/payments/money/differences.table.ts';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import {
  clearDifference,
  noteDifference,
  type SeenDifference,
} from '#server/payments/money/note-difference.ts';
import { attemptsTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { settleAttempt } from '#server/payments/settlement/settle-attempt.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type BookedCapture, readCardCaptures, readOurCaptures, readPixCaptures } from './read-both-sides.ts';

/** How far back a comparison looks; nightly ones overlap, so that a missed night is caught up. */
const DAYS = 10;
const COMPARED = ['missing_in_books', 'missing_at_provider', 'amount_differs', 'refund_differs'] as const;

/**
 * Lays our books beside both providers'. What they know of our own attempts is taken in first; what then still
 * differs goes on the admin's list, and what no longer does leaves it. Only an empty list is green.
 * @throws Problem `provider_unavailable`: a half comparison says nothing
 */
export async function compareWithProviders(
  deps: PaymentsDeps,
  days = DAYS,
): Promise<{ open: number; comparedAt: string }> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - days * 86_400_000);
  const span = { since, until: now };
  try {
    const received = await readPixCaptures(deps.gateways, since, now);
    const refs = received.flatMap(({ orderRef }) => orderRef ?? []);
    await takeInAttempts(deps, inArray(attemptsTable.providerRef, refs), 'pix');
    await compareSide(deps, 'pix', await readOurCaptures(deps, 'pix', span), received);
    await takeInAttempts(deps, gte(attemptsTable.captureSentAt, since), 'card');
    const cards = await readOurCaptures(deps, 'card', span);
    const theirs = await readCardCaptures(
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

/**
 * Lays our books beside the provider's: every money that only one side knows, and every amount that differs.
 * Empty means that both tell the same.
 */
function findDiscrepancies(
  provider: string,
  ours: readonly BookedCapture[],
  theirs: readonly BookedCapture[],
): SeenDifference[] {
  const known = new Map(theirs.map((capture) => [capture.ref, capture]));
  const booked = new Set(ours.map(({ ref }) => ref));
  const onlyTheirs = theirs
    .filter(({ ref }) => !booked.has(ref))
    .map((capture) => describe(provider, null, capture));
  const compared = ours.flatMap((mine) => {
    const other = known.get(mine.ref);
    if (!other) return [describe(provider, mine, null)];
    if (other.amountCents !== mine.amountCents || other.currency !== mine.currency) {
      return [{ ...describe(provider, mine, other), ...AMOUNT }];
    }
    return other.refundedCents === mine.refundedCents
      ? []
      : [
          {
            ...describe(provider, mine, other),
            ...REFUND,
            oursCents: mine.refundedCents,
            theirsCents: other.refundedCents,
          },
        ];
  });
  return [...onlyTheirs, ...compared];
}

const AMOUNT = { kind: 'amount_differs', detail: 'O valor recebido não é o mesmo nos dois lados.' } as const;
const REFUND = {
  kind: 'refund_differs',
  detail: 'O total reembolsado não é o mesmo nos dois lados.',
} as const;

function describe(
  provider: string,
  ours: BookedCapture | null,
  theirs: BookedCapture | null,
): SeenDifference {
  return {
    kind: ours === null ? 'missing_in_books' : 'missing_at_provider',
    provider,
    providerRef: ours?.ref ?? theirs?.ref ?? '',
    lessonId: ours?.lessonId ?? null,
    oursCents: ours?.amountCents ?? null,
    theirsCents: theirs?.amountCents ?? null,
    detail:
      ours === null
        ? 'O provedor recebeu um valor que não está nos nossos livros.'
        : 'Está nos nossos livros e o provedor não confirma.',
  };
}
