import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction } from '#shared/backoffice/audit-actions.ts';
import { MAIL_STATUSES, type MailStatus } from '#shared/messages/mail-status.ts';
import { isKeyOf, readDay, readText } from '#web/platform/read-search.ts';

/** What the address of the audit carries. Days are `2026-11-21`; `sobre` is a kind, or the id of one thing. */
export interface AuditSearch {
  aba?: 'emails';
  acao?: AuditAction;
  sobre?: string;
  /** A part of a name or e-mail, or the id of a person. */
  quem?: string;
  de?: string;
  ate?: string;
  /** Of the mails: a part of address or subject. */
  q?: string;
  status?: MailStatus;
}
/** A change of the filter; a field changed to nothing leaves the address. */
export type AuditChange = { [Name in keyof AuditSearch]?: string };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Whether a filter names one thing or person instead of a kind or a part of a name. */
export const isId = (text: string): boolean => ID.test(text);
/** The longest name of an actor or a subject that the server takes. */
export const MAX_WORD = 100;

/** Reads the query of the address; what makes no sense, and the filter of the other part, is left out. */
export function readAuditSearch(query: Record<string, unknown>): AuditSearch {
  if (query.aba === 'emails') {
    const q = readText(query.q);
    const { status } = query;
    return { aba: 'emails', ...(q && { q }), ...(isKeyOf(MAIL_STATUSES, status) && { status }) };
  }
  const { acao, sobre } = query;
  const quem = readText(query.quem).slice(0, MAX_WORD);
  const de = readDay(query.de);
  const ate = readDay(query.ate);
  return {
    ...(isKeyOf(AUDIT_ACTIONS, acao) && { acao }),
    ...((isKeyOf(AUDIT_SUBJECTS, sobre) || (typeof sobre === 'string' && isId(sobre))) && { sobre }),
    ...(quem && { quem }),
    ...(de && { de }),
    ...(ate && { ate }),
  };
}

/** The filter in the shape the calls take. */
export function toAuditQuery({ acao, sobre, quem, de, ate }: AuditSearch) {
  return {
    ...(acao && { action: acao }),
    ...(sobre && { subject: sobre }),
    ...(quem && { actor: quem }),
    ...(de && { from: de }),
    ...(ate && { to: ate }),
  };
}

export const isFiltered = (search: AuditSearch): boolean => Object.keys(toAuditQuery(search)).length > 0;
