import type * as z from 'zod/mini';
import { type Billing, billingInputSchema } from '#shared/payments/billing.contract.ts';
import { type DocumentKind, maskDocument } from './mask-document.ts';

export type BillingInput = z.output<typeof billingInputSchema>;

/** The schema of the call as a form of text fields sees it. */
export const BILLING_FORM_SCHEMA = billingInputSchema as z.ZodMiniType<unknown, unknown> as z.ZodMiniType<
  BillingInput,
  Record<string, string>
>;

/** What both kinds of form have in common: kept when the kind is changed. */
export interface Contact {
  email: string;
  address: string;
}

export const kindOf = (billing: Billing | null): DocumentKind =>
  billing?.cpf && !billing.cnpj ? 'cpf' : 'cnpj';

/** The fields of a form of that kind as they are first shown. */
export function initialValues(
  kind: DocumentKind,
  billing: Billing | null,
  contact: Contact,
): Record<string, string> {
  const document = maskDocument(kind, billing?.[kind] ?? '');
  return kind === 'cnpj'
    ? { cnpj: document, legalName: billing?.legalName ?? '', ...contact }
    : { cpf: document, name: billing?.name ?? '', ...contact };
}
