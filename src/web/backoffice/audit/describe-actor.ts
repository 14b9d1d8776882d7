import { ROLES } from '#shared/accounts/roles.ts';
import type { AuditEntryOnWire } from '#shared/backoffice/audit.contract.ts';
import { AUDIT_MACHINES, AUDIT_SUBJECTS } from '#shared/backoffice/audit-actions.ts';
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
