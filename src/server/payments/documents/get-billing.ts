import { eq } from 'drizzle-orm';
import { findLesson } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { Billing } from '#shared/payments/billing.contract.ts';
import { type BillingRow, lessonBillingTable } from './documents.table.ts';

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

/** Billing data as they go over the wire: the other kind's fields are null. */
export function toBilling(row: BillingRow): Billing {
  const isCompany = row.kind === 'company';
  return {
    cnpj: isCompany ? row.document : null,
    legalName: isCompany ? row.name : null,
    cpf: isCompany ? null : row.document,
    name: isCompany ? null : row.name,
    address: row.address,
    email: row.email,
    updatedAt: row.updatedAt.toISOString(),
  };
}
