import { describeEntry } from '#shared/backoffice/audit-actions.ts';
import { describeChanges } from '#shared/backoffice/audit-fields.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ActionIcon } from './action-icon.tsx';
import type { AuditRowsProps } from './audit-rows.ts';
import { AUDIT_TEXTS } from './audit-texts.ts';
import { ChangeList } from '#web/backoffice/parts/change-list.tsx';
import { actorName, subjectLine } from './describe-actor.ts';

/** Entries on a phone. */
export function AuditCards({ entries, onOpen }: AuditRowsProps) {
  return (
    <ul className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.id} className="cartao grid gap-2 p-4">
          <div className="flex items-start gap-2.5">
            <ActionIcon action={entry.action} />
            <div className="min-w-0 leading-snug">
              <p className="font-bold">{describeEntry(entry)}</p>
              <p className="menor line-clamp-2 wrap-anywhere text-tinta-2">{subjectLine(entry)}</p>
            </div>
          </div>
          <ChangeList changes={describeChanges(entry.before, entry.after, entry.names)} />
          <p className="menor wrap-anywhere text-tinta-2">
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
