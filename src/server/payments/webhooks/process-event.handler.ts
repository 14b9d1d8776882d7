import { and, eq, isNotNull, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import { noteDifference } from '#server/payments/money/note-difference.ts';
import { attemptsTable, capturesTable, providerEventsTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { ProviderCapture } from '#server/payments/money/provider-money.ts';
import { settleAttempt } from '#server/payments/settlement/settle-attempt.ts';
import { holdDisputed } from '#server/payments/settlement/take-in-dispute.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { processEventJob } from './process-event.job.ts';

/** PayPal's word for a payment that its payer contests. */
const DISPUTE_OPENED = 'CUSTOMER.DISPUTE.CREATED';

type EventRow = typeof providerEventsTable.$inferSelect;

/** Settles what a webhook is about by asking its provider. Twice, late or out of order changes nothing. */
export const processEvent = (deps: PaymentsDeps): HandledJob =>
  handle(processEventJob, async ({ eventRowId }) => {
    const named = eq(providerEventsTable.id, eventRowId);
    const [event] = await deps.database.db.select().from(providerEventsTable).where(named);
    if (event?.status !== 'received') return;
    const attemptId = await findAttemptOf(deps, event);
    if (attemptId === null) await lookAtUnknown(deps, event);
    else {
      await settleAttempt(deps, attemptId);
      if (event.type === DISPUTE_OPENED) await holdDisputed(deps, attemptId);
    }
    await deps.database.db
      .update(providerEventsTable)
      .set({ status: attemptId === null ? 'ignored' : 'processed', processedAt: deps.clock.now() })
      .where(named);
  });

async function findAttemptOf({ database }: PaymentsDeps, event: EventRow): Promise<string | null> {
  const { db } = database;
  const method = event.provider === 'pix' ? 'pix' : 'card';
  if (event.orderRef !== null) {
    const [byOrder] = await db
      .select({ id: attemptsTable.id })
      .from(attemptsTable)
      .where(and(eq(attemptsTable.method, method), eq(attemptsTable.providerRef, event.orderRef)));
    if (byOrder) return byOrder.id;
  }
  if (event.captureRef === null) return null;
  const [byCapture] = await db
    .select({ id: capturesTable.attemptId })
    .from(capturesTable)
    .where(and(eq(capturesTable.method, method), eq(capturesTable.providerRef, event.captureRef)));
  return byCapture?.id ?? null;
}

/** A reference we do not know: forged ones the provider does not know either; money behind it is an admin's. */
async function lookAtUnknown(deps: PaymentsDeps, { provider, orderRef }: EventRow): Promise<void> {
  if (orderRef === null) return;
  const captures = await readCaptures(deps, provider, orderRef).catch((error: unknown) => {
    if (error instanceof GatewayError && error.failure !== 'unknown') return [];
    throw error;
  });
  if (captures.length === 0) return;
  await noteDifference(deps.database.db, deps, {
    kind: 'unknown_reference',
    provider,
    providerRef: orderRef,
    lessonId: null,
    oursCents: null,
    theirsCents: captures.reduce((sum, { amountCents }) => sum + amountCents, 0),
    detail: 'Chegou dinheiro sob uma referência que não é de nenhum pedido.',
  });
}

async function readCaptures(deps: PaymentsDeps, provider: string, ref: string): Promise<ProviderCapture[]> {
  const { pix, card } = deps.gateways;
  const { captures } = provider === 'pix' ? await pix.getCharge(ref) : await card.getOrder(ref);
  return captures.filter(({ status }) => status === 'completed');
}

const KEPT_DAYS = 90;
const forgetBodiesJob = defineJob({
  name: 'forget-provider-events',
  schema: z.object({}),
  options: { cron: '41 4 * * *' },
});

export const forgetEventBodies = (deps: PaymentsDeps): HandledJob =>
  handle(forgetBodiesJob, () => forgetOldBodies(deps));

/** What providers wrote is kept 90 days to the letter, then only its hash. */
export async function forgetOldBodies({ clock, database }: PaymentsDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000);
  await database.db
    .update(providerEventsTable)
    .set({ body: null })
    .where(and(lt(providerEventsTable.receivedAt, before), isNotNull(providerEventsTable.body)));
}
