import type { ReactNode } from 'react';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';

const CLEAR = 'Limpar filtros';

interface SearchedBy {
  label: string;
  placeholder: string;
  value: string;
  /** Must stay the same function from one drawing to the next. */
  onSearch: (text: string) => void;
  maxLength?: number;
}

/**
 * What narrows a list: a search, then the choices in `children`, two abreast on a phone, and the way back to all of
 * it. `action`, at the end of the bar, is for what is done with the list.
 */
export function FilterBar({
  label,
  search,
  onClear,
  action,
  children,
}: {
  /** Of the region, where a screen has several. */
  label?: string;
  search: SearchedBy;
  /** Absent while nothing is filtered. */
  onClear: (() => void) | undefined;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-2.5 lg:items-center">
      <search
        className="grid min-w-0 flex-1 basis-full grid-cols-2 items-end gap-2.5 sm:flex sm:basis-0 sm:flex-wrap lg:items-center"
        aria-label={label}
      >
        <SearchField
          maxLength={MAX_SEARCH_LENGTH}
          {...search}
          className="col-span-2 sm:min-w-60 sm:max-w-80 sm:flex-1"
        />
        {children}
        {onClear && (
          <Button variant="text" size="d" className="col-span-2" onClick={onClear}>
            {CLEAR}
          </Button>
        )}
      </search>
      {action && <div className="max-sm:w-full max-sm:*:w-full sm:ml-auto">{action}</div>}
    </div>
  );
}
