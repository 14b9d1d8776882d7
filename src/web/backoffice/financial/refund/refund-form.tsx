import { useState } from 'react';
import * as z from 'zod/mini';
import { formatReais } from '#shared/money.ts';
import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';
import { reasonTextSchema } from '#shared/payments/payment.schemas.ts';
import {
  AMOUNT_TEXTS,
  FINANCIAL_TEXTS,
  REFUND_DIALOG_TEXTS,
} from '#web/backoffice/financial/financial-texts.ts';
import { REQUEST_TEXTS } from '#web/backoffice/financial/request-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { describeWindow } from './describe-refund.ts';
import { describeAmountFault, parseAmount, writeAmount } from './parse-amount.ts';

export interface RefundValues {
  /** Reais. */
  amount: number;
  reason: string;
}

/** How much goes back, at most what is left, and why. */
export function RefundForm({
  payment,
  asked,
  initial,
  onCancel,
  onDone,
}: {
  payment: AdminPayment;
  /** Why it was asked for, where a request is granted. */
  asked: string | undefined;
  /** What was entered before, on the way back from the second step. */
  initial: RefundValues | null;
  onCancel: () => void;
  onDone: (values: RefundValues) => void;
}) {
  const { refundable } = payment;
  const [window] = useState(() => describeWindow(payment, new Date()));
  const { form, field } = useSchemaForm({
    schema: z.object({ amount: amountSchema(refundable), reason: reasonTextSchema }),
    initial: { amount: writeAmount(initial?.amount ?? refundable), reason: initial?.reason ?? '' },
    submit: async (values) => onDone(values),
    explain: (error) => ({ title: FINANCIAL_TEXTS.errorTitle, message: messageOf(error) }),
  });
  return (
    <form {...form} className="grid gap-4">
      {asked !== undefined && (
        <p className="rounded-field bg-paper-2 px-4 py-3 break-words">{REFUND_DIALOG_TEXTS.asked(asked)}</p>
      )}
      <TextField
        {...field('amount')}
        className="[&_input]:num"
        label={REFUND_DIALOG_TEXTS.amount}
        hint={REFUND_DIALOG_TEXTS.upTo(formatReais(refundable))}
        inputMode="decimal"
        autoComplete="off"
        icon={<span className="num font-bold">R$</span>}
      />
      <TextArea
        {...field('reason')}
        label={asked === undefined ? FINANCIAL_TEXTS.reason : REQUEST_TEXTS.reply}
        hint={asked === undefined ? REFUND_DIALOG_TEXTS.reasonHint : REQUEST_TEXTS.replyHint}
        minLines={3}
        maxLength={1000}
      />
      <Notice tone={window.isOver ? 'warning' : 'neutral'}>{window.text}</Notice>
      <DialogActions>
        <Button variant="neutral" size="m" onClick={onCancel}>
          {FINANCIAL_TEXTS.cancel}
        </Button>
        <Button type="submit" size="m">
          {REFUND_DIALOG_TEXTS.next}
        </Button>
      </DialogActions>
    </form>
  );
}

/** A typed amount in reais, above nothing and at most `most`. */
function amountSchema(most: number) {
  return z.pipe(
    z.string().check(({ value, issues }) => {
      const amount = parseAmount(value);
      const message =
        amount !== null && amount > most
          ? AMOUNT_TEXTS.tooHigh(formatReais(most))
          : describeAmountFault(value);
      if (message !== null) issues.push({ code: 'custom', message, input: value });
    }),
    z.transform((text: string) => parseAmount(text) ?? 0),
  );
}
