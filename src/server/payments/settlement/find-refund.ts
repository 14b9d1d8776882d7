import { eq } from 'drizzle-orm';
import {
  type AttemptRow,
  attemptsTable,
  type CaptureRow,
  capturesTable,
  chargesTable,
} from '#server/payments/money/payments.table.ts';
import { type RefundRow, refundsTable } from '#server/payments/money/refunds.table.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';

export interface FoundRefund {
  refund: RefundRow;
  capture: CaptureRow;
  attempt: AttemptRow;
  lessonId: string;
}

/**
 * A refund with the money it is of.
 * @throws Problem `refund_not_found`
 */
export async function findRefund(db: DbOrTx, refundId: string): Promise<FoundRefund> {
  if (!isId(refundId)) throw new Problem('refund_not_found');
  const [found] = await db
    .select({
      refund: refundsTable,
      capture: capturesTable,
      attempt: attemptsTable,
      lessonId: chargesTable.lessonId,
    })
    .from(refundsTable)
    .innerJoin(capturesTable, eq(capturesTable.id, refundsTable.captureId))
    .innerJoin(attemptsTable, eq(attemptsTable.id, capturesTable.attemptId))
    .innerJoin(chargesTable, eq(chargesTable.id, capturesTable.chargeId))
    .where(eq(refundsTable.id, refundId));
  if (!found) throw new Problem('refund_not_found');
  return found;
}

/**
 * What the provider knows a refund by, and the idempotency key of sending it: the hex digits of our id; a refund
 * sent once more after a final refusal is another one to the provider (`…r2`). At most 35 letters and digits, as
 * a Pix devolução demands.
 */
export function toProviderRefundId({ id, tries }: Pick<RefundRow, 'id' | 'tries'>): string {
  return `${id.replaceAll('-', '')}${tries > 1 ? `r${tries}` : ''}`;
}
