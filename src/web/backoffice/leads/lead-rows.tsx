import type { Lead } from '#shared/backoffice/leads.contract.ts';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { formatDate } from '#shared/text/format.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { LeadStatusChip } from './lead-status-chip.tsx';
import { LEADS_TEXTS } from './leads-texts.ts';

const COLUMNS: readonly Column[] = [
  { label: LEADS_TEXTS.columnSchool },
  { label: LEADS_TEXTS.columnStatus, className: 'w-40' },
  { label: LEADS_TEXTS.columnModality, className: 'w-60 max-lg:hidden' },
  { label: LEADS_TEXTS.columnDate, className: 'w-32 max-lg:hidden' },
  { label: LEADS_TEXTS.columnDetails, className: 'w-32', isSpoken: true },
];

interface RowsProps {
  leads: readonly Lead[];
  onOpen: (lead: Lead) => void;
}

/** Requests where there is room for columns. */
export function LeadTable({ leads, onOpen }: RowsProps) {
  return (
    <DataTable columns={COLUMNS}>
      {leads.map((lead) => (
        <tr key={lead.id}>
          <td>
            <p className="truncate font-bold" title={lead.school}>
              {lead.school}
            </p>
            <p className="smaller truncate text-ink-2" title={lead.email}>
              {lead.contact}
              <span className="font-data">, {lead.email}</span>
            </p>
          </td>
          <td>
            <LeadStatusChip status={lead.status} />
          </td>
          <td className="max-lg:hidden">{MODALITIES[lead.modality].label}</td>
          <td className="num max-lg:hidden">{formatDate(lead.createdAt)}</td>
          <td className="text-right">
            <OpenButton lead={lead} onOpen={onOpen} />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}

/** Requests on a phone. */
export function LeadCards({ leads, onOpen }: RowsProps) {
  return (
    <ul className="grid gap-3">
      {leads.map((lead) => (
        <li key={lead.id} className="card grid gap-2 p-4">
          <div className="leading-snug">
            <p className="line-clamp-2 font-bold wrap-anywhere" title={lead.school}>
              {lead.school}
            </p>
            <p className="smaller wrap-anywhere text-ink-2">
              {lead.contact}, <span className="num">{formatDate(lead.createdAt)}</span>
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <LeadStatusChip status={lead.status} />
            <span className="smaller text-ink-2">{MODALITIES[lead.modality].label}</span>
          </div>
          <OpenButton lead={lead} onOpen={onOpen} isCard />
        </li>
      ))}
    </ul>
  );
}

/** Outlined where the request waits for an answer. */
function OpenButton({
  lead,
  onOpen,
  isCard = false,
}: Pick<RowsProps, 'onOpen'> & { lead: Lead; isCard?: boolean }) {
  return (
    <Button
      variant={isCard || lead.status === 'new' ? 'outline' : 'text'}
      size="d"
      className={isCard ? 'w-full' : undefined}
      onClick={() => onOpen(lead)}
    >
      {LEADS_TEXTS.details}
      <span className="sr-only">: {lead.school}</span>
    </Button>
  );
}
