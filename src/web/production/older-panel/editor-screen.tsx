import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useUnread } from '#web/messages/use-unread.ts';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { assignedQuery } from '#web/production/production-queries.ts';
import { EmptyWorklist } from '#web/production/worklist/empty-worklist.tsx';
import {
  FIRST_SORT,
  readWorklistSearch,
  type WorklistChange,
} from '#web/production/worklist/worklist-search.ts';
import { WORKLIST_TEXTS } from '#web/production/worklist/worklist-texts.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { EDITOR_TEXTS } from './editor-texts.ts';
import { ProductionItem } from './production-item.tsx';

const { [FIRST_SORT]: FIRST_NAME, ...OTHER_NAMES } = WORKLIST_TEXTS.sorts;
const TEXTS = {
  loading: WORKLIST_TEXTS.loading,
  error: WORKLIST_TEXTS.listError,
  count: WORKLIST_TEXTS.count,
};

/** Every assigned production with its status buttons, its delivery and its messages. */
export function EditorScreen() {
  usePageTitle(EDITOR_TEXTS.title);
  const { q, ordem = FIRST_SORT } = useSearch({ from: '/editor' });
  const navigate = useNavigate({ from: '/editor' });
  const change = useCallback(
    (changed: WorklistChange) =>
      void navigate({
        search: (before) => readWorklistSearch({ ...before, ...changed }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const seek = useCallback((text: string) => change({ q: text || undefined }), [change]);
  const query = useInfiniteQuery(assignedQuery({ ...(q && { q }), sort: ordem }));
  const unread = useUnread();
  return (
    <div className="page-width dense pt-6 pb-16 lg:pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-64 flex-1">
          <h1 className="text-[2rem] md:text-[2.25rem]">{EDITOR_TEXTS.title}</h1>
          <p className="mt-1.5 text-base text-ink-2">{EDITOR_TEXTS.lead}</p>
        </div>
        <LinkButton to="/editor-dashboard" variant="outline" size="m" className="max-sm:w-full">
          {EDITOR_TEXTS.toWorklist}
        </LinkButton>
      </div>
      <search className="mt-5 flex flex-wrap gap-3">
        <SearchField
          label={WORKLIST_TEXTS.search}
          placeholder={WORKLIST_TEXTS.searchHint}
          maxLength={MAX_SEARCH_LENGTH}
          value={q ?? ''}
          onSearch={seek}
          className="flex-1 max-sm:basis-full sm:max-w-80"
        />
        <FilterSelect
          label={WORKLIST_TEXTS.sort}
          all={FIRST_NAME}
          names={OTHER_NAMES}
          value={ordem === FIRST_SORT ? '' : ordem}
          onChange={(sort) => change({ ordem: sort || undefined })}
        />
      </search>
      <div className="mt-4">
        <PagedPart
          query={query}
          texts={TEXTS}
          empty={<EmptyWorklist isFiltered={Boolean(q)} onClear={() => change({ q: undefined })} />}
        >
          {(productions) => (
            <ul className="grid gap-3" aria-label={EDITOR_TEXTS.list}>
              {productions.map((production) => (
                <ProductionItem
                  key={production.id}
                  production={production}
                  unread={unread.of(production.lesson.id)}
                />
              ))}
            </ul>
          )}
        </PagedPart>
      </div>
    </div>
  );
}
