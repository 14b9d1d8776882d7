import { useState } from 'react';
import { formatReais } from '#shared/money.ts';
import {
  type AdminPayment,
  type AdminRefundRequest,
  decideRefundRequest,
  refundPayment,
} from '#shared/payments/admin-payments.contract.ts';
import { REFUND_DIALOG_TEXTS as TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { clientName } from '#web/backoffice/financial/payment-rows.ts';
import { useMoneyAction } from '#web/backoffice/financial/use-money-action.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { RefundConfirmation } from './refund-confirmation.tsx';
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
        <Notice tone="erro" title={TEXTS.refused} className="mb-4">
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
