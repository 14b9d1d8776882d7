import { RequireSession } from '#web/accounts/require-session.tsx';
import { usePageTitle } from '#web/platform/page-title.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LessonPages } from './staff/lesson-pages.tsx';
import { LessonRows } from './staff/lesson-rows.tsx';
import { STAFF_TEXTS } from './staff/staff-texts.ts';

/** The admin's first screen: all lessons, newest first. */
export function AdminPage() {
  usePageTitle(STAFF_TEXTS.adminTitle);
  return (
    <RequireSession roles={['admin']}>
      {() => (
        <div className="miolo pt-8 md:pt-11">
          <PageHeader
            title={STAFF_TEXTS.adminTitle}
            lead={STAFF_TEXTS.adminLead}
            action={
              <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
                <LinkButton to="/admin-functional" variant="outline">
                  {STAFF_TEXTS.clientsTitle}
                </LinkButton>
                <LinkButton to="/admin-functional" search={{ aba: 'financeiro' }} variant="outline">
                  {STAFF_TEXTS.financial}
                </LinkButton>
              </div>
            }
          />
          <div className="mt-7">
            <LessonPages>
              {(lessons) => (
                <div className="cartao cartao-erguido overflow-clip">
                  <LessonRows lessons={lessons} />
                </div>
              )}
            </LessonPages>
          </div>
        </div>
      )}
    </RequireSession>
  );
}
