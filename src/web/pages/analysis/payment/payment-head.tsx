import type { ReactNode } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { REPORT_TITLE_ID } from '#web/analysis/report/report-head.tsx';
import { StatusSteps } from '#web/analysis/report/status-steps.tsx';
import { DemoChip } from '#web/payments/demo-chip.tsx';
import { PAYMENT_PAGE_TEXTS as TEXTS } from './payment-page-texts.ts';

/** What is being paid and where the order stands. The title takes the focus when the page turns to it by itself. */
export function PaymentHead({ lesson, chip }: { lesson: Lesson; chip: ReactNode }) {
  return (
    <header>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-60 flex-1">
          <p className="text-tinta-2">{TEXTS.eyebrow}</p>
          <h1
            id={REPORT_TITLE_ID}
            tabIndex={-1}
            className="mt-1 text-[1.9rem] [overflow-wrap:anywhere] data-long:text-[1.5rem] md:text-[2.75rem] md:data-long:text-[1.9rem]"
            {...(lesson.title.length > LONG_TITLE && { 'data-long': true })}
          >
            {lesson.title}
          </h1>
        </div>
        <div className="flex flex-wrap gap-2">
          {chip}
          <DemoChip lessonId={lesson.id} />
        </div>
      </div>
      <StatusSteps status={lesson.status} next={TEXTS.next} />
    </header>
  );
}

/** Beyond this many characters a title in display size would fill a phone's screen. */
const LONG_TITLE = 70;
