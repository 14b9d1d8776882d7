import { desc, eq } from 'drizzle-orm';
import { findLesson } from '#server/lessons/lessons.api.ts';
import { differencesTable } from '#server/payments/money/differences.table.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { MOST_TOLD } from '#shared/http/list-query.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import { centsToReais } from '#shared/money.ts';
import type { LessonMoney } from '#shared/payments/lesson-money.contract.ts';
import { toDifferences } from './list-differences.ts';
import { readInvoice } from './list-invoices.ts';
import { findPayments, listPaymentsOfLesson } from './list-payments.ts';
import { findSettlingPayments, listRequestsOfLesson } from './list-refund-requests.ts';
import { listRefundsOfLesson } from './list-refunds.ts';

/**
 * All that the books know of one lesson, for the admin.
 * @throws Problem `lesson_not_found`
 */
export async function readLessonMoney(db: DbOrTx, viewer: Viewer, lessonId: string): Promise<LessonMoney> {
  const lesson = await findLesson(db, viewer, lessonId);
  const [payments, refunds, requests, invoice, settling, differences] = await Promise.all([
    listPaymentsOfLesson(db, lesson.id),
    listRefundsOfLesson(db, lesson.id),
    listRequestsOfLesson(db, lesson.id),
    readInvoice(db, lesson.id),
    findSettlingPayments(db, [lesson.id]),
    db
      .select()
      .from(differencesTable)
      .where(eq(differencesTable.lessonId, lesson.id))
      .orderBy(desc(differencesTable.firstSeenAt))
      .limit(MOST_TOLD),
  ]);
  // However many tries came after the one that counts.
  const [counting] = await findPayments(db, [...settling.values()]);
  return {
    lessonId: lesson.id,
    price: centsToReais(lesson.priceCents),
    received: counting?.amount ?? 0,
    refunded: counting?.refunded ?? 0,
    refundable: counting?.refundable ?? 0,
    payments,
    refunds,
    requests,
    invoice,
    billing: invoice?.billing ?? null,
    differences: await toDifferences(db, differences),
  };
}
