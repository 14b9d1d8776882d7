import type { AuditEntryOnWire } from '#shared/backoffice/audit.contract.ts';
import { describeEntry } from '#shared/backoffice/audit-actions.ts';
import { describeChanges } from '#shared/backoffice/audit-fields.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ActionIcon } from './action-icon.tsx';
import type { AuditRowsProps } from './audit-rows.ts';
import { AUDIT_TEXTS } from './audit-texts.ts';
import { ChangeList } from '#web/backoffice/parts/change-list.tsx';
import { actorName, actorRoleName, subjectLine } from './describe-actor.ts';

const COLUMNS: readonly Column[] = [
  { label: AUDIT_TEXTS.columnWhat },
  { label: AUDIT_TEXTS.columnChange, className: 'max-lg:w-[34%] lg:w-[32%]' },
  { label: AUDIT_TEXTS.columnWho, className: 'w-44' },
  { label: AUDIT_TEXTS.columnWhen, className: 'w-40 max-lg:hidden' },
  { label: AUDIT_TEXTS.columnDetails, className: 'w-32', isSpoken: true },
];

/** Entries where there is room for columns. */
export function AuditTable({ entries, onOpen }: AuditRowsProps) {
  return (
    <DataTable columns={COLUMNS}>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} onOpen={() => onOpen(entry)} />
      ))}
    </DataTable>
  );
}

function Row({ entry, onOpen }: { entry: AuditEntryOnWire; onOpen: () => void }) {
  const { action, subjectName, createdAt, ip, reason } = entry;
  return (
    <tr>
      <td>
        <div className="flex items-start gap-2.5">
          <ActionIcon action={action} />
          <div className="min-w-0">
            <p className="font-bold">{describeEntry(entry)}</p>
            <p className="menor truncate text-tinta-2" title={subjectName ?? undefined}>
              {subjectLine(entry)}
            </p>
          </div>
        </div>
      </td>
      <td>
        <ChangeList changes={describeChanges(entry.before, entry.after, entry.names)} />
        {reason && (
          <p className="menor line-clamp-2 wrap-anywhere" title={reason}>
            <span className="text-tinta-2">{AUDIT_TEXTS.reason}:</span> {reason}
          </p>
        )}
      </td>
      <td>
        <p className="truncate" title={actorName(entry)}>
          {actorName(entry)}
        </p>
        <p className="menor text-tinta-2">{actorRoleName(entry)}</p>
      </td>
      <td className="max-lg:hidden">
        <time className="num whitespace-nowrap" dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </time>
        <p className="menor num text-tinta-2">{ip}</p>
      </td>
      <td className="text-right">
        <Button variant="text" size="d" onClick={onOpen}>
          {AUDIT_TEXTS.details}
          <span className="sr-only">
            : {describeEntry(entry)}, {subjectName}
          </span>
        </Button>
      </td>
    </tr>
  );
}
