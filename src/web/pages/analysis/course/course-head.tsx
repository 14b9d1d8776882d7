import type { ReactNode } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { LessonTitle } from '#web/analysis/report/lesson-title.tsx';
import { StatusSteps } from '#web/analysis/report/status-steps.tsx';

/** Which lesson this is and where it stands. */
export function CourseHead({
  lesson: { title, status },
  eyebrow,
  facts,
  chip,
  next,
}: {
  lesson: Pick<Lesson, 'title' | 'status'>;
  eyebrow: string;
  /** `15 slides, PowerPoint, aula de 50 min`. */
  facts: string;
  chip: ReactNode;
  next: string;
}) {
  return (
    <header>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-[min(15rem,100%)] flex-1">
          <p className="text-tinta-2">{eyebrow}</p>
          <LessonTitle title={title} className="text-[1.9rem] md:text-[2.75rem]" />
          <p className="mt-2 text-tinta-2">{facts}</p>
        </div>
        {chip}
      </div>
      <StatusSteps status={status} next={next} />
    </header>
  );
}
