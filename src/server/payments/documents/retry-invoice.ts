import { eq } from 'drizzle-orm';
import { lockLesson } from '#server/lessons/lessons.api.ts';
import { auditMoney, type Decider } from '#server/payments/money/audit-money.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { invoicesTable } from './documents.table.ts';
import { requestInvoice } from './request-invoice.ts';

/**
 * An admin asks for a fiscal document once more, with the billing data as they are now; the job takes it up within
 * minutes.
 * @throws Problem `invoice_not_found`, `wrong_state` for an issued or cancelled one
 */
export async function retryInvoice(deps: PaymentsDeps, by: Decider, lessonId: string): Promise<void> {
  if (!isId(lessonId)) throw new Problem('invoice_not_found');
  const now = deps.clock.now();
  const ofLesson = eq(invoicesTable.lessonId, lessonId);
  await deps.database.db.transaction(async (tx) => {
    const [known] = await tx.select().from(invoicesTable).where(ofLesson);
    if (!known) throw new Problem('invoice_not_found');
    // Lessons are locked before what hangs on them.
    await lockLesson(tx, lessonId);
    await requestInvoice(tx, lessonId, now);
    const [invoice] = await tx.select().from(invoicesTable).where(ofLesson);
    if (invoice?.status !== 'solicitada') {
      throw new Problem('wrong_state', {
        message: 'Só uma nota solicitada ou rejeitada pode ser pedida de novo.',
      });
    }
    await auditMoney(tx, by, {
      action: 'money.invoice_retry',
      lessonId,
      before: { invoice: known.status },
      after: { invoice: invoice.status },
      reason: known.reason,
      now,
    });
  });
}
