import { useState } from 'react';
import { formatReais } from '#shared/money/money.ts';
import { type AdminPayment, refundPayment } from '#shared/payments/admin-payments.contract.ts';
import { REFUND_DIALOG_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { clientName } from '#web/backoffice/financial/payments/payment-rows.ts';
import { useMoneyAction } from '#web/backoffice/financial/use-money-action.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { RefundConfirmation } from './refund-confirmation.tsx';
import { RefundForm, type RefundValues } from './refund-form.tsx';

/** Gives money of a payment back in two steps: how much and why, then what that will do. */
export function RefundDialog({ payment, onClose }: { payment: AdminPayment; onClose: () => void }) {
  const [values, setValues] = useState<RefundValues | null>(null);
  const [step, setStep] = useState<'form' | 'confirmation'>('form');
  // One intent a dialog: a repeated sending gives the money back once.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const refunding = useMoneyAction({
    run: (body: RefundValues) => callApi(refundPayment, { params: { id: payment.id }, body, idempotencyKey }),
    success: ({ amount }) => REFUND_DIALOG_TEXTS.done(formatReais(amount)),
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !refunding.isPending && onClose()}
      title={step === 'form' ? REFUND_DIALOG_TEXTS.title : REFUND_DIALOG_TEXTS.confirmTitle}
      description={REFUND_DIALOG_TEXTS.about(payment.lessonTitle, clientName(payment))}
    >
      {step === 'confirmation' && values ? (
        <RefundConfirmation
          payment={payment}
          values={values}
          isBusy={refunding.isPending}
          onBack={() => setStep('form')}
          onConfirm={() => refunding.mutate(values)}
        />
      ) : (
        <RefundForm
          payment={payment}
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
