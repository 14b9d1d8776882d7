import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { rememberPaid } from '#web/payments/just-paid.ts';
import { useSession } from '#web/platform/use-session.ts';

/**
 * Leads who has just paid to the good news on the dashboard (spec 9.10), whichever way the money came. Who only
 * looks at a paid lesson, or at somebody else's, stays.
 */
export function usePaidDeparture(lesson: Lesson | undefined): void {
  const navigate = useNavigate();
  const userId = useSession().user?.id;
  const before = useRef<Pick<Lesson, 'id' | 'status'>>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = lesson;
    if (!lesson || last?.id !== lesson.id || lesson.user.id !== userId) return;
    if (last.status !== 'waiting_payment' || lesson.status !== 'paid') return;
    rememberPaid(lesson);
    void navigate({ to: '/dashboard', search: { payment: 'success' } });
  }, [lesson, userId, navigate]);
}
