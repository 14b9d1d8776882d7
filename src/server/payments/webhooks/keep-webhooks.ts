import { createHash } from 'node:crypto';
import { providerEventsTable } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { processEventJob } from './process-event.job.ts';

export interface Webhook {
  provider: 'paypal' | 'pix';
  eventId: string;
  type: string;
  /** What to ask the provider about. */
  orderRef: string | null;
  captureRef: string | null;
}

/**
 * Puts webhooks into the inbox with the job that acts on them; one that came before changes nothing. What came is
 * kept to the letter once, with the first of those that came together.
 */
export async function keepWebhooks(
  deps: PaymentsDeps,
  webhooks: readonly Webhook[],
  body: Buffer,
): Promise<void> {
  if (webhooks.length === 0) return;
  const receivedAt = deps.clock.now();
  const text = body.toString('utf8').replaceAll('\0', '');
  const kept = {
    bodySha256: createHash('sha256').update(body).digest('hex'),
    receivedAt,
  };
  await deps.database.db.transaction(async (tx) => {
    const rows = await tx
      .insert(providerEventsTable)
      .values(webhooks.map((webhook, index) => ({ ...webhook, ...kept, body: index === 0 ? text : null })))
      .onConflictDoNothing()
      .returning({ id: providerEventsTable.id });
    for (const { id } of rows)
      await deps.enqueue(tx, processEventJob, { eventRowId: id }, { singletonKey: id });
  });
}
