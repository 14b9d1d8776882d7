import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { editorNamesQuery } from './board-query.ts';
import type { BoardChange, BoardSearch } from './board-search.ts';
import { BOARD_TEXTS as TEXTS } from './board-texts.ts';

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
    <search className="mb-5 grid gap-2.5 sm:flex sm:flex-wrap sm:items-end">
      <SearchField
        label={TEXTS.search}
        placeholder={TEXTS.searchHint}
        maxLength={MAX_SEARCH_LENGTH}
        value={q}
        onSearch={find}
        className="sm:w-80"
      />
      <div className="min-w-0 sm:w-60">
        <FilterSelect
          label={TEXTS.editor}
          value={editor}
          onChange={(chosen) => onChange({ editor: chosen })}
          all={TEXTS.anyEditor}
          names={choices}
        />
      </div>
      {(q || editor) && (
        <Button variant="text" size="d" onClick={() => onChange({ q: '', editor: '' })}>
          {TEXTS.clear}
        </Button>
      )}
    </search>
  );
}
