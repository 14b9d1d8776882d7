import { type ReactNode, useCallback } from 'react';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#shared/backoffice/audit-actions.ts';
import { DayField } from '#web/platform/lists/day-field.tsx';
import { FilterBar } from '#web/platform/lists/filter-bar.tsx';
import { isKeyOf } from '#web/platform/read-search.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { type AuditChange, type AuditSearch, isFiltered, isId, MAX_WORD } from './audit-search.ts';
import { AUDIT_TEXTS } from './audit-texts.ts';

const NO_FILTER: AuditChange = { acao: '', sobre: '', quem: '', de: '', ate: '' };

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
    <FilterBar
      label={AUDIT_TEXTS.filters}
      search={{
        label: AUDIT_TEXTS.actor,
        placeholder: AUDIT_TEXTS.actorHint,
        maxLength: MAX_WORD,
        value: isId(quem) ? '' : quem,
        onSearch: find,
      }}
      onClear={isFiltered(search) ? () => onChange(NO_FILTER) : undefined}
      action={action}
    >
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
    </FilterBar>
  );
}
