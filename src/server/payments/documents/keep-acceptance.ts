import { createHash } from 'node:crypto';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { Config } from '#server/platform/config.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { formatTaxDocument } from '#server/platform/tax-document.ts';
import {
  composeOrderSummary,
  type OrderSummary,
  type Payee,
  summaryText,
  TERMS_VERSION,
  termsText,
} from '#shared/payments/terms.ts';
import { orderAcceptancesTable } from './documents.table.ts';

/** The seller as a customer reads it. */
export function payeeOf({ name, cnpj, address, email }: Config['company']): Payee {
  return { name, cnpj: cnpj && formatTaxDocument(cnpj), address, email };
}

/** The order as it stands, for the customer to read before paying. */
export function summarise(lesson: LessonRow, company: Config['company'], now: Date): OrderSummary {
  const { title, serviceType, size, deliveryType, priceCents } = lesson;
  return composeOrderSummary({
    ...{ title, serviceType, size, deliveryType, priceCents },
    payee: payeeOf(company),
    now,
  });
}

/** Hex SHA-256 of the terms and the summary as text, a blank line between, in UTF-8. */
export function hashAcceptance(termsVersion: string, summary: OrderSummary): string {
  return createHash('sha256')
    .update(`${termsText(termsVersion)}\n\n${summaryText(summary)}`)
    .digest('hex');
}

/**
 * Keeps what the customer agreed to by starting to pay: terms, order, price and the
 * version of the analysis as they read at that moment. The first time counts: the same is accepted once.
 * @throws RangeError for terms that never were
 */
export async function keepAcceptance(
  tx: DbOrTx,
  accepted: {
    lesson: LessonRow;
    company: Config['company'];
    now: Date;
    ip: string | null;
    termsVersion?: string;
  },
): Promise<void> {
  const { lesson, company, now, ip, termsVersion = TERMS_VERSION } = accepted;
  const summary = summarise(lesson, company, now);
  await tx
    .insert(orderAcceptancesTable)
    .values({
      lessonId: lesson.id,
      priceVersion: lesson.priceVersion,
      analysisVersion: lesson.analysisVersion,
      termsVersion,
      summary,
      sha256: hashAcceptance(termsVersion, summary),
      acceptedAt: now,
      ip,
    })
    .onConflictDoNothing();
}
