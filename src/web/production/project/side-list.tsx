import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { Production } from '#shared/production/production.schemas.ts';
import { PRODUCTION_STATUSES } from '#shared/production/production-status.ts';
import { clientName } from '#web/production/describe-production.ts';
import { closing, opening } from '#web/production/desk/desk-search.ts';
import { ProductionDue } from '#web/production/desk/production-due.tsx';
import { type Column, useColumn } from '#web/production/desk/use-column.ts';
import { UnreadCount } from '#web/production/unread-count.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { PROJECT_TEXTS } from './project-texts.ts';

/** The other projects beside the opened one; delivered ones only where the opened one is delivered too. */
export function SideList({
  openedId,
  isDelivered,
  unreadOf,
}: {
  openedId: string;
  isDelivered: boolean;
  unreadOf: (lessonId: string) => number;
}) {
  const columns = [useColumn('in_progress', undefined), useColumn('assigned', undefined)];
  const completed = useColumn('completed', undefined);
  const shown = isDelivered ? [completed, ...columns] : columns;
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
      {shown.some(({ pages }) => pages.isPending) ? (
        // A group that comes before the one above it would be pushed down by it.
        <SideBones />
      ) : (
        shown
          .filter(({ total }) => total > 0)
          .map((column) => (
            <Group key={column.status} column={column} openedId={openedId} unreadOf={unreadOf} />
          ))
      )}
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
  column: { status, productions, total },
  openedId,
  unreadOf,
}: {
  column: Column;
  openedId: string;
  unreadOf: (lessonId: string) => number;
}) {
  return (
    <>
      <h2 className="menor flex items-center gap-2 px-5 pt-4 pb-1.5 font-bold tracking-normal text-tinta-2">
        {PRODUCTION_STATUSES[status].label}
        <span className="contagem">{total}</span>
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
        <ProductionDue production={production} />
        <span className="menor min-w-0 truncate text-tinta-2">{clientName(lesson)}</span>
      </span>
    </Link>
  );
}
