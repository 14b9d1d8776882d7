import { ArrowRight } from 'lucide-react';
import type { AuditChange } from '#shared/backoffice/audit-fields.ts';

export const CHANGE_TEXTS = {
  nothing: 'sem valor',
  more: (amount: number) => (amount === 1 ? 'e mais 1 campo' : `e mais ${amount} campos`),
} as const;

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
    <ul className="smaller grid gap-0.5 leading-snug">
      {changes.slice(0, isWhole ? changes.length : SHOWN).map(({ field, before, after }) => (
        <li key={field} className="line-clamp-2 wrap-anywhere">
          <span className="text-ink-2">{field}:</span>{' '}
          {before !== null && (
            <>
              <span className="text-ink-2">{before}</span>
              <ArrowRight size={14} className="mx-1 inline align-[-2px]" aria-hidden="true" />
              <span className="sr-only"> passou a </span>
            </>
          )}
          <span className="font-bold">{after ?? CHANGE_TEXTS.nothing}</span>
        </li>
      ))}
      {!isWhole && changes.length > SHOWN && (
        <li className="text-ink-2">{CHANGE_TEXTS.more(changes.length - SHOWN)}</li>
      )}
    </ul>
  );
}
