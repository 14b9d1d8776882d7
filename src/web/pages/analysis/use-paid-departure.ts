import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { rememberPaid } from '#web/payments/just-paid.ts';
import { useSession } from '#web/platform/session/use-session.ts';

/**
 * Leads who has just paid to the good news on the dashboard (spec 9.10), whichever way the money came. Who only
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
