import { eq } from 'drizzle-orm';
import { findLesson } from '#server/lessons/lesson-access.api.ts';
import { lessonBillingTable } from './documents.table.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { Billing } from '#shared/payments/billing.contract.ts';
import { toBilling } from '#server/payments/papers/billing/to-billing.ts';

/**
 * Who the invoice of a lesson is made out to; null before it was said.
 * @throws Problem `lesson_not_found`, also for what exists but is not the reader's
 */
export async function getBilling(deps: AppDeps, session: Session, lessonId: string): Promise<Billing | null> {
  const { db } = deps.database;
  const lesson = await findLesson(db, session, lessonId);
  const [row] = await db.select().from(lessonBillingTable).where(eq(lessonBillingTable.lessonId, lesson.id));
  return row ? toBilling(row) : null;
}
