import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { isAvailable } from '#shared/production/suggest-editors.ts';
import { editorsQuery } from '#web/backoffice/lessons/client-queries.ts';
import { ASSIGN_TEXTS, LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { EditorChoice } from './editor-choice.tsx';

/** From so many editors on they can be searched. */
const SEARCHED_FROM = 6;

/** Editors to choose from, the suggested one first. */
export function EditorPicker({
  chosen,
  currentId,
  error,
  onChoose,
}: {
  chosen: EditorLoad | null;
  currentId: string | null;
  error: string | undefined;
  onChoose: (editor: EditorLoad) => void;
}) {
  const [q, setQ] = useState('');
  const query = useInfiniteQuery(editorsQuery(q));
  if (query.isError) {
    return (
      <ErrorPanel
        title={ASSIGN_TEXTS.error}
        message={messageOf(query.error)}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  }
  if (!query.data) {
    return (
      <LoadingArea label={ASSIGN_TEXTS.loading}>
        <Skeleton className="h-16" />
        <Skeleton className="mt-2.5 h-16" />
        <Skeleton className="mt-2.5 h-16" />
      </LoadingArea>
    );
  }
  const editors = query.data.pages.flatMap(({ items }) => items);
  const total = query.data.pages[0]?.total ?? 0;
  const suggested = q ? null : editors.find((editor) => editor.id !== currentId && isAvailable(editor));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {(q || total >= SEARCHED_FROM) && (
        <SearchField
          label={ASSIGN_TEXTS.search}
          placeholder={ASSIGN_TEXTS.searchHint}
          maxLength={MAX_SEARCH_LENGTH}
          value={q}
          onSearch={setQ}
        />
      )}
      {editors.length === 0 && (
        <p className="py-4 text-center text-tinta-2">
          <strong className="block text-tinta">{q ? ASSIGN_TEXTS.noMatch : ASSIGN_TEXTS.none}</strong>
          {!q && ASSIGN_TEXTS.noneText}
        </p>
      )}
      <ChoiceGroup
        legend={ASSIGN_TEXTS.legend}
        isLegendHidden
        error={error}
        className="grid max-h-[45dvh] grid-cols-[minmax(0,1fr)] gap-2.5 overflow-y-auto p-1"
      >
        {editors.map((editor) => (
          <EditorChoice
            key={editor.id}
            editor={editor}
            isChosen={editor.id === chosen?.id}
            isSuggested={editor.id === suggested?.id}
            isCurrent={editor.id === currentId}
            onChoose={() => onChoose(editor)}
          />
        ))}
        {query.hasNextPage && (
          <Button
            variant="text"
            size="m"
            onClick={() => void query.fetchNextPage()}
            isBusy={query.isFetchingNextPage}
            busyLabel={LIST_TEXTS.loadingMore}
          >
            {ASSIGN_TEXTS.more}
          </Button>
        )}
      </ChoiceGroup>
    </div>
  );
}
