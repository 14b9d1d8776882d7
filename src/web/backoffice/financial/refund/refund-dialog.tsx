import { useEffect, useRef, useState } from 'react';
import { formatReais } from '#shared/money.ts';
import {
  type AdminPayment,
  type AdminRefundRequest,
  decideRefundRequest,
  refundPayment,
} from '#shared/payments/admin-payments.contract.ts';
import { FINANCIAL_TEXTS, REFUND_DIALOG_TEXTS as TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { clientName } from '#web/backoffice/financial/payment-rows.ts';
import { REQUEST_TEXTS } from '#web/backoffice/financial/request-texts.ts';
import { useMoneyAction } from '#web/backoffice/financial/use-money-action.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { describeRefund } from './describe-refund.ts';
import { RefundForm, type RefundValues } from './refund-form.tsx';

/**
 * Gives money of a payment back in two steps: how much and why, then what that will do. With a request the same is
 * the granting of it, and the words go to who asked.
 */
export function RefundDialog({
  payment,
  request,
  onClose,
}: {
  payment: AdminPayment;
  request?: AdminRefundRequest;
  onClose: () => void;
}) {
  const [values, setValues] = useState<RefundValues | null>(null);
  const [step, setStep] = useState<'form' | 'confirmation'>('form');
  // One intent a dialog: a repeated sending gives the money back once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const refunding = useMoneyAction({
    run: async ({ amount, reason }: RefundValues) => {
      if (request) {
        const body = { decision: 'grant', amount, answer: reason } as const;
        await callApi(decideRefundRequest, { params: { id: request.id }, body });
      } else {
        const body = { amount, reason };
        await callApi(refundPayment, { params: { id: payment.id }, body, idempotencyKey });
      }
      return amount;
    },
    success: (amount) => TEXTS.done(formatReais(amount)),
    onDone: onClose,
    isToldInPlace: true,
  });
  const title = request ? TEXTS.grantTitle : TEXTS.title;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !refunding.isPending && onClose()}
      title={step === 'form' ? title : TEXTS.confirmTitle}
      description={TEXTS.about(payment.lessonTitle, clientName(payment))}
    >
      {refunding.error && (
        <Notice tone="error" title={TEXTS.refused} className="mb-4">
          <p>{messageOf(refunding.error)}</p>
        </Notice>
      )}
      {step === 'confirmation' && values ? (
        <RefundConfirmation
          payment={payment}
          values={values}
          isGrant={request !== undefined}
          isBusy={refunding.isPending}
          onBack={() => {
            refunding.reset();
            setStep('form');
          }}
          onConfirm={() => refunding.mutate(values)}
        />
      ) : (
        <RefundForm
          payment={payment}
          asked={request?.reason}
          initial={values}
          onCancel={onClose}
          onDone={(entered) => {
            setValues(entered);
            setStep('confirmation');
          }}
        />
      )}
    </Dialog>
  );
}

/** What the refund will do, before it is done. */
function RefundConfirmation({
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
        <p className="rounded-field bg-paper-2 px-4 py-3 break-words">
          <span className="smaller block text-ink-2">
            {isGrant ? REQUEST_TEXTS.reply : FINANCIAL_TEXTS.reason}
          </span>
          {reason}
        </p>
      </div>
      <DialogActions>
        <Button variant="neutral" size="m" onClick={onBack} disabled={isBusy}>
          {TEXTS.back}
        </Button>
        <Button
          variant="danger"
          size="m"
          onClick={onConfirm}
          isBusy={isBusy}
          busyLabel={isGrant ? TEXTS.granting : TEXTS.busy}
        >
          {(isGrant ? TEXTS.grant : TEXTS.confirm)(formatReais(amount))}
        </Button>
      </DialogActions>
    </>
  );
}
