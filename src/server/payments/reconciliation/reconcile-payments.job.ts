import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import { noteDifference } from '#server/payments/money/note-difference.ts';
import {
  attemptsTable,
  capturesTable,
  chargesTable,
  providerEventsTable,
} from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { refundsTable } from '#server/payments/money/refunds.table.ts';
import { sendRefund } from '#server/payments/settlement/send-refund.ts';
import { processEventJob } from '#server/payments/webhooks/process-event.job.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { reconcileAttempt } from './reconcile-attempt.ts';

const AT_ONCE = 200;
const LOST_EVENT_MS = 60_000;
const HOUR_MS = 3_600_000;
const STUCK_MS = 24 * HOUR_MS;

const reconcilePaymentsJob = defineJob({
  name: 'reconcile-payments',
  schema: z.object({}),
  options: { cron: '* * * * *', concurrency: 1, retryLimit: 0, timeoutSeconds: 300 },
});

export const reconcilePayments = (deps: PaymentsDeps): HandledJob =>
  handle(reconcilePaymentsJob, (_payload, { signal }) => reconcileDue(deps, signal));

/**
 * Every minute: what is due of refunds, attempts and webhooks is taken up again. One failing leaves the others, and
 * does not stand in their way the next time.
 */
export async function reconcileDue(deps: PaymentsDeps, signal?: AbortSignal): Promise<void> {
  await inBatches(
    () => dueRefunds(deps),
    signal,
    (id) => sendRefund(deps, id).catch((err: unknown) => setAside(deps, refundsTable, id, err)),
  );
  await inBatches(
    () => dueAttempts(deps),
    signal,
    (id) => reconcileAttempt(deps, id).catch((err: unknown) => setAside(deps, attemptsTable, id, err)),
  );
  await reviveEvents(deps);
  await noteStuck(deps);
}

/** What is asked about is due later, or never again: the batches come to an end. */
async function inBatches(
  list: () => Promise<{ id: string }[]>,
  signal: AbortSignal | undefined,
  take: (id: string) => Promise<void>,
): Promise<void> {
  const taken = new Set<string>();
  for (;;) {
    const batch = (await list()).filter(({ id }) => !taken.has(id));
    for (const { id } of batch) {
      if (signal?.aborted) return;
      taken.add(id);
      await take(id);
    }
    if (batch.length === 0) return;
  }
}

/** A defect, or a process that died: asked about again in an hour. */
async function setAside(
  { database, clock, log }: PaymentsDeps,
  table: typeof refundsTable | typeof attemptsTable,
  id: string,
  err: unknown,
): Promise<void> {
  log.error({ err, id }, 'reconciling failed');
  const nextCheckAt = new Date(clock.now().getTime() + HOUR_MS);
  await database.db.update(table).set({ nextCheckAt }).where(eq(table.id, id));
}

const dueAttempts = ({ database, clock, gateways }: PaymentsDeps) =>
  database.db
    .select({ id: attemptsTable.id })
    .from(attemptsTable)
    .innerJoin(chargesTable, eq(chargesTable.id, attemptsTable.chargeId))
    .where(and(lte(attemptsTable.nextCheckAt, clock.now()), eq(chargesTable.isLive, gateways.isLive)))
    .orderBy(asc(attemptsTable.nextCheckAt))
    .limit(AT_ONCE);

const dueRefunds = ({ database, clock, gateways }: PaymentsDeps) =>
  database.db
    .select({ id: refundsTable.id })
    .from(refundsTable)
    .innerJoin(capturesTable, eq(capturesTable.id, refundsTable.captureId))
    .innerJoin(chargesTable, eq(chargesTable.id, capturesTable.chargeId))
    .where(
      and(
        lte(refundsTable.nextCheckAt, clock.now()),
        inArray(refundsTable.status, ['requested', 'pending']),
        eq(chargesTable.isLive, gateways.isLive),
      ),
    )
    .orderBy(asc(refundsTable.nextCheckAt))
    .limit(AT_ONCE);

/** A webhook whose job was lost with its worker. */
async function reviveEvents({ database, clock, enqueue }: PaymentsDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - LOST_EVENT_MS);
  const waiting = await database.db
    .select({ id: providerEventsTable.id })
    .from(providerEventsTable)
    .where(and(eq(providerEventsTable.status, 'received'), lte(providerEventsTable.receivedAt, before)))
    .orderBy(desc(providerEventsTable.receivedAt))
    .limit(AT_ONCE);
  for (const { id } of waiting) {
    await enqueue(database.db, processEventJob, { eventRowId: id }, { singletonKey: id });
  }
}

/** An outcome that nobody knows after a day is for a person to find out. */
async function noteStuck(deps: PaymentsDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - STUCK_MS);
  const stuck = await deps.database.db
    .select({ attempt: attemptsTable, lessonId: chargesTable.lessonId })
    .from(attemptsTable)
    .innerJoin(chargesTable, eq(chargesTable.id, attemptsTable.chargeId))
    .where(and(inArray(attemptsTable.status, ['processing']), lte(attemptsTable.createdAt, before)))
    .limit(AT_ONCE);
  for (const { attempt, lessonId } of stuck) {
    await noteDifference(deps.database.db, deps, {
      kind: 'stuck',
      provider: attempt.method,
      providerRef: attempt.providerRef ?? attempt.id,
      lessonId,
      oursCents: attempt.amountCents,
      theirsCents: null,
      detail: 'O provedor não diz há mais de um dia se o pagamento foi feito.',
    });
  }
}
