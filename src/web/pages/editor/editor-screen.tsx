import { useInfiniteQuery } from '@tanstack/react-query';
import { useUnread } from '#web/messages/use-unread.ts';
import { usePageTitle } from '#web/platform/page-title.ts';
import { PagedPart } from '#web/platform/paged-part.tsx';
import { DESK_TEXTS } from '#web/production/desk/desk-texts.ts';
import { EmptyDesk } from '#web/production/desk/empty-desk.tsx';
import { assignedQuery } from '#web/production/production-queries.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EDITOR_TEXTS } from './editor-texts.ts';
import { ProductionItem } from './production-item.tsx';

const TEXTS = { loading: DESK_TEXTS.loading, error: DESK_TEXTS.listError, count: DESK_TEXTS.count };

/** Every assigned production with its status buttons, its delivery and its messages. */
export function EditorScreen() {
  usePageTitle(EDITOR_TEXTS.title);
  const query = useInfiniteQuery(assignedQuery());
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
      <div className="mt-6">
        <PagedPart query={query} texts={TEXTS} empty={<EmptyDesk isFiltered={false} onClear={() => {}} />}>
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
