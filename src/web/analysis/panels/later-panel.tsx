import type { ReactNode } from 'react';
import { isUnderway, type LaterStatus, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { formatDate } from '#shared/text/format.ts';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { DEADLINE_TEXT, LATER_TEXTS } from '#web/analysis/stage-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { ReportSheet } from './report-sheet.tsx';

const TONES: Record<LaterStatus, Tone> = {
  paid: 'info',
  in_production: 'info',
  completed: 'ok',
  cancelled: 'neutral',
};

/** Paid, in production, finished or cancelled: what is, what comes next, what `children` add, and the report below. */
export function LaterPanel({ children, ...props }: PanelProps & { children?: ReactNode }) {
  const { status, deadline } = props.lesson;
  if (!isLater(status)) return <ReportSheet {...props} next="" />;
  const { title, text, next } = LATER_TEXTS[status];
  const isDue = deadline !== null && isUnderway(status);
  return (
    <ReportSheet
      {...props}
      next={next}
      aside={
        <>
          <Notice tone={TONES[status]} title={title} className="mt-5">
            <p className="leading-snug">
              {text} {isDue && DEADLINE_TEXT(formatDate(deadline))}
            </p>
          </Notice>
          {children}
        </>
      }
    />
  );
}

function isLater(status: LessonStatus): status is LaterStatus {
  return status in LATER_TEXTS;
}
