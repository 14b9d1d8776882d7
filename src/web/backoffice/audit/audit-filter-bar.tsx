import { type ReactNode, useCallback } from 'react';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#shared/backoffice/audit-actions.ts';
import { DayField } from '#web/platform/day-field.tsx';
import { isKeyOf } from '#web/platform/read-search.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { type AuditChange, type AuditSearch, isFiltered, isId, MAX_WORD } from './audit-search.ts';
import { AUDIT_TEXTS } from './audit-texts.ts';

/** Who, what, about what and when; all of it stands in the address. */
export function AuditFilterBar({
  search,
  action,
  onChange,
}: {
  search: AuditSearch;
  /** Stands at the end of the bar. */
  action: ReactNode;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: AuditChange) => void;
}) {
  const { acao = '', sobre = '', quem = '', de = '', ate = '' } = search;
  const find = useCallback((text: string) => onChange({ quem: text }), [onChange]);
  return (
    <search
      className="mb-3 grid grid-cols-2 items-end gap-2.5 lg:flex lg:flex-wrap"
      aria-label={AUDIT_TEXTS.filters}
    >
      <SearchField
        label={AUDIT_TEXTS.actor}
        placeholder={AUDIT_TEXTS.actorHint}
        maxLength={MAX_WORD}
        value={isId(quem) ? '' : quem}
        onSearch={find}
        className="col-span-2 lg:w-60"
      />
      <FilterSelect
        label={AUDIT_TEXTS.action}
        value={acao}
        onChange={(value) => onChange({ acao: value })}
        all={AUDIT_TEXTS.anyAction}
        names={AUDIT_ACTIONS}
      />
      <FilterSelect
        label={AUDIT_TEXTS.subject}
        value={isKeyOf(AUDIT_SUBJECTS, sobre) ? sobre : ''}
        onChange={(value) => onChange({ sobre: value })}
        all={AUDIT_TEXTS.anySubject}
        names={AUDIT_SUBJECTS}
      />
      <DayField label={AUDIT_TEXTS.from} value={de} onChange={(day) => onChange({ de: day })} />
      <DayField label={AUDIT_TEXTS.to} value={ate} onChange={(day) => onChange({ ate: day })} />
      {isFiltered(search) && (
        <Button
          variant="text"
          size="d"
          className="col-span-2"
          onClick={() => onChange({ acao: '', sobre: '', quem: '', de: '', ate: '' })}
        >
          {AUDIT_TEXTS.clear}
        </Button>
      )}
      <div className="col-span-2 max-sm:*:w-full lg:ml-auto">{action}</div>
    </search>
  );
}
