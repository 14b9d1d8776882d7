import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { formatReais } from '#shared/money.ts';
import { getReceipt } from '#shared/payments/billing.contract.ts';
import type { Payment } from '#shared/payments/payment.schemas.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { REFUND_REQUEST_STATUSES } from '#shared/payments/refund-status.ts';
import type { Refund, RefundRequest } from '#shared/payments/refunds.contract.ts';
import { formatDate, formatDateTime } from '#shared/text/format.ts';
import { lessonPaymentsQuery, refundsQuery } from '#web/payments/payment-queries.ts';
import { PAYMENT_TEXTS } from '#web/payments/payment-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { downloadFile } from '#web/platform/download-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import type { Tone } from '#web/ui/tone.ts';
import { describeConsequence, describeRefund } from './describe-refund.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { DOCUMENTS_TEXTS, REFUND_TEXTS } from './refund-texts.ts';

/** The money of a lesson that was paid: receipt, asking for it back, and what became of that. */
export function PaymentDocuments({ lesson, onChanged }: { lesson: Lesson; onChanged: () => void }) {
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
    return data ? <p className="mt-5 text-ink-2">{REFUND_TEXTS.nothingCharged}</p> : null;
  }
  return (
    <section className="no-print mt-5 grid gap-5 rounded-field border border-border p-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <div className="min-w-[min(12rem,100%)] flex-1">
          <h2 className="text-xl font-bold">{DOCUMENTS_TEXTS.title}</h2>
          {settled && <SettledPayment payment={settled} />}
        </div>
        {may.has('receipt') && <ReceiptButton lessonId={lesson.id} />}
      </div>
      {error && (
        <ErrorPanel
          title={DOCUMENTS_TEXTS.loadError}
          message={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data && <RequestList requests={data.requests} />}
      {data && <RefundList refunds={data.refunds} />}
      {mayAsk && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-border pt-4">
          <p className="max-w-[52ch] leading-snug text-ink-2">
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
    <p className="mt-1 text-base leading-snug text-ink-2">
      {method === 'manual'
        ? DOCUMENTS_TEXTS.paidOtherwise(formatReais(amount))
        : DOCUMENTS_TEXTS.paid(formatReais(amount), PAYMENT_METHODS[method])}
      {paidAt && <span className="block">{DOCUMENTS_TEXTS.paidAt(formatDateTime(paidAt))}</span>}
    </p>
  );
}

function ReceiptButton({ lessonId }: { lessonId: string }) {
  const download = useMutation({
    mutationFn: () =>
      downloadFile(getReceipt, { params: { id: lessonId } }, DOCUMENTS_TEXTS.receiptName(lessonId)),
    onError: (error) =>
      showToast({
        title: PAYMENT_TEXTS.errorTitle,
        description: messageOf(error, DOCUMENTS_TEXTS.receiptFailed),
        tone: 'error',
      }),
  });
  return (
    <Button
      variant="outline"
      size="m"
      isBusy={download.isPending}
      busyLabel={DOCUMENTS_TEXTS.downloading}
      onClick={() => download.mutate()}
    >
      <Download size={20} aria-hidden="true" />
      {DOCUMENTS_TEXTS.receipt}
    </Button>
  );
}

const REQUEST_TONES: Record<RefundRequest['status'], Tone> = {
  open: 'info',
  granted: 'ok',
  denied: 'neutral',
};

/** What was asked for and how it was decided. */
function RequestList({ requests }: { requests: readonly RefundRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg font-bold">{REFUND_TEXTS.requests}</h3>
      <ul className="mt-2 grid gap-3">
        {requests.map(({ id, status, reason, answer, createdAt }) => (
          <li key={id} className="border-t border-border pt-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Chip tone={REQUEST_TONES[status]}>{REFUND_REQUEST_STATUSES[status]}</Chip>
              <span className="text-base text-ink-2">{REFUND_TEXTS.requestedAt(formatDate(createdAt))}</span>
            </p>
            {reason && <p className="mt-1.5 max-w-[70ch] leading-snug [overflow-wrap:anywhere]">{reason}</p>}
            {answer && (
              <p className="mt-1.5 max-w-[70ch] leading-snug [overflow-wrap:anywhere]">
                <strong>{REFUND_TEXTS.answer}</strong> {answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What went back, or is on its way. */
function RefundList({ refunds }: { refunds: readonly Refund[] }) {
  if (refunds.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg font-bold">{REFUND_TEXTS.refunds}</h3>
      <ul className="mt-2 grid gap-3">
        {refunds.map((refund) => {
          const { tone, label, text } = describeRefund(refund);
          return (
            <li key={refund.id} className="border-t border-border pt-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <strong className="num">{formatReais(refund.amount)}</strong>
                <Chip tone={tone}>{label}</Chip>
              </p>
              <p className="mt-1 text-base leading-snug text-ink-2">{text}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
