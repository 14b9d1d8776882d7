import { useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { ChangeOrder } from '#web/analysis/change/change-order.tsx';
import { CancelOrder } from '#web/analysis/decision/cancel-order.tsx';
import type { LessonSync, PanelProps } from '#web/analysis/lesson-panel.ts';
import { ReportSheet } from '#web/analysis/panels/report-sheet.tsx';
import { LessonTitle, REPORT_TITLE_ID } from '#web/analysis/report/lesson-title.tsx';
import { StatusSteps } from '#web/analysis/report/status-steps.tsx';
import { describeRevisions } from '#web/lessons/order/describe-price.ts';
import { BillingFold } from '#web/payments/billing/billing-fold.tsx';
import { Checkout } from '#web/payments/checkout/checkout.tsx';
import { DemoChip } from '#web/payments/demo-chip.tsx';
import { pixChargeQuery } from '#web/payments/payment-queries.ts';
import { usePaymentEvents } from '#web/payments/use-payment-events.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { RootMark } from '#web/ui/root-mark.ts';
import { OrderSum, orderSizeOf } from './order-sum.tsx';
import { afterPaymentSteps, REPORT_HASH, PAYMENT_PAGE_TEXTS as TEXTS } from './payment-page-texts.ts';

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

/** What comes after paying, in order. */
function AfterPayment({ lesson }: { lesson: Lesson }) {
  return (
    <>
      <h2 className="text-xl font-bold">{TEXTS.afterTitle}</h2>
      <ol className="mt-3 grid gap-2.5">
        {afterPaymentSteps(describeRevisions(orderSizeOf(lesson))).map(({ step, note }, index) => (
          <li key={step} className="flex gap-3 leading-snug">
            <span className="num text-lg font-extrabold leading-snug text-action" aria-hidden="true">
              {index + 1}
            </span>
            <span>
              {step}
              <span className="block text-base text-ink-2">{note}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 leading-snug text-ink-2">{TEXTS.regret}</p>
    </>
  );
}

/** The report while it waits to be paid, to be read and printed; whoever may pay finds the way back. */
function ApprovedReport({ hasWayBack, ...props }: PanelProps & { hasWayBack: boolean }) {
  const params = { id: props.lesson.id };
  useEffect(() => {
    if (!hasWayBack) return;
    document.getElementById(REPORT_TITLE_ID)?.focus({ preventScroll: true });
    globalThis.scrollTo({ top: 0 });
  }, [hasWayBack]);
  return (
    <>
      {hasWayBack && !props.renderPreview && (
        <p className="no-print -mt-2 mb-3">
          <Link
            to="/analysis/$id"
            params={params}
            hash=""
            className="link inline-flex min-h-11 items-center gap-2"
          >
            <ArrowLeft size={18} aria-hidden="true" />
            {TEXTS.backToPayment}
          </Link>
        </p>
      )}
      <ReportSheet
        {...props}
        next={TEXTS.next}
        foot={
          hasWayBack && (
            <div className="chalkboard bar-fixed flex flex-wrap items-center justify-between gap-4 lg:sticky lg:rounded-b-[calc(var(--radius-card)-1px)] lg:px-8 lg:py-5">
              <RootMark name="bar" />
              <p className="max-w-[40ch] leading-snug text-chalkboard-100 max-lg:hidden">
                {TEXTS.reportNote}
              </p>
              <LinkButton
                to="/analysis/$id"
                params={params}
                hash=""
                variant="chalk"
                className="max-lg:w-full"
              >
                {TEXTS.backToPayment}
              </LinkButton>
            </div>
          )
        }
      />
    </>
  );
}

/** What is being paid and where the order stands. */
function PaymentHead({ lesson, chip }: { lesson: Lesson; chip: ReactNode }) {
  return (
    <header>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-[min(15rem,100%)] flex-1">
          <p className="text-ink-2">{TEXTS.eyebrow}</p>
          <LessonTitle title={lesson.title} className="text-[1.9rem] md:text-[2.75rem]" />
        </div>
        <div className="flex flex-wrap gap-2">
          {chip}
          <DemoChip lessonId={lesson.id} />
        </div>
      </div>
      <StatusSteps status={lesson.status} next={TEXTS.next} />
    </header>
  );
}
