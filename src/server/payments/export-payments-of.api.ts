import { desc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/database.ts';
import { toBilling } from './papers/billing/to-billing.ts';
import { lessonBillingTable, orderAcceptancesTable } from './documents/documents.table.ts';
import { listPaymentsOf } from './money/payments.queries.ts';
import { toPayment } from './money/to-payment.ts';

/** What is kept of the payments of a lesson, for its owner to take away. */
export async function exportPaymentsOf(db: Db, lessonId: string) {
  const [payments, [billing], acceptances] = await Promise.all([
    listPaymentsOf(db, lessonId),
    db.select().from(lessonBillingTable).where(eq(lessonBillingTable.lessonId, lessonId)),
    db
      .select({
        termsVersion: orderAcceptancesTable.termsVersion,
        summary: orderAcceptancesTable.summary,
        acceptedAt: orderAcceptancesTable.acceptedAt,
        ip: orderAcceptancesTable.ip,
      })
      .from(orderAcceptancesTable)
      .where(eq(orderAcceptancesTable.lessonId, lessonId))
      .orderBy(desc(orderAcceptancesTable.acceptedAt)),
  ]);
  return {
    payments: payments.map(toPayment),
    billing: billing ? toBilling(billing) : null,
    acceptances,
  };
}
