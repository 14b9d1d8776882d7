import type { Lead } from '#shared/backoffice/leads.contract.ts';
import type { LeadRow } from './backoffice.table.ts';

export function toLead({ searchText: _, createdAt, ...lead }: LeadRow): Lead {
  return { ...lead, createdAt: createdAt.toISOString() };
}
