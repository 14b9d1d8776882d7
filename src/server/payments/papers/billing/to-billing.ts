import type { BillingRow } from '#server/payments/documents/documents.table.ts';
import type { Billing } from '#shared/payments/billing.contract.ts';

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
