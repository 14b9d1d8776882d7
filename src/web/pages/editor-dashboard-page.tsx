import { RequireSession } from '#web/accounts/require-session.tsx';
import { usePageTitle } from '#web/platform/page-title.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { LessonPages } from './staff/lesson-pages.tsx';
import { LessonRows } from './staff/lesson-rows.tsx';
import { STAFF_TEXTS } from './staff/staff-texts.ts';

/** The lessons assigned to an editor. */
export function EditorDashboardPage() {
  usePageTitle(STAFF_TEXTS.editorTitle);
  return (
    <RequireSession roles={['editor']} whenSignedOut="login">
      {() => (
        <div className="miolo pt-8 md:pt-11">
          <PageHeader title={STAFF_TEXTS.editorTitle} lead={STAFF_TEXTS.editorLead} />
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
