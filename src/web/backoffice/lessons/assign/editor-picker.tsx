import { useInfiniteQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { explainSuggestion, isAvailable } from '#shared/production/suggest-editors.ts';
import { StandingChips } from '#web/backoffice/editors/standing-chips.tsx';
import { editorsQuery } from '#web/backoffice/lessons/client-queries.ts';
import { ASSIGN_TEXTS, LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { describeLoad, describePunctuality } from './describe-editor.ts';

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
        <p className="py-4 text-center text-ink-2">
          <strong className="block text-ink">{q ? ASSIGN_TEXTS.noMatch : ASSIGN_TEXTS.none}</strong>
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

/** One editor to choose, with load and punctuality. */
function EditorChoice({
  editor,
  isChosen,
  isSuggested,
  isCurrent,
  onChoose,
}: {
  editor: EditorLoad;
  isChosen: boolean;
  isSuggested: boolean;
  /** Has the lesson already. */
  isCurrent: boolean;
  onChoose: () => void;
}) {
  const punctuality = describePunctuality(editor);
  return (
    <label className="option items-center py-2.5! has-checked:[&_.chip]:inset-ring-current/30 has-checked:[&_.chip]:inset-ring">
      <input
        className="tick"
        type="radio"
        name="editor"
        checked={isChosen}
        disabled={isCurrent || editor.isPaused}
        onChange={onChoose}
      />
      <Avatar imageUrl={editor.profileImageUrl} letter={editor.firstName.charAt(0)} />
      <span className="min-w-0 flex-1 leading-snug">
        <strong className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          {`${editor.firstName} ${editor.lastName}`.trim()}
          {isSuggested && (
            <Chip tone="ok" icon={<Sparkles aria-hidden="true" />}>
              {ASSIGN_TEXTS.suggested}
            </Chip>
          )}
          <StandingChips editor={editor} />
          {isCurrent && <Chip tone="neutral">{ASSIGN_TEXTS.current}</Chip>}
        </strong>
        <span className="smaller num text-ink-2">
          {describeLoad(editor)}
          <span className="sm:hidden">, {punctuality}</span>
        </span>
        {isSuggested && (
          <span className="smaller num block text-ink-2">
            {ASSIGN_TEXTS.because} {explainSuggestion(editor).join(', ')}
          </span>
        )}
      </span>
      <span className="smaller num shrink-0 text-right text-ink-2 max-sm:hidden">{punctuality}</span>
    </label>
  );
}
