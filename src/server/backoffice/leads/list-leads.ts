import { and, eq, inArray, like, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type LeadRow, leadsTable } from '#server/backoffice/backoffice.table.ts';
import type { Db } from '#server/platform/db/database.ts';
import { toLikePattern } from '#server/platform/db/fold-search-text.ts';
import { afterCursor, countRows, cutPage, newestFirst } from '#server/platform/http/lists/keyset.ts';
import type { Cursor } from '#server/platform/http/lists/page.ts';
import { readStatus } from '#server/platform/http/lists/read-status.ts';
import { LEAD_STATUSES } from '#shared/backoffice/lead-status.ts';
import type { Lead, leadsQuerySchema } from '#shared/backoffice/leads.contract.ts';

export type LeadQuery = z.output<typeof leadsQuerySchema>;
const ORDER = { at: leadsTable.createdAt, id: leadsTable.id };

/**
 * What a query asks for of the leads; `q` looks into school, contact, e-mail and CNPJ.
 * @throws Problem 400 for an unknown status
 */
export function filterLeads({ q, status, modality }: LeadQuery): SQL | undefined {
  const pattern = toLikePattern(q ?? '');
  const wanted = readStatus(status, LEAD_STATUSES);
  return and(
    pattern === '%%' ? undefined : like(leadsTable.searchText, pattern),
    wanted ? eq(leadsTable.status, wanted) : undefined,
    modality ? eq(leadsTable.modality, modality) : undefined,
  );
}

/** Leads newest first, as far as the page goes. */
export async function readLeads(db: Db, query: LeadQuery): Promise<{ leads: Lead[]; next: Cursor | null }> {
  const found = await db
    .select()
    .from(leadsTable)
    .where(and(filterLeads(query), afterCursor(query.cursor, ORDER)))
    .orderBy(...newestFirst(ORDER))
    .limit(query.limit + 1);
  const { rows, next } = cutPage(found, query.limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { leads: rows.map(toLead), next };
}

export async function listLeadPage(
  db: Db,
  query: LeadQuery,
): Promise<{ leads: Lead[]; total: number; next: Cursor | null }> {
  const wanted = filterLeads(query);
  const [page, total] = await Promise.all([
    readLeads(db, query),
    countRows(db, { from: leadsTable, wanted, order: ORDER }),
  ]);
  return { ...page, total };
}

/** The schools of leads, to name them where only their id is kept. */
export async function schoolsOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, school } = leadsTable;
  const rows = await db
    .select({ id, school })
    .from(leadsTable)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.school]));
}

export function toLead({ searchText: _, createdAt, ...lead }: LeadRow): Lead {
  return { ...lead, createdAt: createdAt.toISOString() };
}
