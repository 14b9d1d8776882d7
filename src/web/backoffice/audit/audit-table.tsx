import type { AuditEntryOnWire } from '#shared/backoffice/audit.contract.ts';
import { describeAction } from '#shared/backoffice/audit-actions.ts';
import { describeChanges } from '#shared/backoffice/audit-fields.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ActionIcon } from './action-icon.tsx';
import type { AuditRowsProps } from './audit-rows.ts';
import { AUDIT_TEXTS } from './audit-texts.ts';
import { ChangeList } from './change-list.tsx';
import { actorName, actorRoleName, subjectKind } from './describe-actor.ts';

/** Entries where there is room for columns. */
export function AuditTable({ entries, onOpen }: AuditRowsProps) {
  return (
    <div className="cartao overflow-clip">
      <table className="tabela table-fixed">
        <thead>
          <tr>
            <th scope="col">{AUDIT_TEXTS.columnWhat}</th>
            <th scope="col" className="max-lg:w-[34%] lg:w-[32%]">
              {AUDIT_TEXTS.columnChange}
            </th>
            <th scope="col" className="w-44">
              {AUDIT_TEXTS.columnWho}
            </th>
            <th scope="col" className="w-40 max-lg:hidden">
              {AUDIT_TEXTS.columnWhen}
            </th>
            <th scope="col" className="w-32">
              <span className="sr-only">{AUDIT_TEXTS.columnDetails}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} entry={entry} onOpen={() => onOpen(entry)} />
          ))}
        </tbody>
      </table>
    </div>
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
            <p className="font-bold">{describeAction(action)}</p>
            <p className="menor truncate text-tinta-2" title={subjectName ?? undefined}>
              {subjectKind(entry)}: {subjectName ?? AUDIT_TEXTS.removed}
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
            : {describeAction(action)}, {subjectName}
          </span>
        </Button>
      </td>
    </tr>
  );
}
