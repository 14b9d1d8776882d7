import { type ReactNode, useCallback } from 'react';
import { FILE_STATE_TEXTS, FILE_STATUS_NAMES, FILE_TYPE_NAMES } from '#web/files/file-texts.ts';
import { FilterBar } from '#web/platform/lists/filter-bar.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { ADMIN_FILE_TEXTS as TEXTS } from './admin-file-texts.ts';
import { type FilesChange, type FilesSearch, isFiltered } from './files-search.ts';

const STATUS_NAMES = { ...FILE_STATUS_NAMES, blocked: FILE_STATE_TEXTS.blocked };

/** Search and filters; they stand in the address. */
export function FileFilterBar({
  search,
  action,
  onChange,
}: {
  search: FilesSearch;
  /** Stands at the end of the bar. */
  action: ReactNode;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: FilesChange) => void;
}) {
  const find = useCallback((q: string) => onChange({ q }), [onChange]);
  const { q = '', status = '', tipo = '' } = search;
  return (
    <FilterBar
      search={{ label: TEXTS.search, placeholder: TEXTS.searchHint, value: q, onSearch: find }}
      onClear={isFiltered(search) ? () => onChange({ q: '', status: '', tipo: '' }) : undefined}
      action={action}
    >
      <FilterSelect
        label={TEXTS.type}
        value={tipo}
        onChange={(value) => onChange({ tipo: value })}
        all={TEXTS.anyType}
        names={FILE_TYPE_NAMES}
      />
      <FilterSelect
        label={TEXTS.status}
        value={status}
        onChange={(value) => onChange({ status: value })}
        all={TEXTS.anyStatus}
        names={STATUS_NAMES}
      />
    </FilterBar>
  );
}
