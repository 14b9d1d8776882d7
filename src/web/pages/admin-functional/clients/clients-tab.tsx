import { useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { formatReais } from '#shared/money/money.ts';
import { ManualPaymentDialog } from '#web/backoffice/financial/manual/manual-payment-dialog.tsx';
import { groupByClient } from '#web/pages/staff/group-by-client.ts';
import { LessonPages } from '#web/pages/staff/lesson-pages.tsx';
import { LessonRows } from '#web/pages/staff/lesson-rows.tsx';
import { STAFF_TEXTS } from '#web/pages/staff/staff-texts.ts';
import { Button } from '#web/ui/button.tsx';

/** Lessons under the e-mail of their client; one that waits for payment can be marked as paid by other means. */
export function ClientsTab() {
  const [paid, setPaid] = useState<Lesson | null>(null);
  return (
    <>
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
                <LessonRows
                  lessons={client.lessons}
                  showsClient={false}
                  action={(lesson) => (
                    <div className="lg:w-44 lg:text-right">
                      {lesson.status === 'waiting_payment' && (
                        <Button variant="neutral" size="d" onClick={() => setPaid(lesson)}>
                          {STAFF_TEXTS.recordPayment}
                          <span className="sr-only">: {lesson.title}</span>
                        </Button>
                      )}
                    </div>
                  )}
                />
              </section>
            ))}
          </div>
        )}
      </LessonPages>
      {paid && <ManualPaymentDialog lesson={paid} onClose={() => setPaid(null)} />}
    </>
  );
}
