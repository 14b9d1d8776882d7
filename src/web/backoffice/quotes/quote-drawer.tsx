import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { LEAD_STATUSES, type LeadStatus } from '#shared/backoffice/lead-status.ts';
import type { Lead } from '#shared/backoffice/leads.contract.ts';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { formatCnpj, toDial } from '#web/backoffice/leads/format-cnpj.ts';
import { LeadStatusChip } from '#web/backoffice/leads/lead-status-chip.tsx';
import { QUOTES_TEXTS } from '#web/backoffice/leads/leads-texts.ts';
import { useLeadStatus } from '#web/backoffice/leads/use-lead-status.ts';

const STATUSES = (Object.keys(LEAD_STATUSES) as LeadStatus[]).map((value) => ({
  value,
  label: LEAD_STATUSES[value],
}));

/** All of one request: what the school wants, how to reach it, how far it has been answered. */
export function QuoteDrawer({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const saving = useLeadStatus(lead.id);
  const status = saving.isPending ? saving.variables : (saving.data?.status ?? lead.status);
  const { label, priceFrom } = MODALITIES[lead.modality];
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="line-clamp-2 wrap-anywhere">{lead.school}</span>}
      footer={
        <div className="flex flex-wrap gap-2.5 *:flex-1">
          <AnchorButton href={`tel:${toDial(lead.phone)}`} variant="outline" size="m">
            <Phone size={18} aria-hidden="true" />
            {QUOTES_TEXTS.call}
          </AnchorButton>
          <AnchorButton
            href={`mailto:${lead.email}?subject=${encodeURIComponent(QUOTES_TEXTS.mailSubject(lead.school))}`}
            size="m"
          >
            <Mail size={18} aria-hidden="true" />
            {QUOTES_TEXTS.write}
          </AnchorButton>
        </div>
      }
    >
      <div className="denso grid gap-5 p-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <LeadStatusChip status={status} />
          <span className="menor num text-tinta-2">{formatDateTime(lead.createdAt)}</span>
        </div>
        <div aria-busy={saving.isPending}>
          <SegmentedControl
            legend={saving.isPending ? QUOTES_TEXTS.saving : QUOTES_TEXTS.status}
            segments={STATUSES}
            value={status}
            onChange={(next) => !saving.isPending && saving.mutate(next)}
          />
        </div>
        <dl className="grid gap-3.5">
          <Fact name={QUOTES_TEXTS.contact}>{lead.contact}</Fact>
          <Fact name={QUOTES_TEXTS.email}>
            <span className="font-dados">{lead.email}</span>
          </Fact>
          <Fact name={QUOTES_TEXTS.phone}>
            <span className="num">{lead.phone}</span>
          </Fact>
          <Fact name={QUOTES_TEXTS.cnpj}>
            {lead.cnpj ? <span className="num">{formatCnpj(lead.cnpj)}</span> : QUOTES_TEXTS.noCnpj}
          </Fact>
          <Fact name={QUOTES_TEXTS.modality}>
            {label}
            <span className="menor num block text-tinta-2">
              {QUOTES_TEXTS.priceFrom(formatReais(priceFrom))}
            </span>
          </Fact>
          <Fact name={QUOTES_TEXTS.subjects}>
            <span className="whitespace-pre-wrap">{lead.subjects}</span>
          </Fact>
        </dl>
      </div>
    </Drawer>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="menor text-tinta-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
