import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { Production } from '#shared/production/production.schemas.ts';
import { clientName } from '#web/production/describe-production.ts';
import { ProductionStatusChip } from '#web/production/production-status-chip.tsx';
import { UnreadCount } from '#web/production/unread-count.tsx';
import { MoreButton } from '#web/production/worklist/more-button.tsx';
import { ProductionDue } from '#web/production/worklist/production-due.tsx';
import { closing, opening } from '#web/production/worklist/worklist-search.ts';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { useOpenProductions } from './use-open-productions.ts';
import { WORKSPACE_TEXTS } from './workspace-texts.ts';

/** The other lessons beside the opened one: what is to be done by urgency, what is over below it. */
export function SideList({
  openedId,
  unreadOf,
}: {
  openedId: string;
  unreadOf: (lessonId: string) => number;
}) {
  const { pages, open, over } = useOpenProductions();
  const groups = [
    { name: WORKSPACE_TEXTS.open, productions: open },
    { name: WORKSPACE_TEXTS.over, productions: over },
  ].filter(({ productions }) => productions.length > 0);
  return (
    <nav
      aria-label={WORKSPACE_TEXTS.lessons}
      className="relative min-h-0 overflow-y-auto border-r border-border bg-paper pb-6"
    >
      <Link
        to="/editor-dashboard"
        search={closing}
        className="flex min-h-11 items-center gap-1.5 px-5 pt-2 font-bold text-action hover:underline"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {WORKSPACE_TEXTS.allLessons}
      </Link>
      {pages.isPending && <SideSkeleton />}
      {groups.map((group) => (
        <Group key={group.name} {...group} openedId={openedId} unreadOf={unreadOf} />
      ))}
      <MoreButton pages={pages} className="mx-5 mt-2" />
    </nav>
  );
}

function SideSkeleton() {
  return (
    <LoadingArea label={WORKSPACE_TEXTS.othersLoading}>
      {['w-3/4', 'w-1/2', 'w-2/3', 'w-3/4', 'w-1/2'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have nothing else to be told apart by
        <div key={index} className="px-5 py-2.5">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="mt-2 h-5 w-24 rounded-full" />
        </div>
      ))}
    </LoadingArea>
  );
}

function Group({
  name,
  productions,
  openedId,
  unreadOf,
}: {
  name: string;
  productions: readonly Production[];
  openedId: string;
  unreadOf: (lessonId: string) => number;
}) {
  return (
    <>
      <h2 className="smaller flex items-center gap-2 px-5 pt-4 pb-1.5 font-bold tracking-normal text-ink-2">
        {name}
        <span className="tally">{productions.length}</span>
      </h2>
      <ul>
        {productions.map((production) => (
          <li key={production.id}>
            <Entry
              production={production}
              isOpened={production.id === openedId}
              unread={unreadOf(production.lesson.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Entry({
  production,
  isOpened,
  unread,
}: {
  production: Production;
  isOpened: boolean;
  unread: number;
}) {
  const { id, lesson } = production;
  return (
    <Link
      to="/editor-dashboard"
      search={opening(id)}
      activeProps={{}}
      aria-current={isOpened ? 'true' : undefined}
      className={`block border-l-4 px-4 py-2.5 -outline-offset-3 ${isOpened ? 'border-action bg-highlight forced-colors:border-[Highlight] [&_.chip]:inset-ring-current/30 [&_.chip]:inset-ring' : 'border-transparent hover:bg-paper-2 forced-colors:border-[Canvas]'}`}
    >
      <span className="flex items-start gap-2">
        <span
          className="line-clamp-2 min-w-0 flex-1 leading-snug font-bold wrap-anywhere"
          title={lesson.title}
        >
          {lesson.title}
        </span>
        <UnreadCount count={unread} />
      </span>
      <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-0.5">
        {production.status === 'cancelled' && <ProductionStatusChip status="cancelled" />}
        <ProductionDue production={production} />
        <span className="smaller max-w-full truncate text-ink-2">{clientName(lesson)}</span>
      </span>
    </Link>
  );
}
