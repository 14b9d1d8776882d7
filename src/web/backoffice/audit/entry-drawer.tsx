import type { ReactNode } from 'react';
import type { AuditEntryOnWire } from '#shared/backoffice/audit.contract.ts';
import { describeEntry } from '#shared/backoffice/audit-actions.ts';
import { type AuditChange, describeChanges } from '#shared/backoffice/audit-fields.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { CHANGE_TEXTS } from '#web/backoffice/parts/change-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { AuditChange as SearchChange } from './audit-search.ts';
import { AUDIT_TEXTS } from './audit-texts.ts';
import { actorName, actorRoleName, subjectKind, subjectNameOf } from './describe-actor.ts';

/** All of one entry: who, when, from where, before and after in full, and the ways on from it. */
export function EntryDrawer({
  entry,
  onChange,
  onClose,
}: {
  entry: AuditEntryOnWire;
  onChange: (change: SearchChange) => void;
  onClose: () => void;
}) {
  const { actor, subjectType, subjectId, subjectName } = entry;
  const show = (change: SearchChange) => {
    onClose();
    onChange({ acao: '', sobre: '', quem: '', de: '', ate: '', ...change });
  };
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={describeEntry(entry)}>
      <div className="dense grid gap-5 p-5">
        <dl className="grid grid-cols-2 gap-x-5 gap-y-3">
          <Fact name={AUDIT_TEXTS.columnWhen}>
            <time className="num" dateTime={entry.createdAt}>
              {formatDateTime(entry.createdAt)}
            </time>
          </Fact>
          <Fact name={AUDIT_TEXTS.ip}>
            {entry.ip ? <span className="num break-all">{entry.ip}</span> : AUDIT_TEXTS.noIp}
          </Fact>
          <Fact name={AUDIT_TEXTS.columnWho}>
            {actorName(entry)}
            {actorRoleName(entry) && <span className="smaller block text-ink-2">{actorRoleName(entry)}</span>}
          </Fact>
          <Fact name={subjectKind(entry)}>
            <span className="wrap-anywhere">{subjectNameOf(entry)}</span>
          </Fact>
          <Fact name={AUDIT_TEXTS.code} isWide>
            <span className="font-data break-all">{subjectId}</span>
          </Fact>
          {entry.sessionId && (
            <Fact name={AUDIT_TEXTS.session} isWide>
              <span className="font-data break-all">{entry.sessionId}</span>
            </Fact>
          )}
          {entry.reason && (
            <Fact name={AUDIT_TEXTS.reason} isWide>
              <span className="whitespace-pre-wrap wrap-anywhere">{entry.reason}</span>
            </Fact>
          )}
        </dl>
        <Changes changes={describeChanges(entry.before, entry.after, entry.names)} />
        <div className="flex flex-wrap gap-2.5 max-sm:*:w-full">
          {subjectType === 'lesson' && subjectName !== null && (
            <LinkButton to="/analysis/$id" params={{ id: subjectId }} variant="outline" size="d">
              {AUDIT_TEXTS.seeLesson}
            </LinkButton>
          )}
          <Button variant="neutral" size="d" onClick={() => show({ sobre: subjectId })}>
            {AUDIT_TEXTS.allOfSubject}
          </Button>
          {actor && (
            <Button variant="neutral" size="d" onClick={() => show({ quem: actor.id })}>
              {AUDIT_TEXTS.allOfActor}
            </Button>
          )}
        </div>
      </div>
    </Drawer>
  );
}

function Changes({ changes }: { changes: readonly AuditChange[] }) {
  if (changes.length === 0) return <p className="text-ink-2">{AUDIT_TEXTS.noChange}</p>;
  return (
    <ul className="grid gap-3">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="rounded-field border border-border">
          <p className="border-b border-border px-3 py-1.5 font-bold">{field}</p>
          <dl className="grid gap-2 px-3 py-2 sm:grid-cols-2 sm:gap-4">
            <Side name={AUDIT_TEXTS.before} value={before} />
            <Side name={AUDIT_TEXTS.after} value={after} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Side({ name, value }: { name: string; value: string | null }) {
  return (
    <div className="min-w-0">
      <dt className="smaller text-ink-2">{name}</dt>
      <dd className="max-h-60 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
        {value ?? <span className="text-ink-2">{CHANGE_TEXTS.nothing}</span>}
      </dd>
    </div>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="smaller text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
