import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
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
  isBelowPreview = false,
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
  /** Then its title and verdict stand there, and here on paper alone. */
  isBelowPreview?: boolean;
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
      {isBelowPreview ? (
        <OnPaper>
          <p className="font-title text-[20pt] font-extrabold leading-tight wrap-anywhere">{lesson.title}</p>
          <p className="mt-1.5 text-ink-2">{facts}</p>
          {summary !== null && <Verdict summary={summary} />}
        </OnPaper>
      ) : (
        <>
          <LessonTitle title={lesson.title} />
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="text-ink-2">{facts}</p>
            {chip}
          </div>
          {summary !== null && <Verdict summary={summary} />}
        </>
      )}
      {children}
      {genre}
      <StatusSteps status={lesson.status} next={next} />
    </header>
  );
}

/** What a page says elsewhere and paper has to say too: there only while it is printed. */
function OnPaper({ children }: { children: ReactNode }) {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    // The page is laid out for paper as soon as these return.
    const start = () => flushSync(() => setPrinted(true));
    const end = () => flushSync(() => setPrinted(false));
    globalThis.addEventListener('beforeprint', start);
    globalThis.addEventListener('afterprint', end);
    return () => {
      globalThis.removeEventListener('beforeprint', start);
      globalThis.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinted && children;
}
