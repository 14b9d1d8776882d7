import { eq } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { invoicesTable, lessonBillingTable } from './documents.table.ts';

/**
 * Asks for the invoice of a paid lesson, in the transaction that made it due: when payment settles, or when the
 * billing data come after it. Without billing data nothing is asked. A refused one is asked for again with the
 * data as they are now; an issued or cancelled one stays. The job `issue-invoices` does the rest, so nothing of
 * the tax side can hold up a payment.
 */
export async function requestInvoice(tx: DbOrTx, lessonId: string, now: Date): Promise<void> {
  const billing = await tx
    .select({ lessonId: lessonBillingTable.lessonId })
    .from(lessonBillingTable)
    .where(eq(lessonBillingTable.lessonId, lessonId));
  if (billing.length === 0) return;
  const [invoice] = await tx
    .select({ status: invoicesTable.status })
    .from(invoicesTable)
    .where(eq(invoicesTable.lessonId, lessonId))
    .for('update');
  if (!invoice) {
    await tx.insert(invoicesTable).values({ lessonId, createdAt: now, updatedAt: now }).onConflictDoNothing();
  } else if (invoice.status === 'solicitada' || invoice.status === 'rejeitada') {
    await tx
      .update(invoicesTable)
      .set({ status: 'solicitada', reason: null, xml: null, updatedAt: now })
      .where(eq(invoicesTable.lessonId, lessonId));
  }
}

/**
 * The money went back in full: what was not issued is not issued any more. An issued one needs the cancelling
 * event of the tax office, which a person asks for; the reason says so.
 */
export async function cancelInvoiceRequest(tx: DbOrTx, lessonId: string, now: Date): Promise<void> {
  const [invoice] = await tx
    .select()
    .from(invoicesTable)
    .where(eq(invoicesTable.lessonId, lessonId))
    .for('update');
  if (!invoice || invoice.status === 'cancelada') return;
  const isIssued = invoice.status === 'emitida';
  await tx
    .update(invoicesTable)
    .set(
      isIssued
        ? { reason: 'Pagamento reembolsado: cancele a nota no emissor nacional.', updatedAt: now }
        : { status: 'cancelada', reason: 'Pagamento reembolsado antes da emissão.', updatedAt: now },
    )
    .where(eq(invoicesTable.lessonId, lessonId));
}

/**
 * Part of the money went back: what was not issued is made anew with what is left of the price. An issued one has to
 * be replaced by a person; the reason says so.
 */
export async function reviseInvoice(tx: DbOrTx, lessonId: string, now: Date): Promise<void> {
  const ofLesson = eq(invoicesTable.lessonId, lessonId);
  const [invoice] = await tx.select().from(invoicesTable).where(ofLesson).for('update');
  if (!invoice || invoice.status === 'cancelada') return;
  const change =
    invoice.status === 'emitida'
      ? { reason: 'Parte do pagamento foi reembolsada: substitua a nota no emissor nacional.' }
      : { xml: null };
  await tx
    .update(invoicesTable)
    .set({ ...change, updatedAt: now })
    .where(ofLesson);
}
