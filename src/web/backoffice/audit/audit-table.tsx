import type { AuditEntryOnWire } from '#shared/backoffice/audit.contract.ts';
import { describeEntry } from '#shared/backoffice/audit-actions.ts';
import { describeChanges } from '#shared/backoffice/audit-fields.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { ChangeList } from '#web/backoffice/parts/change-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ActionIcon } from './action-icon.tsx';
import { AUDIT_TEXTS } from './audit-texts.ts';
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
            <p className="smaller truncate text-ink-2" title={subjectName ?? undefined}>
              {subjectLine(entry)}
            </p>
          </div>
        </div>
      </td>
      <td>
        <ChangeList changes={describeChanges(entry.before, entry.after, entry.names)} />
        {reason && (
          <p className="smaller line-clamp-2 wrap-anywhere" title={reason}>
            <span className="text-ink-2">{AUDIT_TEXTS.reason}:</span> {reason}
          </p>
        )}
      </td>
      <td>
        <p className="truncate" title={actorName(entry)}>
          {actorName(entry)}
        </p>
        <p className="smaller text-ink-2">{actorRoleName(entry)}</p>
      </td>
      <td className="max-lg:hidden">
        <time className="num whitespace-nowrap" dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </time>
        <p className="smaller num text-ink-2">{ip}</p>
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

/** Entries on a phone. */
export function AuditCards({ entries, onOpen }: AuditRowsProps) {
  return (
    <ul className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.id} className="card grid gap-2 p-4">
          <div className="flex items-start gap-2.5">
            <ActionIcon action={entry.action} />
            <div className="min-w-0 leading-snug">
              <p className="font-bold">{describeEntry(entry)}</p>
              <p className="smaller line-clamp-2 wrap-anywhere text-ink-2">{subjectLine(entry)}</p>
            </div>
          </div>
          <ChangeList changes={describeChanges(entry.before, entry.after, entry.names)} />
          <p className="smaller wrap-anywhere text-ink-2">
            {actorName(entry)},{' '}
            <time className="num" dateTime={entry.createdAt}>
              {formatDateTime(entry.createdAt)}
            </time>
          </p>
          <Button variant="outline" size="d" className="w-full" onClick={() => onOpen(entry)}>
            {AUDIT_TEXTS.details}
            <span className="sr-only">
              : {describeEntry(entry)}, {entry.subjectName}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What table and cards are both given. */
interface AuditRowsProps {
  entries: readonly AuditEntryOnWire[];
  onOpen: (entry: AuditEntryOnWire) => void;
}
