import { eq } from 'drizzle-orm';
import { noteDifference } from '#server/payments/money/note-difference.ts';
import type { CaptureRow } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { ProviderRefund } from '#server/payments/money/provider-money.ts';
import { applyRefund } from '#server/payments/settlement/apply-refund.ts';
import { toProviderRefundId } from '#server/payments/refunds/refund-key.ts';
import { refundsTable } from '#server/payments/money/refunds.table.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Scene } from './scene.ts';

/** What the provider says went back of a capture. One that we never asked for is somebody's to explain. */
export async function takeInRefunds(
  tx: Tx,
  deps: PaymentsDeps,
  scene: Scene,
  capture: CaptureRow,
  seen: readonly ProviderRefund[],
): Promise<void> {
  if (seen.length === 0) return;
  const ours = await tx.select().from(refundsTable).where(eq(refundsTable.captureId, capture.id));
  for (const refund of seen) {
    const row = ours.find(
      (each) => each.providerRef === refund.ref || toProviderRefundId(each) === refund.ourRef,
    );
    if (row) {
      await applyRefund(tx, deps, scene, { refundId: row.id, seen: refund });
      continue;
    }
    const earlier = ours.find((each) => refund.ourRef?.startsWith(each.id.replaceAll('-', '')));
    if (earlier && refund.status === 'completed') {
      // A try that was given up went through after all: that is the refund.
      await applyRefund(tx, deps, scene, { refundId: earlier.id, seen: refund });
      continue;
    }
    if (earlier || refund.status === 'failed') continue;
    await noteDifference(tx, deps, {
      kind: 'refund_differs',
      provider: capture.method,
      providerRef: refund.ref,
      lessonId: scene.lesson.id,
      oursCents: null,
      theirsCents: refund.amountCents,
      detail: 'O provedor registra um reembolso que não foi pedido por aqui.',
    });
  }
}
