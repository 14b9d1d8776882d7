import { formatReais } from '#shared/money/money.ts';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { usePageTitle } from '#web/platform/page-title.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { groupByClient } from './staff/group-by-client.ts';
import { LessonPages } from './staff/lesson-pages.tsx';
import { LessonRows } from './staff/lesson-rows.tsx';
import { STAFF_TEXTS } from './staff/staff-texts.ts';

/** Lessons under the e-mail of their client. */
export function AdminClientsPage() {
  usePageTitle(STAFF_TEXTS.clientsTitle);
  return (
    <RequireSession roles={['admin']}>
      {() => (
        <div className="miolo pt-8 md:pt-11">
          <PageHeader title={STAFF_TEXTS.clientsTitle} lead={STAFF_TEXTS.clientsLead} />
          <div className="mt-7">
            <LessonPages>
              {(lessons) => (
                <div className="grid gap-5">
                  {groupByClient(lessons).map((client) => (
                    <section key={client.email} className="cartao overflow-clip">
                      <div className="flex flex-wrap items-baseline justify-between gap-x-5 bg-realce px-4 py-3 md:px-6">
                        <h2 className="min-w-0 text-[1.15rem]">
                          {client.name}{' '}
                          <span className="menor break-all font-dados font-normal tracking-normal text-tinta-2">
                            {client.email}
                          </span>
                        </h2>
                        <p className="num font-medium">
                          {STAFF_TEXTS.projectCount(client.lessons.length)} · {formatReais(client.total)}
                        </p>
                      </div>
                      <LessonRows lessons={client.lessons} showsClient={false} />
                    </section>
                  ))}
                </div>
              )}
            </LessonPages>
          </div>
        </div>
      )}
    </RequireSession>
  );
}
