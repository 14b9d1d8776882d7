import { useEffect, useRef, useState } from 'react';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { ANALYSIS_TEXTS } from '#web/analysis/analysis-texts.ts';
import { REPORT_TITLE_ID } from '#web/analysis/report/report-title-id.ts';

/**
 * What to say when the page turns to another status by itself. The focus goes to the new title only where
 * the change has swept away what held it; whoever reads or types elsewhere is left alone.
 */
export function useArrival(status: LessonStatus | undefined): string {
  const [words, setWords] = useState('');
  const before = useRef(status);
  useEffect(() => {
    const last = before.current;
    before.current = status;
    if (!last || !status || last === status) return;
    setWords(
      status === 'waiting_approval'
        ? ANALYSIS_TEXTS.ready
        : ANALYSIS_TEXTS.statusNow(LESSON_STATUSES[status]?.label ?? status),
    );
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) document.getElementById(REPORT_TITLE_ID)?.focus();
  }, [status]);
  return words;
}
