import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { type LeadRow, leadsTable } from '#server/backoffice/backoffice.table.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { foldSearchText } from '#server/platform/db/fold-search-text.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { isCnpj } from '#server/platform/tax-document.ts';
import type { addLead as addLeadCall, Lead } from '#shared/backoffice/leads.contract.ts';
import type { BodyOf } from '#shared/http/endpoint.ts';
import { toLead } from './list-leads.ts';

type Form = BodyOf<typeof addLeadCall>;

/** Within this time the same words again are the same request, whatever brought them twice. */
const SAME_WITHIN_MS = 3_600_000;

/**
 * Keeps what a school asks for, until somebody answers it. The same form again within an hour is answered with what
 * was kept.
 * @throws Problem 400 for a CNPJ whose digits do not fit, `idempotency_conflict`
 */
export async function addLead(
  deps: AppDeps,
  form: Form,
  idempotency: IdempotentRequest | null,
): Promise<IdempotentAnswer<Lead>> {
  const cnpj = form.cnpj || null;
  if (cnpj !== null && !isCnpj(cnpj)) throw Problem.ofIssues([{ path: 'cnpj', message: 'CNPJ inválido' }]);
  return withIdempotency(deps.database.db, idempotency, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${form.email}, 12))`);
    const since = new Date(deps.clock.now().getTime() - SAME_WITHIN_MS);
    const known = await findSame(tx, { ...form, cnpj }, since);
    if (known) return { status: 201, body: toLead(known) };
    const searchText = foldSearchText(`${form.school} ${form.contact} ${form.email} ${cnpj ?? ''}`);
    const [lead] = await tx
      .insert(leadsTable)
      .values({ ...form, cnpj, searchText, createdAt: deps.clock.now() })
      .returning();
    if (!lead) throw new Error('the lead was not written');
    return { status: 201, body: toLead(lead) };
  });
}

/** Found by the time, of which there is an index: an hour of requests is short. */
async function findSame(tx: Tx, form: Form & { cnpj: string | null }, since: Date): Promise<LeadRow | null> {
  const { createdAt, school, cnpj, contact, email, phone, subjects, modality } = leadsTable;
  const [known] = await tx
    .select()
    .from(leadsTable)
    .where(
      and(
        gt(createdAt, since),
        eq(school, form.school),
        form.cnpj === null ? isNull(cnpj) : eq(cnpj, form.cnpj),
        eq(contact, form.contact),
        eq(email, form.email),
        eq(phone, form.phone),
        eq(subjects, form.subjects),
        eq(modality, form.modality),
      ),
    )
    .limit(1);
  return known ?? null;
}
