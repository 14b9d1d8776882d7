import type { AuditEntryOnWire } from '#shared/backoffice/audit.contract.ts';
import { AUDIT_MACHINES, AUDIT_SUBJECTS } from '#shared/backoffice/audit-actions.ts';
import { ROLES } from '#shared/roles.ts';
import { isKeyOf } from '#web/platform/read-search.ts';
import { AUDIT_TEXTS } from './audit-texts.ts';

/** Who acted, by name; the machine where it was no person. */
export const actorName = ({ actor, actorRole }: Pick<AuditEntryOnWire, 'actor' | 'actorRole'>): string =>
  actor?.name ?? AUDIT_MACHINES[actorRole] ?? AUDIT_TEXTS.machine;

/** In which role a person acted; null for the machine. */
export const actorRoleName = ({ actorRole }: Pick<AuditEntryOnWire, 'actorRole'>): string | null =>
  isKeyOf(ROLES, actorRole) ? ROLES[actorRole] : null;

/** What an entry is about: `Aula`, or the name in the log of what this version does not know. */
export const subjectKind = ({ subjectType }: Pick<AuditEntryOnWire, 'subjectType'>): string =>
  isKeyOf(AUDIT_SUBJECTS, subjectType) ? AUDIT_SUBJECTS[subjectType] : subjectType;

/** What has no name of its own: there is one installation, and one set of books. */
const NAMELESS: ReadonlySet<string> = new Set(['installation', 'books']);

/** What an entry is about, in a line: `Aula: Frações`, or the kind alone where it has no name of its own. */
export const subjectLine = (entry: Pick<AuditEntryOnWire, 'subjectType' | 'subjectName'>): string =>
  NAMELESS.has(entry.subjectType)
    ? subjectKind(entry)
    : `${subjectKind(entry)}: ${entry.subjectName ?? AUDIT_TEXTS.removed}`;

/** The name of what an entry is about, for where its kind stands beside it. */
export const subjectNameOf = ({
  subjectType,
  subjectName,
}: Pick<AuditEntryOnWire, 'subjectType' | 'subjectName'>): string =>
  subjectName ?? (NAMELESS.has(subjectType) ? AUDIT_TEXTS.whole : AUDIT_TEXTS.removed);
