import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { Button } from '#web/ui/button.tsx';
import { LessonTitle } from './lesson-title.tsx';
import { REPORT_TEXTS } from './report-texts.ts';
import { StatusSteps } from './status-steps.tsx';
import { Verdict } from './verdict.tsx';

/** Which lesson it is, the verdict, what `children` add to it, what the material was taken for, and where the order stands. */
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
  /** What the material was taken for and how it was read. */
  genre?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="border-b border-border p-5 md:p-8">
      <div className="flex items-center justify-between gap-4">
        <p className="text-ink-2">{REPORT_TEXTS.eyebrow}</p>
        {summary !== null && (
          <Button variant="text" size="m" className="no-print -my-3 -mr-4" onClick={() => globalThis.print()}>
            <Printer size={20} aria-hidden="true" />
            {REPORT_TEXTS.print}
          </Button>
        )}
      </div>
      <LessonTitle title={lesson.title} />
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-ink-2">{facts}</p>
        {chip}
      </div>
      {summary !== null && <Verdict summary={summary} />}
      {children}
      {genre}
      <StatusSteps status={lesson.status} next={next} />
    </header>
  );
}
