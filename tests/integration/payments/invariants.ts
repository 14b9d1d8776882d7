import { eq, sql } from 'drizzle-orm';
import { capturesTable, chargesTable, providerEventsTable } from '#server/payments/money/payments.table.ts';
import { refundsTable } from '#server/payments/money/refunds.table.ts';
import { reconcileDue } from '#server/payments/reconciliation/reconcile-payments.job.ts';
import { resendRefund } from '#server/payments/settlement/resend-refund.ts';
import { settleAttempt } from '#server/payments/settlement/settle-attempt.ts';
import { balances, providerBooks } from '#tests/builders/books.ts';
import { attemptsOf, take } from './steps.ts';
import { readLesson, type World } from './world.ts';

const HOUR_MS = 3_600_000;

/** Lets everything under way come to its end: the network heals, the banks decide, the reconciler goes round. */
export async function settleDown(world: World, lessonId: string): Promise<void> {
  const { deps, paypal, pix } = world;
  world.crash.next = null;
  for (let round = 0; round < 20; round++) {
    await take(world, lessonId, { do: 'webhooks', n: 0, how: 'all' });
    for (const { captureId, status, refunds } of await paypal.control.books()) {
      if (status === 'PENDING') await paypal.control.completePending(captureId);
      for (const refund of refunds)
        if (refund.status === 'PENDING') await paypal.control.completeRefund(refund.id);
    }
    for (const { refunds } of await pix.control.books()) {
      for (const { id, status } of refunds)
        if (status === 'EM_PROCESSAMENTO') await pix.control.completeRefund(id);
    }
    await world.runJobs().catch(() => undefined);
    await reconcileDue(deps);
    world.clock.advance(3 * HOUR_MS);
    for (const { id, status, isGone } of await refundsOf(world, lessonId)) {
      if (status === 'failed' && !isGone)
        await resendRefund(deps, { adminId: null }, id).catch(() => undefined);
    }
    if (!(await isAtRest(world, lessonId))) continue;
    // What the nightly comparison does for every attempt of the last days: a second payment whose webhook was lost.
    for (const { id } of await attemptsOf(world, lessonId))
      await settleAttempt(deps, id).catch(() => undefined);
    if (await isAtRest(world, lessonId)) return;
  }
}

async function refundsOf({ deps }: World, lessonId: string) {
  return deps.database.db
    .select({
      id: refundsTable.id,
      status: refundsTable.status,
      nextCheckAt: refundsTable.nextCheckAt,
      amountCents: refundsTable.amountCents,
      /** The payer's bank took the money that would have gone back: nothing is left to send. */
      isGone: sql<boolean>`${capturesTable.disputedCents} > 0`,
    })
    .from(refundsTable)
    .innerJoin(capturesTable, eq(capturesTable.id, refundsTable.captureId))
    .innerJoin(chargesTable, eq(chargesTable.id, capturesTable.chargeId))
    .where(eq(chargesTable.lessonId, lessonId));
}

async function isAtRest(world: World, lessonId: string): Promise<boolean> {
  const attempts = await attemptsOf(world, lessonId);
  const refunds = await refundsOf(world, lessonId);
  const { db } = world.deps.database;
  const [unread] = await db
    .select({ id: providerEventsTable.id })
    .from(providerEventsTable)
    .where(eq(providerEventsTable.status, 'received'))
    .limit(1);
  return (
    unread === undefined &&
    attempts.every(({ nextCheckAt }) => nextCheckAt === null) &&
    refunds.every(({ status, isGone }) => status === 'completed' || isGone)
  );
}

/** Everything that must hold of a lesson's money whatever happened; answers what does not. */
export async function findBroken(world: World, lessonId: string): Promise<string[]> {
  const { db } = world.deps.database;
  const lesson = await readLesson(world, lessonId);
  const attempts = await attemptsOf(world, lessonId);
  const refunds = await refundsOf(world, lessonId);
  const captures = await db
    .select({ capture: capturesTable, chargeCents: chargesTable.amountCents })
    .from(capturesTable)
    .innerJoin(chargesTable, eq(chargesTable.id, capturesTable.chargeId))
    .where(eq(chargesTable.lessonId, lessonId));
  const settling = captures.filter(({ capture }) => capture.isSettling);
  const ledger = await balances(db, lessonId);
  const theirs = await providerBooks(world);
  const owedCents = refunds.reduce(
    (sum, { status, amountCents }) => sum + (status === 'completed' ? 0 : amountCents),
    0,
  );
  const earnedCents = -(ledger.sales ?? 0);
  const broken: string[] = [];
  const demand = (holds: boolean, what: string) => holds || broken.push(what);
  const sum = Object.values(ledger).reduce((all, cents) => all + cents, 0);
  demand(settling.length <= 1, `paid ${settling.length} times`);
  demand(sum === 0, `the ledger does not balance: ${sum}`);
  demand(
    (ledger.paypal ?? 0) === theirs.paypal,
    `PayPal holds ${theirs.paypal}, the ledger ${ledger.paypal ?? 0}`,
  );
  demand((ledger.pix ?? 0) === theirs.pix, `the Pix bank holds ${theirs.pix}, the ledger ${ledger.pix ?? 0}`);
  demand(-(ledger.owed ?? 0) === owedCents, `owed ${-(ledger.owed ?? 0)}, open refunds ${owedCents}`);
  const isPaid = lesson.status === 'paid';
  demand(isPaid === earnedCents > 0, `the lesson is ${lesson.status} and ${earnedCents} is earned`);
  demand(
    !isPaid || (settling[0]?.chargeCents ?? 0) >= earnedCents,
    `earned ${earnedCents}, more than the price`,
  );
  demand(
    isPaid === (lesson.deadline !== null && lesson.status !== 'cancelled'),
    'a deadline without payment',
  );
  for (const { id, status, nextCheckAt } of attempts) {
    const isOver = !['created', 'awaiting_payer', 'processing'].includes(status);
    demand(isOver && nextCheckAt === null, `attempt ${id} is stuck in ${status}`);
  }
  for (const { id, status, isGone, nextCheckAt } of refunds) {
    demand(status === 'completed' || isGone, `refund ${id} is stuck in ${status}`);
    demand(status !== 'completed' || nextCheckAt === null, `refund ${id} is asked about for ever`);
  }
  for (const { capture } of captures) {
    const attempt = attempts.find(({ id }) => id === capture.attemptId);
    const isMoney = capture.status === 'completed';
    demand(!isMoney || attempt?.status === 'captured', `money came in and the attempt is ${attempt?.status}`);
  }
  return broken;
}
