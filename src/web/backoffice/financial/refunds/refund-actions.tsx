import { useState } from 'react';
import { formatReais } from '#shared/money.ts';
import {
  type AdminRefund,
  retryRefund,
  settleRefundByHand,
} from '#shared/payments/admin-payments.contract.ts';
import { REFUND_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { ReasonDialog } from '#web/backoffice/financial/reason-dialog.tsx';
import { useMoneyAction } from '#web/backoffice/financial/use-money-action.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';

/** A refused refund is sent again or recorded as paid some other way; one of money from outside only recorded. */
export function RefundActions({ refund }: { refund: AdminRefund }) {
  const { id, status, method, amount, lessonTitle } = refund;
  const [isAsking, setAsking] = useState(false);
  const params = { id };
  const sending = useMoneyAction({
    run: () => callApi(retryRefund, { params }),
    success: () => REFUND_LIST_TEXTS.retried,
  });
  const recording = useMoneyAction({
    run: (reason: string) => callApi(settleRefundByHand, { params, body: { reason } }),
    success: () => REFUND_LIST_TEXTS.byHandDone,
    onDone: () => setAsking(false),
    isToldInPlace: true,
  });
  const isFailed = status === 'failed';
  if (!isFailed && !(method === 'manual' && status !== 'completed'))
    return <span className="hidden lg:block lg:w-[25rem]" />;
  return (
    <div className="flex flex-wrap gap-2 lg:w-[25rem] lg:justify-end">
      {isFailed && method !== 'manual' && (
        <Button
          variant="outline"
          size="d"
          className="max-sm:w-full"
          onClick={() => sending.mutate()}
          isBusy={sending.isPending}
          busyLabel={REFUND_LIST_TEXTS.retrying}
        >
          {REFUND_LIST_TEXTS.retry}
          <span className="sr-only">: {lessonTitle}</span>
        </Button>
      )}
      <Button variant="neutral" size="d" className="max-sm:w-full" onClick={() => setAsking(true)}>
        {REFUND_LIST_TEXTS.byHand}
        <span className="sr-only">: {lessonTitle}</span>
      </Button>
      {isAsking && (
        <ReasonDialog
          title={REFUND_LIST_TEXTS.byHand}
          description={REFUND_LIST_TEXTS.byHandText(formatReais(amount), lessonTitle)}
          label={REFUND_LIST_TEXTS.byHandReason}
          hint={REFUND_LIST_TEXTS.byHandHint}
          confirmLabel={REFUND_LIST_TEXTS.byHandConfirm}
          isBusy={recording.isPending}
          refusal={recording.error}
          onConfirm={recording.mutate}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
