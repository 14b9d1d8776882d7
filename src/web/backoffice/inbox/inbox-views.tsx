import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { InboxCounts } from '#shared/backoffice/inbox.contract.ts';
import { INBOX_VIEWS, type InboxKind, type InboxView } from '#shared/backoffice/inbox-kinds.ts';
import { formatNumber } from '#shared/text/format.ts';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { inboxCountsQuery } from './inbox-queries.ts';
import { INBOX_TEXTS as TEXTS, VIEW_TEXTS } from './inbox-texts.ts';

export const VIEW_NAMES = Object.keys(INBOX_VIEWS) as InboxView[];

export function countOf(counts: InboxCounts | undefined, view: InboxView): number {
  if (!counts) return 0;
  if (view === 'snoozed') return counts.snoozed;
  const kinds: readonly InboxKind[] = INBOX_VIEWS[view];
  return kinds.reduce((sum, kind) => sum + (counts.kinds[kind] ?? 0), 0);
}

/** The views beside the list, each with how much waits in it, and the keys below them. */
export function InboxViews({
  current,
  onKeys,
  onDone,
}: {
  current: InboxView;
  onKeys: () => void;
  onDone: () => void;
}) {
  const { data: counts } = useQuery(inboxCountsQuery());
  return (
    <nav
      className="flex w-56 shrink-0 flex-col overflow-y-auto border-r border-border bg-background p-3 max-xl:hidden"
      aria-label={TEXTS.views}
    >
      <ul className="grid gap-0.5">
        {VIEW_NAMES.map((view) => (
          <li key={view} className={view === 'snoozed' ? 'mt-3 border-t border-border pt-3' : undefined}>
            <Link
              to="/caixa"
              search={view === 'all' ? {} : { visao: view }}
              resetScroll={false}
              aria-current={view === current ? 'true' : undefined}
              className={joinClasses(
                'flex min-h-9 items-center gap-3 rounded-[.5rem] px-3 hover:bg-paper-2',
                view === current && 'bg-highlight font-bold text-action',
              )}
            >
              <span className="flex-1 truncate">{VIEW_TEXTS[view]}</span>
              {countOf(counts, view) > 0 && (
                <span className="num smaller">{formatNumber(countOf(counts, view))}</span>
              )}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="flex min-h-9 w-full items-center gap-3 rounded-[.5rem] px-3 text-left hover:bg-paper-2"
            onClick={onDone}
          >
            <span className="flex-1 truncate">{TEXTS.doneToday}</span>
            {counts && counts.doneToday > 0 && (
              <span className="num smaller">{formatNumber(counts.doneToday)}</span>
            )}
          </button>
        </li>
      </ul>
      <button type="button" className="link smaller mt-auto self-start px-3 py-2" onClick={onKeys}>
        <kbd className="num mr-2 rounded-[.25rem] border border-border bg-paper px-1.5">?</kbd>
        {TEXTS.allKeys}
      </button>
    </nav>
  );
}

/** The same where there is no room beside the list. */
export function ViewSelect({ current, onChange }: { current: InboxView; onChange: (view: string) => void }) {
  const { data: counts } = useQuery(inboxCountsQuery());
  const nameOf = (view: InboxView) => {
    const waiting = countOf(counts, view);
    return waiting > 0 ? `${VIEW_TEXTS[view]} (${formatNumber(waiting)})` : VIEW_TEXTS[view];
  };
  const names = Object.fromEntries(
    VIEW_NAMES.filter((view) => view !== 'all').map((view) => [view, nameOf(view)]),
  );
  return (
    <FilterSelect
      label={TEXTS.view}
      value={current === 'all' ? '' : current}
      onChange={onChange}
      all={nameOf('all')}
      names={names}
    />
  );
}
