import { LEAD_STATUSES, type LeadStatus } from '#shared/backoffice/lead-status.ts';
import type { Lead } from '#shared/backoffice/leads.contract.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { Drawer } from '#web/ui/drawer.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { LeadContacts, LeadFacts } from './lead-facts.tsx';
import { LeadStatusChip } from './lead-status-chip.tsx';
import { LEADS_TEXTS } from './leads-texts.ts';
import { useLeadStatus } from './use-lead-status.ts';

const STATUSES = (Object.keys(LEAD_STATUSES) as LeadStatus[]).map((value) => ({
  value,
  label: LEAD_STATUSES[value],
}));

/** All of one request: what the school wants, how to reach it, how far it has been answered. */
export function LeadDrawer({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const saving = useLeadStatus(lead.id);
  const status = saving.isPending ? saving.variables : (saving.data?.status ?? lead.status);
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="line-clamp-2 wrap-anywhere">{lead.school}</span>}
      footer={
        <div className="flex flex-wrap gap-2.5 *:flex-1">
          <LeadContacts lead={lead} />
        </div>
      }
    >
      <div className="dense grid gap-5 p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <LeadStatusChip status={status} />
          <span className="smaller num text-ink-2">{formatDateTime(lead.createdAt)}</span>
        </div>
        <div aria-busy={saving.isPending}>
          <SegmentedControl
            legend={saving.isPending ? LEADS_TEXTS.saving : LEADS_TEXTS.status}
            segments={STATUSES}
            value={status}
            onChange={(next) => !saving.isPending && saving.mutate(next)}
          />
        </div>
        <LeadFacts lead={lead} />
      </div>
    </Drawer>
  );
}
