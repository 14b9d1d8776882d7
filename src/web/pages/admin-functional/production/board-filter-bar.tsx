import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { FilterBar } from '#web/platform/lists/filter-bar.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { editorNamesQuery } from '#web/backoffice/board/board-query.ts';
import type { BoardChange, BoardSearch } from '#web/backoffice/board/board-search.ts';
import { BOARD_TEXTS as TEXTS } from '#web/backoffice/board/board-texts.ts';

/** Search and editor; both stand in the address. */
export function BoardFilterBar({
  search: { q = '', editor = '' },
  onChange,
}: {
  search: BoardSearch;
  onChange: (change: BoardChange) => void;
}) {
  const find = useCallback((text: string) => onChange({ q: text }), [onChange]);
  const { data: names = {} } = useQuery(editorNamesQuery());
  // One who is not among them (yet) must not read as everybody.
  const choices = editor && !names[editor] ? { ...names, [editor]: TEXTS.otherEditor } : names;
  return (
    <FilterBar
      search={{ label: TEXTS.search, placeholder: TEXTS.searchHint, value: q, onSearch: find }}
      onClear={q || editor ? () => onChange({ q: '', editor: '' }) : undefined}
    >
      <div className="col-span-2 sm:w-60">
        <FilterSelect
          label={TEXTS.editor}
          value={editor}
          onChange={(chosen) => onChange({ editor: chosen })}
          all={TEXTS.anyEditor}
          names={choices}
        />
      </div>
    </FilterBar>
  );
}
