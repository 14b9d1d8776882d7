import { ArrowRight } from 'lucide-react';
import type { AuditChange } from '#shared/backoffice/audit-fields.ts';
import { AUDIT_TEXTS } from '#web/backoffice/audit/audit-texts.ts';

/** Fields shown in a row; all of them stand in the details. */
const SHOWN = 2;

/** The difference of an entry: field, before where there was something, after; long texts are cut. */
export function ChangeList({
  changes,
  isWhole = false,
}: {
  changes: readonly AuditChange[];
  /** All of them, where there is room. */
  isWhole?: boolean;
}) {
  if (changes.length === 0) return null;
  return (
    <ul className="menor grid gap-0.5 leading-snug">
      {changes.slice(0, isWhole ? changes.length : SHOWN).map(({ field, before, after }) => (
        <li key={field} className="line-clamp-2 wrap-anywhere">
          <span className="text-tinta-2">{field}:</span>{' '}
          {before !== null && (
            <>
              <span className="text-tinta-2">{before}</span>
              <ArrowRight size={14} className="mx-1 inline align-[-2px]" aria-hidden="true" />
              <span className="sr-only"> passou a </span>
            </>
          )}
          <span className="font-bold">{after ?? AUDIT_TEXTS.nothing}</span>
        </li>
      ))}
      {!isWhole && changes.length > SHOWN && (
        <li className="text-tinta-2">{AUDIT_TEXTS.more(changes.length - SHOWN)}</li>
      )}
    </ul>
  );
}
