import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { formatLongDay } from '#shared/text/format.ts';
import { UnconfirmedEmail } from '#web/accounts/unconfirmed-email.tsx';
import { lessonQuery, teacherStatsQuery } from '#web/lessons/lesson-queries.ts';
import type { FilterChange } from '#web/lessons/list/lesson-filter-bar.tsx';
import { LessonList } from '#web/lessons/list/lesson-list.tsx';
import { changeFilter, filterOf } from '#web/lessons/list/lesson-search.ts';
import { TeacherFigures } from '#web/lessons/list/teacher-figures.tsx';
import { describeWaiting, waitingCountsQuery } from '#web/lessons/list/waiting-counts.ts';
import { SupportDrawer } from '#web/messages/support-drawer.tsx';
import { useUnread } from '#web/messages/use-unread.ts';
import { readPaid } from '#web/payments/just-paid.ts';
import { approvedText } from '#web/payments/payment-texts.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { displayName } from '#web/platform/session/display-name.ts';
import { Button } from '#web/ui/button.tsx';
import { CheerCard } from '#web/ui/cheer-card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { DASHBOARD_TEXTS, DashboardGreeting, DashboardLead } from './dashboard-greeting.tsx';
import { usePaymentNotice } from './use-payment-notice.ts';

/** What one person has under way: figures, lessons, and the conversation of each. */
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
    <div className="page-width pt-8 md:pt-11">
      {notice.isShown && <PaidChalkboard onDismiss={notice.dismiss} />}
      <DashboardHead user={user} />
      {isTeacher && <TeacherFigures />}
      {!isNew && reminder}
      <LessonList
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

/** Welcome by name, what waits for the person, and the way to a new order. */
function DashboardHead({ user }: { user: User }) {
  const isTeacher = user.role === 'teacher';
  return (
    <PageHeader
      title={<DashboardGreeting name={displayName(user)} />}
      lead={isTeacher ? <TeacherLead /> : DASHBOARD_TEXTS.staffLead}
      action={
        isTeacher && (
          <LinkButton
            to="/upload"
            search={{ type: 'presentation' }}
            variant="outline"
            className="max-sm:w-full"
          >
            <Plus size={20} aria-hidden="true" />
            {DASHBOARD_TEXTS.newLesson}
          </LinkButton>
        )
      }
    />
  );
}

function TeacherLead() {
  const { data } = useQuery(waitingCountsQuery());
  return <DashboardLead>{data && describeWaiting(data)}</DashboardLead>;
}

/** The good news of a payment, the day the lesson comes, and the way to it. It is the first thing read. */
function PaidChalkboard({ onDismiss }: { onDismiss: () => void }) {
  const [paid] = useState(readPaid);
  const { data: lesson } = useQuery({ ...lessonQuery(paid?.id ?? ''), enabled: paid !== null });
  const text = approvedText(paid?.serviceType);
  // A live region is heard only when its words change.
  const [said, say] = useState('');
  useEffect(() => say(text), [text]);
  // The mark leaves the address at once, which would leave the page scrolled as the one before was.
  useEffect(() => {
    // In braces: newer browsers answer a promise, which is no way to clean up.
    globalThis.scrollTo({ top: 0 });
  }, []);
  return (
    <section className="mb-7 overflow-clip rounded-card">
      <p className="sr-only" role="status">
        {said}
      </p>
      <CheerCard
        title={text}
        action={
          <>
            {paid && (
              <LinkButton
                to="/analysis/$id"
                params={{ id: paid.id }}
                variant="chalk"
                className="max-sm:w-full"
              >
                {DASHBOARD_TEXTS.follow}
              </LinkButton>
            )}
            <Button variant="chalk-outline" className="max-sm:w-full" onClick={onDismiss}>
              {DASHBOARD_TEXTS.dismiss}
            </Button>
          </>
        }
      >
        {lesson?.deadline
          ? DASHBOARD_TEXTS.paidUntil(formatLongDay(lesson.deadline))
          : DASHBOARD_TEXTS.paidText}
      </CheerCard>
    </section>
  );
}
