import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { ANALYSIS_TEXTS } from '#web/analysis/analysis-texts.ts';
import type { LessonSync } from '#web/analysis/lesson-panel.ts';
import { REPORT_TITLE_ID } from '#web/analysis/report/lesson-title.tsx';
import { LESSONS_KEY, lessonQuery } from '#web/lessons/lesson-queries.ts';
import { rememberPaid } from '#web/payments/just-paid.ts';
import { readAgain } from '#web/platform/read-again.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { deliveriesQuery } from '#web/production/production-queries.ts';

/**
 * Leads who has just paid to the good news on the dashboard, whichever way the money came. Who only
 * looks at a paid lesson, or at somebody else's, stays. Answers whether the page is being left.
 */
export function usePaidDeparture(lesson: Lesson | undefined): boolean {
  const navigate = useNavigate();
  const userId = useSession().user?.id;
  const before = useRef<Pick<Lesson, 'id' | 'status'>>(undefined);
  const isLeaving =
    lesson?.status === 'paid' &&
    lesson.user.id === userId &&
    before.current?.id === lesson.id &&
    before.current.status === 'waiting_payment';
  useEffect(() => {
    if (!isLeaving) {
      before.current = lesson;
      return;
    }
    rememberPaid(lesson);
    void navigate({ to: '/dashboard', search: { payment: 'success' } });
  }, [isLeaving, lesson, navigate]);
  return isLeaving;
}

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

/** Keeps the lesson on screen, the lists and the totals true after a change. */
export function useLessonSync(id: string): LessonSync {
  const client = useQueryClient();
  return useMemo(() => {
    const { queryKey } = lessonQuery(id);
    const reload = async () => {
      try {
        await readAgain(client, queryKey, deliveriesQuery(id).queryKey);
        return client.getQueryData(queryKey) ?? null;
      } catch {
        // Whoever shows the lesson says so; whoever asked tries again.
        return null;
      }
    };
    return {
      accept: (lesson) => {
        // The answer of a call may be overtaken by a later reading. Either way what is true is read once more.
        client.setQueryData(queryKey, (shown) =>
          shown && shown.updatedAt > lesson.updatedAt ? shown : lesson,
        );
        void client.invalidateQueries({ queryKey: LESSONS_KEY, refetchType: 'none' });
        void reload();
      },
      reload,
    };
  }, [client, id]);
}
