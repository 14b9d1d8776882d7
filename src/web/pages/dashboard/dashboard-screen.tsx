import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { UnconfirmedEmail } from '#web/accounts/unconfirmed-email.tsx';
import { lessonQuery, teacherStatsQuery } from '#web/lessons/lesson-queries.ts';
import type { FilterChange } from '#web/lessons/list/lesson-filter-bar.tsx';
import { ProjectList } from '#web/lessons/projects/project-list.tsx';
import { changeFilter, filterOf } from '#web/lessons/list/lesson-search.ts';
import { TeacherFigures } from '#web/lessons/projects/teacher-figures.tsx';
import { SupportDrawer } from '#web/messages/support-drawer.tsx';
import { useUnread } from '#web/messages/use-unread.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { DASHBOARD_TEXTS } from './dashboard-texts.ts';
import { PaidBoard } from './paid-board.tsx';
import { usePaymentNotice } from './use-payment-notice.ts';

/** What one person has under way: figures, projects, and the conversation of each. */
export function DashboardScreen({ user }: { user: User }) {
  usePageTitle(DASHBOARD_TEXTS.title);
  const { q, status, payment, conversa } = useSearch({ from: '/dashboard' });
  const navigate = useNavigate({ from: '/dashboard' });
  const filter = useMemo(() => filterOf({ ...(q && { q }), ...(status && { status }) }), [q, status]);
  const forgetPayment = useCallback(
    () =>
      void navigate({
        search: ({ payment: _shown, ...rest }) => rest,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const changeUrl = useCallback(
    (change: FilterChange) =>
      void navigate({
        search: (search) => changeFilter(search, change),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const notice = usePaymentNotice(payment === 'success', forgetPayment);
  const { of: unreadOf } = useUnread();
  const [clicked, setClicked] = useState<Lesson | null>(null);
  const discuss = useCallback(
    (lesson: Lesson | null) => {
      setClicked(lesson);
      void navigate({
        search: ({ conversa: _before, ...rest }) => (lesson ? { ...rest, conversa: lesson.id } : rest),
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  // A mail leads here with nothing but the id.
  const { data: named } = useQuery({
    ...lessonQuery(conversa ?? ''),
    enabled: Boolean(conversa) && !clicked,
  });
  const discussed = clicked ?? (conversa ? named : undefined);
  const isTeacher = user.role === 'teacher';
  // The first thing a newcomer sees is the way to a first order; the reminder can wait below it.
  const isNew = useQuery({ ...teacherStatsQuery(), enabled: isTeacher }).data?.total === 0;
  const reminder = isTeacher && <UnconfirmedEmail user={user} isShort className="mt-7" />;
  return (
    <div className="miolo pt-8 md:pt-11">
      {notice.isShown && <PaidBoard onDismiss={notice.dismiss} />}
      <DashboardHead user={user} />
      {isTeacher && <TeacherFigures />}
      {!isNew && reminder}
      <ProjectList
        filter={filter}
        onFilter={changeUrl}
        onSupport={discuss}
        unreadOf={unreadOf}
        isStaff={!isTeacher}
      />
      {isNew && reminder}
      {discussed && <SupportDrawer lesson={discussed} onClose={() => discuss(null)} />}
    </div>
  );
}
