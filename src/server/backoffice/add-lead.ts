import { isCnpj } from '#server/payments/papers/billing/is-cnpj.api.ts';
import { foldSearchText } from '#server/platform/db/fold-search-text.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import {
  type IdempotentAnswer,
  type IdempotentRequest,
  withIdempotency,
} from '#server/platform/http/idempotency.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { addLead as addLeadCall, Lead } from '#shared/backoffice/leads.contract.ts';
import type { BodyOf } from '#shared/http/endpoint.ts';
import { leadsTable } from './backoffice.table.ts';
import { toLead } from './to-lead.ts';

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
