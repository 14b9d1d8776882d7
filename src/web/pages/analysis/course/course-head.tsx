import type { ReactNode } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { REPORT_TITLE_ID } from '#web/analysis/report/report-head.tsx';
import { StatusSteps } from '#web/analysis/report/status-steps.tsx';

/** Beyond this many characters a title in display size would fill a phone's screen. */
const LONG_TITLE = 70;

/** Which lesson this is and where it stands. The title takes the focus when the page turns to it by itself. */
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
        <div className="min-w-60 flex-1">
          <p className="text-tinta-2">{eyebrow}</p>
          <h1
            id={REPORT_TITLE_ID}
            tabIndex={-1}
            className="mt-1 text-[1.9rem] wrap-anywhere data-long:text-[1.5rem] md:text-[2.75rem] md:data-long:text-[1.9rem]"
            {...(title.length > LONG_TITLE && { 'data-long': true })}
          >
            {title}
          </h1>
          <p className="mt-2 text-tinta-2">{facts}</p>
        </div>
        {chip}
      </div>
      <StatusSteps status={status} next={next} />
    </header>
  );
}
