import type { ReactNode } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { LessonTitle } from '#web/analysis/report/lesson-title.tsx';
import { StatusSteps } from '#web/analysis/report/status-steps.tsx';
import { DemoChip } from '#web/payments/demo-chip.tsx';
import { PAYMENT_PAGE_TEXTS as TEXTS } from './payment-page-texts.ts';

/** What is being paid and where the order stands. */
export function PaymentHead({ lesson, chip }: { lesson: Lesson; chip: ReactNode }) {
  return (
    <header>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-[min(15rem,100%)] flex-1">
          <p className="text-tinta-2">{TEXTS.eyebrow}</p>
          <LessonTitle title={lesson.title} className="text-[1.9rem] md:text-[2.75rem]" />
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
