import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { formatReais } from '#shared/money.ts';
import type { Payment } from '#shared/payments/payment.schemas.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { lessonPaymentsQuery, refundsQuery } from '#web/payments/payment-queries.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { describeConsequence } from '#web/payments/documents/describe-refund.ts';
import { ReceiptButton } from './receipt-button.tsx';
import { RefundDialog } from '#web/payments/documents/refund-dialog.tsx';
import { RefundList, RequestList } from './refund-list.tsx';
import { PAPERS_TEXTS, REFUND_TEXTS } from '#web/payments/documents/refund-texts.ts';

/** The money of a lesson that was paid: receipt, asking for it back, and what became of that. */
export function PaymentPapers({ lesson, onChanged }: { lesson: Lesson; onChanged: () => void }) {
  const may = new Set(lesson.allowedActions);
  const payments = useQuery(lessonPaymentsQuery(lesson.id));
  const { data, error, isFetching, refetch } = useQuery(refundsQuery(lesson.id));
  const [isAsking, setAsking] = useState(false);
  const settled = payments.data?.find(({ paidAt }) => paidAt !== null);
  const isAsked = data?.requests.some(({ status }) => status === 'open') ?? false;
  const mayAsk = may.has('refund') && !isAsked && data !== undefined && payments.data !== undefined;
  const consequence = describeConsequence(lesson, settled, new Date());
  const hasMoney = may.has('receipt') || settled !== undefined || (data?.refunds.length ?? 0) > 0;
  if (!hasMoney && lesson.status === 'cancelled') {
    return data ? <p className="mt-5 text-tinta-2">{REFUND_TEXTS.nothingCharged}</p> : null;
  }
  return (
    <section className="nao-imprime mt-5 grid gap-5 rounded-campo border border-borda p-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-[min(12rem,100%)] flex-1">
          <h2 className="text-xl font-bold">{PAPERS_TEXTS.title}</h2>
          {settled && <SettledPayment payment={settled} />}
        </div>
        {may.has('receipt') && <ReceiptButton lessonId={lesson.id} />}
      </div>
      {error && (
        <ErrorPanel
          title={PAPERS_TEXTS.loadError}
          message={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && <RequestList requests={data.requests} />}
      {data && <RefundList refunds={data.refunds} />}
      {mayAsk && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-borda pt-4">
          <p className="max-w-[52ch] leading-snug text-tinta-2">
            {consequence.until ? REFUND_TEXTS.untilDay(consequence.until) : REFUND_TEXTS.guarantee}
          </p>
          <Button variant="text" size="m" className="-mx-4" onClick={() => setAsking(true)}>
            {REFUND_TEXTS.ask}
          </Button>
        </div>
      )}
      {isAsking && (
        <RefundDialog
          lesson={lesson}
          consequence={consequence}
          onClose={() => setAsking(false)}
          onChanged={onChanged}
        />
      )}
    </section>
  );
}

function SettledPayment({ payment: { amount, method, paidAt } }: { payment: Payment }) {
  return (
    <p className="mt-1 text-base leading-snug text-tinta-2">
      {PAPERS_TEXTS.paid(formatReais(amount), PAYMENT_METHODS[method])}
      {paidAt && <span className="block">{PAPERS_TEXTS.paidAt(formatDateTime(paidAt))}</span>}
    </p>
  );
}
