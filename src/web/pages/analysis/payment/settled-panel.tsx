import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { LaterPanel } from '#web/analysis/panels/later-panel.tsx';
import { BillingFold } from '#web/payments/billing/billing-fold.tsx';
import { PaymentDocuments } from '#web/payments/documents/payment-documents.tsx';
import { RefundNotice } from '#web/payments/documents/refund-notice.tsx';
import { usePaymentEvents } from '#web/payments/use-payment-events.ts';
import { useSession } from '#web/platform/session/use-session.ts';

/** Paid for or given up: the report with its receipt, its refunds and the data of its invoice. */
export function SettledPanel(props: PanelProps) {
  const { lesson, sync } = props;
  usePaymentEvents(lesson.id, sync.reload);
  // An editor works on the lesson; its money is between the customer and the house.
  const isEditor = useSession().user?.role === 'editor';
  return (
    <>
      {!isEditor && <RefundNotice lessonId={lesson.id} />}
      <LaterPanel {...props}>
        {!isEditor && <PaymentDocuments lesson={lesson} onChanged={sync.reload} />}
        {lesson.allowedActions.includes('bill') && (
          <div className="no-print mt-5">
            <BillingFold lesson={lesson} />
          </div>
        )}
      </LaterPanel>
    </>
  );
}
