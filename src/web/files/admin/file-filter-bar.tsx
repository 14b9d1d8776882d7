import { useCallback } from 'react';
import { FILE_STATUS_NAMES, FILE_TYPE_NAMES } from '#web/files/file-texts.ts';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { ADMIN_FILE_TEXTS as TEXTS } from './admin-file-texts.ts';
import { type FilesChange, type FilesSearch, isFiltered } from './files-search.ts';

/** Search and filters; they stand in the address. */
export function FileFilterBar({
  search,
  onChange,
}: {
  search: FilesSearch;
  onChange: (change: FilesChange) => void;
}) {
  const find = useCallback((q: string) => onChange({ q }), [onChange]);
  return (
    <search className="grid grid-cols-2 items-end gap-2.5 max-sm:w-full sm:flex sm:flex-wrap">
      <SearchField
        label={TEXTS.search}
        placeholder={TEXTS.searchHint}
        maxLength={MAX_SEARCH_LENGTH}
        value={search.q ?? ''}
        onSearch={find}
        className="col-span-2 sm:w-72"
      />
      <FilterSelect
        label={TEXTS.type}
        value={search.tipo ?? ''}
        onChange={(tipo) => onChange({ tipo })}
        all={TEXTS.anyType}
        names={FILE_TYPE_NAMES}
      />
      <FilterSelect
        label={TEXTS.status}
        value={search.status ?? ''}
        onChange={(status) => onChange({ status })}
        all={TEXTS.anyStatus}
        names={FILE_STATUS_NAMES}
      />
      {isFiltered(search) && (
        <Button
          variant="text"
          size="d"
          className="col-span-2"
          onClick={() => onChange({ q: '', status: '', tipo: '' })}
        >
          {TEXTS.clear}
        </Button>
      )}
    </search>
  );
}
