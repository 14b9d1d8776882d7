import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useUnread } from '#web/messages/use-unread.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { type DeskChange, FIRST_SORT, readDeskSearch } from '#web/production/worklist/worklist-search.ts';
import { DESK_TEXTS } from '#web/production/worklist/worklist-texts.ts';
import { EmptyDesk } from '#web/production/worklist/empty-worklist.tsx';
import { assignedQuery } from '#web/production/production-queries.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { EDITOR_TEXTS } from './editor-texts.ts';
import { ProductionItem } from '#web/pages/editor/production-item.tsx';

const { [FIRST_SORT]: FIRST_NAME, ...OTHER_NAMES } = DESK_TEXTS.sorts;
const TEXTS = { loading: DESK_TEXTS.loading, error: DESK_TEXTS.listError, count: DESK_TEXTS.count };

/** Every assigned production with its status buttons, its delivery and its messages. */
export function EditorScreen() {
  usePageTitle(EDITOR_TEXTS.title);
  const { q, ordem = FIRST_SORT } = useSearch({ from: '/editor' });
  const navigate = useNavigate({ from: '/editor' });
  const change = useCallback(
    (changed: DeskChange) =>
      void navigate({
        search: (before) => readDeskSearch({ ...before, ...changed }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const seek = useCallback((text: string) => change({ q: text || undefined }), [change]);
  const query = useInfiniteQuery(assignedQuery({ ...(q && { q }), sort: ordem }));
  const unread = useUnread();
  return (
    <div className="miolo denso pt-6 pb-16 lg:pt-8">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-64 flex-1">
          <h1 className="text-[2rem] md:text-[2.25rem]">{EDITOR_TEXTS.title}</h1>
          <p className="mt-1.5 text-base text-tinta-2">{EDITOR_TEXTS.lead}</p>
        </div>
        <LinkButton to="/editor-dashboard" variant="outline" size="m" className="max-sm:w-full">
          {EDITOR_TEXTS.toDesk}
        </LinkButton>
      </div>
      <search className="mt-5 flex flex-wrap gap-3">
        <SearchField
          label={DESK_TEXTS.search}
          placeholder={DESK_TEXTS.searchHint}
          maxLength={MAX_SEARCH_LENGTH}
          value={q ?? ''}
          onSearch={seek}
          className="flex-1 max-sm:basis-full sm:max-w-80"
        />
        <FilterSelect
          label={DESK_TEXTS.sort}
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
          empty={<EmptyDesk isFiltered={Boolean(q)} onClear={() => change({ q: undefined })} />}
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
