import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ChangeOrder } from '#web/analysis/change/change-order.tsx';
import { CancelOrder } from '#web/analysis/decision/cancel-order.tsx';
import type { LessonSync, PanelProps } from '#web/analysis/lesson-panel.ts';
import { REPORT_TITLE_ID } from '#web/analysis/report/report-title-id.ts';
import { BillingFold } from '#web/payments/billing/billing-fold.tsx';
import { Checkout } from '#web/payments/checkout/checkout.tsx';
import { pixChargeQuery } from '#web/payments/payment-queries.ts';
import { usePaymentEvents } from '#web/payments/use-payment-events.ts';
import { AfterPayment } from './after-payment.tsx';
import { ApprovedReport } from './approved-report.tsx';
import { OrderSum } from './order-sum.tsx';
import { PaymentHead } from './payment-head.tsx';
import { REPORT_HASH, PAYMENT_PAGE_TEXTS as TEXTS } from './payment-page-texts.ts';

/** Approved and not paid: how it is paid at the left, what is bought at the right, the report one link away. */
export function PaymentPanel(props: PanelProps) {
  const { lesson, sync } = props;
  const { hash } = useLocation();
  const { isStreaming, isLost } = usePaymentEvents(lesson.id, sync.reload);
  useFocusOnReturn(hash === REPORT_HASH);
  const changeSync = useChangeSync(sync);
  const mayPay = lesson.allowedActions.includes('pay');
  if (hash === REPORT_HASH || !mayPay) return <ApprovedReport {...props} hasWayBack={mayPay} />;
  return (
    <>
      <PaymentHead lesson={lesson} chip={props.chip} />
      <div className="mt-6 grid items-start gap-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-6">
          <Checkout lesson={lesson} isStreaming={isStreaming} isLost={isLost} onChanged={sync.reload} />
          <BillingFold lesson={lesson} />
        </div>
        <aside className="grid gap-6 lg:sticky lg:top-6" aria-label={TEXTS.aside}>
          <OrderSum lesson={lesson} />
          <div className="px-1">
            <AfterPayment lesson={lesson} />
            <div className="-ml-4 mt-2">
              <ChangeOrder lesson={lesson} sync={changeSync} />
              <CancelOrder lesson={lesson} sync={sync} label={TEXTS.cancel} />
            </div>
          </div>
        </aside>
      </div>
    </>
  );
}

/** A changed order is paid by another code: the one on screen is of the old price and is forgotten with it. */
function useChangeSync(sync: LessonSync): LessonSync {
  const client = useQueryClient();
  return {
    ...sync,
    accept: (lesson) => {
      sync.accept(lesson);
      const { queryKey } = pixChargeQuery(lesson.id);
      if (lesson.status === 'waiting_payment') void client.resetQueries({ queryKey });
      else client.removeQueries({ queryKey });
    },
  };
}

/** Back from the report the focus stands at the title, as it does on the way there. */
function useFocusOnReturn(isReport: boolean): void {
  const wasReport = useRef(isReport);
  useEffect(() => {
    if (wasReport.current && !isReport) document.getElementById(REPORT_TITLE_ID)?.focus();
    wasReport.current = isReport;
  }, [isReport]);
}
