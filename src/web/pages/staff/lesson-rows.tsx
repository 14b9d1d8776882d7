import type { ReactNode } from 'react';
import { describeSize } from '#shared/lessons/describe-size.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { formatReais } from '#shared/money/money.ts';
import { LessonStatusChip } from '#web/lessons/lesson-status-chip.tsx';
import { SeeLessonLink } from '#web/lessons/see-lesson-link.tsx';
import { formatDate } from '#web/platform/format.ts';
import { STAFF_TEXTS } from './staff-texts.ts';

/** Lessons as staff read them: one row each, stacked on phones. */
export function LessonRows({
  lessons,
  showsClient = true,
  action,
}: {
  lessons: readonly Lesson[];
  showsClient?: boolean;
  /** What else can be done with a lesson, beside the way into it. */
  action?: (lesson: Lesson) => ReactNode;
}) {
  return (
    <ul className="divide-y divide-borda">
      {lessons.map((lesson) => (
        <li key={lesson.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3 md:px-6">
          <div className="min-w-0 flex-1 basis-72">
            <p className="line-clamp-2 font-bold leading-snug" title={lesson.title}>
              {lesson.title}
            </p>
            <p className="menor text-tinta-2">
              {showsClient && <span className="break-all font-dados">{lesson.user.email}, </span>}
              <span className="num font-medium">
                {describeSize(lesson)} · {formatReais(lesson.price)}
              </span>
            </p>
          </div>
          <p className="menor w-44 text-tinta-2">
            {lesson.deadline ? STAFF_TEXTS.deadline : STAFF_TEXTS.createdOn}{' '}
            <span className="num font-medium">{formatDate(lesson.deadline ?? lesson.createdAt)}</span>
          </p>
          <div className="md:w-56">
            <LessonStatusChip status={lesson.status} isStaff />
          </div>
          {action?.(lesson)}
          <SeeLessonLink lesson={lesson} label={STAFF_TEXTS.see} />
        </li>
      ))}
    </ul>
  );
}
