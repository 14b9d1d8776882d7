import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { LessonDrawer } from '#web/backoffice/lessons/drawer/lesson-drawer.tsx';
import { type LessonTask, LessonTaskDialog } from '#web/backoffice/lessons/lesson-tasks.tsx';
import { FilterBar } from '#web/platform/lists/filter-bar.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { BoardColumns } from './board-columns.tsx';
import { editorNamesQuery } from './board-query.ts';
import type { BoardChange, BoardSearch } from './board-search.ts';
import { BOARD_TEXTS as TEXTS } from './board-texts.ts';

/** The production of all editors in columns, from what waits for one to what was delivered. */
export function ProductionTab({
  search,
  onChange,
}: {
  search: BoardSearch;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: BoardChange) => void;
}) {
  const [task, setTask] = useState<LessonTask | null>(null);
  return (
    <>
      <BoardFilterBar search={search} onChange={onChange} />
      <BoardColumns
        search={search}
        onChange={onChange}
        onOpen={(aberto) => onChange({ aberto })}
        onTask={setTask}
      />
      {search.aberto && (
        <LessonDrawer
          key={search.aberto}
          lessonId={search.aberto}
          part={search.parte}
          onPart={(parte) => onChange({ parte })}
          onClose={() => onChange({ aberto: undefined, parte: undefined })}
          onTask={setTask}
        />
      )}
      {task && <LessonTaskDialog task={task} onClose={() => setTask(null)} />}
    </>
  );
}

/** Search and editor; both stand in the address. */
function BoardFilterBar({
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
