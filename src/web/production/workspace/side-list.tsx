import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { Production } from '#shared/production/production.schemas.ts';
import { clientName } from '#web/production/describe-production.ts';
import { closing, opening } from '#web/production/worklist/worklist-search.ts';
import { MoreButton } from '#web/production/worklist/more-button.tsx';
import { ProductionDue } from '#web/production/worklist/production-due.tsx';
import { ProductionStatusChip } from '#web/production/production-status-chip.tsx';
import { UnreadCount } from '#web/production/unread-count.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { PROJECT_TEXTS } from './workspace-texts.ts';
import { useProjects } from './use-open-productions.ts';

/** The other projects beside the opened one: what is to be done by urgency, what is over below it. */
export function SideList({
  openedId,
  unreadOf,
}: {
  openedId: string;
  unreadOf: (lessonId: string) => number;
}) {
  const { pages, open, over } = useProjects();
  const groups = [
    { name: PROJECT_TEXTS.open, productions: open },
    { name: PROJECT_TEXTS.over, productions: over },
  ].filter(({ productions }) => productions.length > 0);
  return (
    <nav
      aria-label={PROJECT_TEXTS.projects}
      className="relative min-h-0 overflow-y-auto border-r border-borda bg-papel pb-6"
    >
      <Link
        to="/editor-dashboard"
        search={closing}
        className="flex min-h-11 items-center gap-1.5 px-5 pt-2 font-bold text-acao hover:underline"
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {PROJECT_TEXTS.allProjects}
      </Link>
      {pages.isPending && <SideBones />}
      {groups.map((group) => (
        <Group key={group.name} {...group} openedId={openedId} unreadOf={unreadOf} />
      ))}
      <MoreButton pages={pages} className="mx-5 mt-2" />
    </nav>
  );
}

function SideBones() {
  return (
    <LoadingArea label={PROJECT_TEXTS.othersLoading}>
      {['w-3/4', 'w-1/2', 'w-2/3', 'w-3/4', 'w-1/2'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have nothing else to be told apart by
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
      <h2 className="menor flex items-center gap-2 px-5 pt-4 pb-1.5 font-bold tracking-normal text-tinta-2">
        {name}
        <span className="contagem">{productions.length}</span>
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
      className={`block border-l-4 px-4 py-2.5 -outline-offset-3 ${isOpened ? 'border-acao bg-realce forced-colors:border-[Highlight]' : 'border-transparent hover:bg-papel-2 forced-colors:border-[Canvas]'}`}
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
      <span className="mt-1 flex items-center gap-2">
        {production.status === 'cancelled' && <ProductionStatusChip status="cancelled" />}
        <ProductionDue production={production} />
        <span className="menor min-w-0 truncate text-tinta-2">{clientName(lesson)}</span>
      </span>
    </Link>
  );
}
