import { useEffect, useRef, useState } from 'react';
import { formatReais } from '#shared/money.ts';
import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';
import {
  FINANCIAL_TEXTS,
  REFUND_DIALOG_TEXTS,
  REQUEST_TEXTS,
} from '#web/backoffice/financial/financial-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { describeRefund } from './describe-refund.ts';
import type { RefundValues } from './refund-form.tsx';

/** What the refund will do, before it is done. */
export function RefundConfirmation({
  payment,
  values: { amount, reason },
  isGrant,
  isBusy,
  onBack,
  onConfirm,
}: {
  payment: AdminPayment;
  values: RefundValues;
  /** A request is granted by it; the words are the answer. */
  isGrant: boolean;
  isBusy: boolean;
  onBack: () => void;
  onConfirm: () => void;
}) {
  const [sentences] = useState(() => describeRefund(payment, amount, new Date()));
  const [first, ...others] = sentences;
  const start = useRef<HTMLDivElement>(null);
  // The step before is gone and the focus with it; what is read next is what will happen.
  useEffect(() => start.current?.focus(), []);
  return (
    <>
      <div ref={start} tabIndex={-1} className="grid gap-3">
        <p className="text-[1.125rem] leading-snug font-bold">{first}</p>
        <ul className="grid list-disc gap-1.5 pl-5">
          {others.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p className="rounded-campo bg-papel-2 px-4 py-3 break-words">
          <span className="menor block text-tinta-2">
            {isGrant ? REQUEST_TEXTS.reply : FINANCIAL_TEXTS.reason}
          </span>
          {reason}
        </p>
      </div>
      <DialogActions>
        <Button variant="neutral" size="m" onClick={onBack} disabled={isBusy}>
          {REFUND_DIALOG_TEXTS.back}
        </Button>
        <Button
          variant="danger"
          size="m"
          onClick={onConfirm}
          isBusy={isBusy}
          busyLabel={isGrant ? REFUND_DIALOG_TEXTS.granting : REFUND_DIALOG_TEXTS.busy}
        >
          {(isGrant ? REFUND_DIALOG_TEXTS.grant : REFUND_DIALOG_TEXTS.confirm)(formatReais(amount))}
        </Button>
      </DialogActions>
    </>
  );
}
