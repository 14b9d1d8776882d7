import { Link } from '@tanstack/react-router';
import { describeSize } from '#shared/lessons/describe-size.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { LessonStatusChip } from '#web/lessons/lesson-status-chip.tsx';
import { SeeLessonLink } from '#web/lessons/see-lesson-link.tsx';
import { formatDate } from '#web/platform/format.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { HOME_TEXTS } from './home-texts.ts';

/** The newest lessons, each with its status and a way in. */
export function RecentProjects({ lessons }: { lessons: readonly Lesson[] }) {
  if (lessons.length === 0) {
    return (
      <div className="cartao">
        <EmptyState
          drawing="book"
          title={HOME_TEXTS.noProjects}
          text={HOME_TEXTS.noProjectsText}
          action={<LinkButton to="/upload">{HOME_TEXTS.createFirst}</LinkButton>}
        />
      </div>
    );
  }
  return (
    <ul className="cartao cartao-erguido divide-y divide-borda overflow-clip">
      {lessons.map((lesson) => (
        <li
          key={lesson.id}
          className="flex flex-wrap items-center gap-x-5 gap-y-2 p-4 sm:flex-nowrap md:px-6"
        >
          <div className="min-w-0 flex-1 basis-full sm:basis-0">
            <p className="line-clamp-2 font-bold leading-snug md:line-clamp-1" title={lesson.title}>
              {lesson.title}
            </p>
            <p className="text-base text-tinta-2">
              <span className="num font-medium">{describeSize(lesson)}</span>, {HOME_TEXTS.createdOn}{' '}
              <span className="num font-medium">{formatDate(lesson.createdAt)}</span>
            </p>
          </div>
          <LessonStatusChip status={lesson.status} />
          <SeeLessonLink lesson={lesson} label={HOME_TEXTS.see} />
        </li>
      ))}
    </ul>
  );
}

/** The heading of the list and the way to all of them. */
export function RecentProjectsHeading({ hasMore }: { hasMore: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <h2 className="text-[1.7rem]">{HOME_TEXTS.recent}</h2>
      {hasMore && (
        <Link to="/dashboard" className="elo inline-flex min-h-11 items-center">
          {HOME_TEXTS.seeAll}
        </Link>
      )}
    </div>
  );
}
