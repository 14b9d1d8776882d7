import { nextCheckAfter } from '#server/payments/money/next-check.ts';
import { type AttemptRow, attemptsTable, type ChargeRow } from '#server/payments/money/payments.table.ts';
import type { Tx } from '#server/platform/db/database.ts';

type ProviderKeys = Pick<typeof attemptsTable.$inferInsert, 'providerRef' | 'createKey' | 'captureKey'>;

/** Keeps an attempt to pay a charge, with the keys that make asking the provider twice one payment, before it is asked. */
export async function insertAttempt(
  tx: Tx,
  charge: ChargeRow,
  {
    minutes,
    now,
    ...attempt
  }: ProviderKeys & { id: string; method: 'pix' | 'card'; minutes: number; now: Date },
): Promise<AttemptRow> {
  const [kept] = await tx
    .insert(attemptsTable)
    .values({
      ...attempt,
      chargeId: charge.id,
      amountCents: charge.amountCents,
      expiresAt: new Date(now.getTime() + minutes * 60_000),
      nextCheckAt: nextCheckAfter(0, now),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!kept) throw new Error('the attempt was not written');
  return kept;
}
