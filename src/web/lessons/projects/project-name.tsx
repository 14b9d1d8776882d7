import { Link } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { describeSize } from '#shared/lessons/describe-size.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { formatReais } from '#shared/money.ts';
import { formatDate } from '#web/platform/format.ts';
import { PROJECT_TEXTS } from '#web/lessons/list/lesson-list-texts.ts';

/** Title (two lines at most, all of it on hover), size, price and the day of the order. */
export function ProjectName({
  lesson,
  unread,
  showsClient,
}: {
  lesson: Lesson;
  unread: number;
  showsClient: boolean;
}) {
  return (
    <div className="min-w-0 flex-1">
      <Link
        to="/analysis/$id"
        params={{ id: lesson.id }}
        className="-my-2.5 block py-2.5 leading-snug underline-offset-3 hover:underline"
        title={lesson.title}
      >
        <span className="line-clamp-2 font-bold wrap-anywhere">{lesson.title}</span>
      </Link>
      <p className="menor mt-0.5 flex flex-wrap gap-x-3 leading-snug text-tinta-2">
        <span className="num font-medium">
          {describeSize(lesson)} · {formatReais(lesson.price)}
        </span>
        <span>
          {PROJECT_TEXTS.createdOn} <span className="num font-medium">{formatDate(lesson.createdAt)}</span>
        </span>
        {unread > 0 && (
          <span className="inline-flex items-center gap-1.5 font-bold text-info-t">
            <MessageSquare size={16} aria-hidden="true" />
            {PROJECT_TEXTS.unread(unread)}
          </span>
        )}
        {showsClient && (
          <span className="basis-full wrap-anywhere">
            {lesson.user.firstName} {lesson.user.lastName}
          </span>
        )}
      </p>
    </div>
  );
}
