import type { Db } from '#server/platform/db/database.ts';
import { CSV_BOM, csvInstant, csvLine, csvText } from '#server/platform/http/lists/csv.ts';
import { readAllPages } from '#server/platform/http/lists/read-all-pages.ts';
import type { AuditEntryOnWire } from '#shared/backoffice/audit.contract.ts';
import { AUDIT_MACHINES, AUDIT_SUBJECTS, describeEntry } from '#shared/backoffice/audit-actions.ts';
import { describeChanges } from '#shared/backoffice/audit-fields.ts';
import { type AuditQuery, readAudit } from './list-audit.ts';

const HEADER = [
  'Quando',
  'Quem',
  'Ação',
  'Tipo',
  'Sobre',
  'Código',
  'Antes',
  'Depois',
  'Motivo',
  'Endereço IP',
  'Sessão',
];

/** Every entry a query asks for as CSV text, newest first. */
export async function* exportAudit(db: Db, query: AuditQuery): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(HEADER);
  for await (const { entries } of readAllPages((page) => readAudit(db, { ...query, ...page }))) {
    yield entries.map((entry) => csvLine(toCells(entry))).join('');
  }
}

function toCells(entry: AuditEntryOnWire): string[] {
  const changes = describeChanges(entry.before, entry.after, entry.names);
  const side = (of: 'before' | 'after') =>
    csvText(changes.map((change) => `${change.field}: ${change[of] ?? ''}`).join('; '));
  const { subjectType } = entry;
  const subjects: Record<string, string> = AUDIT_SUBJECTS;
  return [
    csvInstant(entry.createdAt),
    csvText(entry.actor?.name ?? AUDIT_MACHINES[entry.actorRole] ?? ''),
    csvText(describeEntry(entry)),
    subjects[subjectType] ?? subjectType,
    csvText(entry.subjectName ?? ''),
    csvText(entry.subjectId),
    side('before'),
    side('after'),
    csvText(entry.reason ?? ''),
    entry.ip ?? '',
    entry.sessionId ?? '',
  ];
}
