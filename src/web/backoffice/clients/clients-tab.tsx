import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { clientsQuery } from '#web/backoffice/lessons/client-queries.ts';
import {
  type ClientsChange,
  type ClientsSearch,
  isFiltered,
} from '#web/backoffice/lessons/clients-search.ts';
import { LessonDrawer } from '#web/backoffice/lessons/drawer/lesson-drawer.tsx';
import { type LessonTask, LessonTaskDialog } from '#web/backoffice/lessons/lesson-tasks.tsx';
import { LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { RowSkeleton } from '#web/platform/lists/row-skeleton.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea } from '#web/ui/skeleton.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { BulkBar, SelectAll } from './bulk-bar.tsx';
import { ClientCards } from './client-cards.tsx';
import { ClientFilterBar, ClientPager, NoClients } from './client-list.tsx';
import { pageAfter, pageBefore, readClientPages } from './client-pages.ts';
import type { ClientRowsProps } from './client-rows.ts';
import { ClientTable } from './client-table.tsx';
import { NOTHING, type Selection, toggleLesson, toggleLessons, withoutLessons } from './selection.ts';

/** Lessons under the e-mail of their client, a page of clients at a time; some of them to be dealt with together. */
export function ClientsTab({
  search,
  onChange,
}: {
  search: ClientsSearch;
  /** Must stay the same function from one drawing to the next. */
  onChange: (change: ClientsChange) => void;
}) {
  const pages = readClientPages(search.pagina);
  const query = useQuery(clientsQuery(search, pages.cursors.at(-1) ?? ''));
  // Another filter or order begins anew.
  const narrow = useCallback(
    (change: ClientsChange) => onChange({ ...change, pagina: undefined }),
    [onChange],
  );
  const turn = (pagina: string | undefined) => {
    onChange({ pagina });
    globalThis.scrollTo({ top: 0 });
  };
  const isWide = useIsWide('64rem');
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [task, setTask] = useState<LessonTask | null>(null);
  const { data } = query;
  const rows: Omit<ClientRowsProps, 'clients'> = {
    search,
    onSort: (ordem) => narrow({ ordem }),
    selection,
    folded,
    onFold: (id) => setFolded((before) => toggled(before, id)),
    onToggle: (lesson) => setSelection((before) => toggleLesson(before, lesson)),
    onToggleAll: (lessons) => setSelection((before) => toggleLessons(before, lessons)),
    onOpen: (aberto) => onChange({ aberto }),
    onTask: setTask,
  };
  const { nextCursor = null } = data ?? {};
  const pager = data && (
    <ClientPager
      page={pages.page}
      shown={data.clients.length}
      total={data.totalClients}
      isBusy={query.isFetching}
      onPrevious={pages.page > 0 ? () => turn(pageBefore(pages)) : undefined}
      onNext={
        nextCursor === null || query.isPlaceholderData ? undefined : () => turn(pageAfter(pages, nextCursor))
      }
    />
  );
  return (
    <>
      <ClientFilterBar
        search={search}
        totals={data ? { clients: data.totalClients, lessons: data.totalLessons } : null}
        onChange={narrow}
      />
      {query.isError && (
        <div className="mb-3">
          <ErrorPanel
            title={LIST_TEXTS.error}
            message={messageOf(query.error)}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        </div>
      )}
      {!data && !query.isError && (
        <LoadingArea label={LIST_TEXTS.loading}>
          <RowSkeleton />
        </LoadingArea>
      )}
      {data && (
        <div
          className={`transition-opacity ${query.isPlaceholderData ? 'opacity-60' : ''}`}
          aria-busy={query.isFetching}
        >
          <SelectAll
            search={search}
            shown={data.clients.flatMap(({ lessons }) => lessons)}
            total={data.totalLessons}
            selection={selection}
            onSelect={setSelection}
          />
          {data.clients.length === 0 ? (
            <NoClients isFiltered={isFiltered(search)} />
          ) : isWide ? (
            <ClientTable clients={data.clients} footer={pager} {...rows} />
          ) : (
            <>
              <ClientCards clients={data.clients} {...rows} />
              <div className="mt-4">{pager}</div>
            </>
          )}
        </div>
      )}
      {selection.size > 0 && (
        <>
          <div className="h-20" />
          <BulkBar lessons={[...selection.values()]} onClear={() => setSelection(NOTHING)} onTask={setTask} />
        </>
      )}
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
      {task && (
        <LessonTaskDialog
          task={task}
          onClose={() => setTask(null)}
          // What was refused stays chosen, to be tried another way.
          onDone={(lessons) => setSelection((before) => withoutLessons(before, lessons))}
        />
      )}
    </>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
