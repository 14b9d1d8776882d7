import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { describeWaiting, waitingCountsQuery } from '#web/lessons/list/waiting-counts.ts';
import { displayName } from '#web/platform/session/display-name.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DASHBOARD_TEXTS } from './dashboard-texts.ts';

/** Welcome by name, what waits for the person, and the way to a new order. */
export function DashboardHead({ user }: { user: User }) {
  const isTeacher = user.role === 'teacher';
  return (
    <PageHeader
      title={<span className="wrap-anywhere">{DASHBOARD_TEXTS.greeting(displayName(user))}</span>}
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
  const { data, isPending } = useQuery(waitingCountsQuery());
  return (
    // Two lines on a phone, whichever sentence comes.
    <span className="block max-sm:min-h-[2lh]">
      {isPending ? (
        <Skeleton className="my-1 h-5 w-[26rem] max-w-full" />
      ) : (
        ((data && describeWaiting(data)) ?? DASHBOARD_TEXTS.lead)
      )}
    </span>
  );
}
