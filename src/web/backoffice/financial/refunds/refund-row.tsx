import { HandCoins } from 'lucide-react';
import { formatReais } from '#shared/money.ts';
import type { AdminRefund } from '#shared/payments/admin-payments.contract.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { REFUND_REASONS } from '#shared/payments/refund-status.ts';
import { REFUND_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { clientName } from '#web/backoffice/financial/payment-rows.ts';
import { RefundStatusChip } from '#web/backoffice/financial/status-chips.tsx';
import { formatDate } from '#web/platform/format.ts';
import { Chip } from '#web/ui/chip.tsx';
import { RefundActions } from './refund-actions.tsx';

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
    <li className="linha-lista px-4 py-3 md:px-5">
      <div className="min-w-0">
        <p className="line-clamp-2 font-bold leading-snug" title={lessonTitle}>
          {lessonTitle}
        </p>
        <p className="menor wrap-anywhere text-tinta-2">{clientName(refund)}</p>
        <p className="menor text-tinta-2">
          {REFUND_REASONS[reason]}
          {note && <span className="break-words">: {note}</span>}
        </p>
        {failure && <p className="menor mt-0.5 font-bold text-erro-t">{failure}</p>}
        {status !== 'completed' && <WindowLine refund={refund} />}
      </div>
      <p className="num font-bold whitespace-nowrap lg:w-28 lg:text-right">
        {formatReais(amount)}
        <span className="menor block font-texto font-normal text-tinta-2">{PAYMENT_METHODS[method]}</span>
      </p>
      <div className="lg:w-56">
        <RefundState refund={refund} />
        <p className="menor mt-1 text-tinta-2">
          {completedAt ? REFUND_LIST_TEXTS.completedOn : REFUND_LIST_TEXTS.createdOn}{' '}
          <span className="num font-medium">{formatDate(completedAt ?? createdAt)}</span>
        </p>
        <p className="menor wrap-anywhere text-tinta-2">
          {grantedBy ? REFUND_LIST_TEXTS.by(grantedBy.name) : REFUND_LIST_TEXTS.byRule}
        </p>
        {isManual && settledBy && (
          <p className="menor wrap-anywhere text-tinta-2">{REFUND_LIST_TEXTS.settledBy(settledBy.name)}</p>
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
    <Chip tone="aviso" icon={<HandCoins aria-hidden="true" />}>
      {REFUND_LIST_TEXTS.payOutside}
    </Chip>
  );
}

function WindowLine({ refund: { method, windowEndsAt } }: { refund: AdminRefund }) {
  if (method === 'manual') return <p className="menor mt-0.5 text-tinta-2">{REFUND_LIST_TEXTS.outside}</p>;
  if (!windowEndsAt) return null;
  const isOver = new Date(windowEndsAt) < new Date();
  const words = isOver ? REFUND_LIST_TEXTS.windowOver : REFUND_LIST_TEXTS.window;
  return <p className="menor mt-0.5 text-tinta-2">{words(formatDate(windowEndsAt))}</p>;
}
