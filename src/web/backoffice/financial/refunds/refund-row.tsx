import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { formatReais } from '#shared/money.ts';
import {
  type AdminRefund,
  retryRefund,
  settleRefundByHand,
} from '#shared/payments/admin-payments.contract.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { REFUND_REASONS } from '#shared/payments/refund-status.ts';
import { formatDate } from '#shared/text/format.ts';
import { REFUND_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { clientName } from '#web/backoffice/financial/payment-rows.ts';
import { ReasonDialog } from '#web/backoffice/financial/reason-dialog.tsx';
import { RefundStatusChip } from '#web/backoffice/financial/status-chips.tsx';
import { useMoneyAction } from '#web/backoffice/financial/use-money-action.ts';
import { ClientLink } from '#web/backoffice/parts/client-link.tsx';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';

/** One refund: how much of what, why, how far it is, and what can be done where it does not go on by itself. */
export function RefundRow({ refund }: { refund: AdminRefund }) {
  const {
    lessonTitle,
    amount,
    method,
    grantedBy,
    isManual,
    settledBy,
    reason,
    note,
    status,
    failure,
    createdAt,
    completedAt,
  } = refund;
  return (
    <li className="row-line px-4 py-3 md:px-5">
      <div className="min-w-0">
        <p className="line-clamp-2 font-bold leading-snug" title={lessonTitle}>
          {lessonTitle}
        </p>
        <p className="smaller wrap-anywhere text-ink-2">
          <ClientLink id={refund.client.id} name={clientName(refund)} />
        </p>
        <p className="smaller text-ink-2">
          {REFUND_REASONS[reason]}
          {note && <span className="break-words">: {note}</span>}
        </p>
        {failure && <p className="smaller mt-0.5 font-bold text-error-t">{failure}</p>}
        {status !== 'completed' && <WindowLine refund={refund} />}
      </div>
      <p className="num font-bold whitespace-nowrap lg:w-28 lg:text-right">
        {formatReais(amount)}
        <span className="smaller block font-text font-normal text-ink-2">{PAYMENT_METHODS[method]}</span>
      </p>
      <div className="lg:w-56">
        <RefundState refund={refund} />
        <p className="smaller mt-1 text-ink-2">
          {completedAt ? REFUND_LIST_TEXTS.completedOn : REFUND_LIST_TEXTS.createdOn}{' '}
          <span className="num font-medium">{formatDate(completedAt ?? createdAt)}</span>
        </p>
        <p className="smaller wrap-anywhere text-ink-2">
          {grantedBy ? REFUND_LIST_TEXTS.by(grantedBy.name) : REFUND_LIST_TEXTS.byRule}
        </p>
        {isManual && settledBy && (
          <p className="smaller wrap-anywhere text-ink-2">{REFUND_LIST_TEXTS.settledBy(settledBy.name)}</p>
        )}
      </div>
      <RefundActions refund={refund} />
    </li>
  );
}

/** Money that came past the providers waits for the admin, not for a provider. */
function RefundState({ refund: { method, status } }: { refund: AdminRefund }) {
  if (method !== 'manual' || status === 'completed') return <RefundStatusChip status={status} />;
  return (
    <Chip tone="warning" icon={<HandCoins aria-hidden="true" />}>
      {REFUND_LIST_TEXTS.payOutside}
    </Chip>
  );
}

function WindowLine({ refund: { method, windowEndsAt } }: { refund: AdminRefund }) {
  if (method === 'manual') return <p className="smaller mt-0.5 text-ink-2">{REFUND_LIST_TEXTS.outside}</p>;
  if (!windowEndsAt) return null;
  const isOver = new Date(windowEndsAt) < new Date();
  const words = isOver ? REFUND_LIST_TEXTS.windowOver : REFUND_LIST_TEXTS.window;
  return <p className="smaller mt-0.5 text-ink-2">{words(formatDate(windowEndsAt))}</p>;
}

/** A refused refund is sent again or recorded as paid some other way; one of money from outside only recorded. */
function RefundActions({ refund }: { refund: AdminRefund }) {
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
