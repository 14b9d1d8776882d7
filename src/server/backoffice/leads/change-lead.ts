import { eq } from 'drizzle-orm';
import { leadsTable } from '#server/backoffice/backoffice.table.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { LeadStatus } from '#shared/backoffice/lead-status.ts';
import type { Lead } from '#shared/backoffice/leads.contract.ts';
import { toLead } from './list-leads.ts';

/**
 * Says how far a request has been answered; saying the same again changes nothing.
 * @throws Problem `lead_not_found`
 */
export async function changeLead(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  { userId, role }: Session,
  { leadId, status, ip }: { leadId: string; status: LeadStatus; ip: string },
): Promise<Lead> {
  if (!isId(leadId)) throw new Problem('lead_not_found');
  return database.db.transaction(async (tx) => {
    const [lead] = await tx.select().from(leadsTable).where(eq(leadsTable.id, leadId)).for('update');
    if (!lead) throw new Problem('lead_not_found');
    if (lead.status === status) return toLead(lead);
    await tx.update(leadsTable).set({ status }).where(eq(leadsTable.id, leadId));
    const about = { actorId: userId, actorRole: role, subjectType: 'lead', subjectId: leadId };
    const change = { before: { status: lead.status }, after: { status } };
    await recordAudit(tx, { ...about, action: 'lead.change', ...change, ip }, clock.now());
    return toLead({ ...lead, status });
  });
}
