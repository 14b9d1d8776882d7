import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { LessonTitle } from './lesson-title.tsx';
import { REPORT_TEXTS } from './report-texts.ts';
import { StatusSteps } from './status-steps.tsx';

/** Title, size, status and verdict. */
export function ReportHead({
  lesson,
  facts,
  chip,
  next,
  summary,
  genre,
  children,
}: {
  lesson: Lesson;
  /** `15 slides, PowerPoint, aula de 50 min`. */
  facts: string;
  chip: ReactNode;
  next: string;
  summary: string | null;
  /** What the material was taken for, right below the verdict. */
  genre?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="border-b border-border p-5 md:p-8">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-[min(15rem,100%)] flex-1">
          <p className="text-ink-2">{REPORT_TEXTS.eyebrow}</p>
          <LessonTitle title={lesson.title} className="text-[1.7rem] md:text-4xl" />
          <p className="mt-2 text-ink-2">{facts}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-3">
          {chip}
          {summary !== null && (
            <Button
              variant="text"
              size="m"
              className="no-print -mr-3 max-md:-ml-3"
              onClick={() => globalThis.print()}
            >
              <Printer size={20} aria-hidden="true" />
              {REPORT_TEXTS.print}
            </Button>
          )}
        </div>
      </div>
      {summary !== null && <p className="mt-4 max-w-[62ch] text-lg leading-normal">{summary}</p>}
      {genre}
      <StatusSteps status={lesson.status} next={next} />
      {children}
    </header>
  );
}
