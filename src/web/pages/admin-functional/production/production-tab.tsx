import { useState } from 'react';
import { LessonDrawer } from '#web/pages/admin-functional/clients/lesson-drawer.tsx';
import { type LessonTask, LessonTaskDialog } from '#web/pages/admin-functional/clients/lesson-tasks.tsx';
import { BoardColumns } from '#web/backoffice/board/board-columns.tsx';
import { BoardFilterBar } from './board-filter-bar.tsx';
import type { BoardChange, BoardSearch } from '#web/backoffice/board/board-search.ts';

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
