import { and, count, like } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { isCnpj } from '#server/payments/papers/billing/is-cnpj.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import { foldSearchText, toLikePattern } from '#server/platform/db/fold-search-text.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import { afterCursor, cutPage, newestFirst } from '#server/platform/http/keyset.ts';
import type { Cursor } from '#server/platform/http/page.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { addLead as addLeadCall, leadSchema } from '#shared/backoffice/leads.contract.ts';
import type { BodyOf } from '#shared/http/endpoint.ts';
import type { ListQuery } from '#shared/http/list-query.ts';
import { type LeadRow, leadsTable } from './backoffice.table.ts';

type Lead = z.output<typeof leadSchema>;
const ORDER = { at: leadsTable.createdAt, id: leadsTable.id };

/**
 * Keeps what a school asks for, until somebody answers it.
 * @throws Problem 400 for a CNPJ whose digits do not fit, `idempotency_conflict`
 */
export async function addLead(
  deps: AppDeps,
  form: BodyOf<typeof addLeadCall>,
  idempotency: IdempotentRequest | null,
): Promise<IdempotentAnswer<Lead>> {
  const cnpj = form.cnpj || null;
  if (cnpj !== null && !isCnpj(cnpj)) throw Problem.ofIssues([{ path: 'cnpj', message: 'CNPJ inválido' }]);
  return withIdempotency(deps.database.db, idempotency, async (tx) => {
    const searchText = foldSearchText(`${form.school} ${form.contact} ${form.email} ${cnpj ?? ''}`);
    const [lead] = await tx
      .insert(leadsTable)
      .values({ ...form, cnpj, searchText, createdAt: deps.clock.now() })
      .returning();
    if (!lead) throw new Error('the lead was not written');
    return { status: 201, body: toLead(lead) };
  });
}

/** One page of the leads, newest first; `q` looks into school, contact, e-mail and CNPJ. */
export async function listLeadPage(
  db: Db,
  query: ListQuery,
): Promise<{ leads: Lead[]; total: number; next: Cursor | null }> {
  const pattern = toLikePattern(query.q ?? '');
  const wanted = pattern === '%%' ? undefined : like(leadsTable.searchText, pattern);
  const [found, [all]] = await Promise.all([
    db
      .select()
      .from(leadsTable)
      .where(and(wanted, afterCursor(query.cursor, ORDER)))
      .orderBy(...newestFirst(ORDER))
      .limit(query.limit + 1),
    db.select({ total: count() }).from(leadsTable).where(wanted),
  ]);
  const { rows, next } = cutPage(found, query.limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  return { leads: rows.map(toLead), total: all?.total ?? 0, next };
}

function toLead({ searchText: _, createdAt, ...lead }: LeadRow): Lead {
  return { ...lead, createdAt: createdAt.toISOString() };
}
