import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { describeWrongState, findLesson } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { isCnpj, isCpf } from '#server/platform/tax-document.ts';
import type { Billing, billingInputSchema } from '#shared/payments/billing.contract.ts';
import { type BillingRow, invoicesTable, lessonBillingTable } from './documents.table.ts';
import { toBilling } from './get-billing.ts';
import { requestInvoice } from './request-invoice.ts';

export type BillingInput = z.output<typeof billingInputSchema>;

/**
 * Says who the invoice is made out to. Allowed until the invoice was issued; after the payment it asks for the
 * invoice at once.
 * @throws Problem `invalid_request` for a CPF or CNPJ whose digits do not agree, `lesson_not_found`,
 *   `wrong_state` once the invoice was issued or the lesson was cancelled
 */
export async function putBilling(
  deps: AppDeps,
  session: Session,
  { lessonId, input }: { lessonId: string; input: BillingInput },
): Promise<Billing> {
  const now = deps.clock.now();
  const customer = judgeCustomer(input);
  return deps.database.db.transaction(async (tx) => {
    const lesson = await findLesson(tx, session, lessonId, { lock: true });
    if (lesson.status === 'cancelled') throw describeWrongState(lesson.status);
    const ofLesson = eq(invoicesTable.lessonId, lesson.id);
    const [invoice] = await tx.select().from(invoicesTable).where(ofLesson).for('update');
    if (invoice?.status === 'emitida') {
      throw new Problem('wrong_state', {
        message: 'A nota fiscal já foi emitida: para corrigir os dados, fale com o suporte.',
      });
    }
    const values = { ...customer, updatedAt: now };
    const [row] = await tx
      .insert(lessonBillingTable)
      .values({ lessonId: lesson.id, ...values })
      .onConflictDoUpdate({ target: lessonBillingTable.lessonId, set: values })
      .returning();
    if (!row) throw new Error('the billing data were not stored');
    if (lesson.paidAt !== null) await requestInvoice(tx, lesson.id, now);
    return toBilling(row);
  });
}

function judgeCustomer(input: BillingInput): Omit<BillingRow, 'lessonId' | 'updatedAt'> {
  const { cnpj, cpf, legalName, name, address, email } = input;
  if (cnpj !== undefined) {
    if (!isCnpj(cnpj)) refuse('cnpj', 'CNPJ inválido: confira os dígitos');
    return { kind: 'company', document: cnpj, name: legalName ?? '', address, email };
  }
  if (cpf === undefined || !isCpf(cpf)) return refuse('cpf', 'CPF inválido: confira os dígitos');
  return { kind: 'person', document: cpf, name: name ?? '', address, email };
}

function refuse(path: string, message: string): never {
  throw Problem.ofIssues([{ path, message }]);
}
