import { and, asc, desc, eq } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { type LessonRow, lessonsAs } from '#server/lessons/lessons.api.ts';
import { lessonBillingTable, orderAcceptancesTable } from '#server/payments/documents/documents.table.ts';
import { payeeOf, summarise } from '#server/payments/documents/keep-acceptance.ts';
import { type CaptureRow, capturesTable, chargesTable } from '#server/payments/money/payments.table.ts';
import { refundsTable } from '#server/payments/money/refunds.table.ts';
import type { Config } from '#server/platform/config.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { formatTaxDocument } from '#server/platform/tax-document.ts';
import { saoPauloDay } from '#shared/calendar.ts';
import type { PaymentMethod } from '#shared/payments/payment-status.ts';
import type { RefundReason } from '#shared/payments/refund-status.ts';
import type { OrderSummary, Payee } from '#shared/payments/terms.ts';

/**
 * What the books say about the money that paid a lesson; null where none did. It goes on being a receipt after
 * refunds, also in full: they stand on it. Rights are the caller's business.
 */
export async function findReceiptFacts(
  db: DbOrTx,
  lessonId: string,
  company: Config['company'],
): Promise<ReceiptFacts | null> {
  const payer = peopleAs('payer');
  const lesson = lessonsAs('lesson');
  const [paid] = await db
    .select({
      capture: capturesTable,
      charge: chargesTable,
      lesson,
      payer: { firstName: payer.firstName, lastName: payer.lastName, email: payer.email },
      billing: lessonBillingTable,
    })
    .from(capturesTable)
    .innerJoin(chargesTable, eq(chargesTable.id, capturesTable.chargeId))
    .innerJoin(lesson, eq(lesson.id, chargesTable.lessonId))
    .innerJoin(payer, eq(payer.id, lesson.ownerId))
    .leftJoin(lessonBillingTable, eq(lessonBillingTable.lessonId, lesson.id))
    .where(and(eq(chargesTable.lessonId, lessonId), eq(capturesTable.isSettling, true)))
    .orderBy(desc(capturesTable.receivedAt))
    .limit(1);
  if (!paid) return null;
  const { capture, charge, billing } = paid;
  const acceptance = await findAcceptance(db, paid.lesson, charge.priceVersion);
  return {
    number: numberOf(capture),
    payer: billing
      ? {
          name: billing.name,
          document: `${billing.kind === 'company' ? 'CNPJ' : 'CPF'} ${formatTaxDocument(billing.document)}`,
          address: billing.address,
          email: billing.email,
        }
      : {
          name: `${paid.payer.firstName} ${paid.payer.lastName}`.trim(),
          document: null,
          address: null,
          email: paid.payer.email,
        },
    seller: { ...payeeOf(company), phone: company.phone },
    method: capture.method,
    paidAt: capture.receivedAt,
    amountCents: capture.amountCents,
    providerRef: capture.method === 'manual' ? null : capture.providerRef,
    isLive: charge.isLive,
    refunds: await listRefunds(db, capture.id),
    disputedCents: capture.disputedCents,
    order: acceptance?.summary ?? summarise(paid.lesson, company, capture.receivedAt),
    acceptance,
  };
}

/** The day of the payment and the end of the capture's id: the same for ever, telling nothing of other orders. */
function numberOf(capture: CaptureRow): string {
  return `${saoPauloDay(capture.receivedAt).replaceAll('-', '')}-${capture.id.slice(-8).toUpperCase()}`;
}

async function listRefunds(db: DbOrTx, captureId: string): Promise<ReceiptRefund[]> {
  const { amountCents, reason, completedAt } = refundsTable;
  return db
    .select({ amountCents, reason, completedAt })
    .from(refundsTable)
    .where(eq(refundsTable.captureId, captureId))
    .orderBy(asc(refundsTable.createdAt), asc(refundsTable.id));
}

/** The latest acceptance of the price that was paid. */
async function findAcceptance(db: DbOrTx, lesson: LessonRow, priceVersion: number) {
  const [row] = await db
    .select()
    .from(orderAcceptancesTable)
    .where(
      and(
        eq(orderAcceptancesTable.lessonId, lesson.id),
        eq(orderAcceptancesTable.priceVersion, priceVersion),
      ),
    )
    .orderBy(desc(orderAcceptancesTable.acceptedAt))
    .limit(1);
  return row ?? null;
}

interface ReceiptRefund {
  amountCents: number;
  reason: RefundReason;
  /** Null while it is on its way. */
  completedAt: Date | null;
}

/** All that a receipt says, before it is put in words. */
export interface ReceiptFacts {
  /** Ours, the same for ever. */
  number: string;
  payer: { name: string; document: string | null; address: string | null; email: string };
  seller: Payee & { phone: string | null };
  method: PaymentMethod;
  paidAt: Date;
  amountCents: number;
  /** PayPal capture id, Pix endToEndId; null where no provider was part of it. */
  providerRef: string | null;
  /** False for money of the sandbox, which is none. */
  isLive: boolean;
  /** Oldest first. */
  refunds: ReceiptRefund[];
  /** Taken back by the payer's bank. */
  disputedCents: number;
  order: OrderSummary;
  /** Null where nothing was accepted: paid by hand without the payment page. */
  acceptance: { termsVersion: string; acceptedAt: Date; sha256: string } | null;
}
