import * as z from 'zod/mini';
import { type AdminRefundRequest, decideRefundRequest } from '#shared/payments/admin-payments.contract.ts';
import { reasonTextSchema } from '#shared/payments/payment.schemas.ts';
import { FINANCIAL_TEXTS, REQUEST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { amountSchema } from '#web/backoffice/financial/refund/amount-schema.ts';
import { useMoneyAction } from '#web/backoffice/financial/use-money-action.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export type Decision = 'grant' | 'deny';

/** Nothing typed means all that is left. */
const optionalAmount = z.union([
  z.pipe(
    z.literal(''),
    z.transform(() => undefined),
  ),
  amountSchema(),
]);
const schema = z.object({ amount: optionalAmount, answer: reasonTextSchema });

const WORDS = {
  grant: {
    title: REQUEST_TEXTS.grantTitle,
    text: REQUEST_TEXTS.grantText,
    confirm: REQUEST_TEXTS.grant,
    busy: REQUEST_TEXTS.granting,
    done: REQUEST_TEXTS.granted,
  },
  deny: {
    title: REQUEST_TEXTS.denyTitle,
    text: REQUEST_TEXTS.denyText,
    confirm: REQUEST_TEXTS.deny,
    busy: REQUEST_TEXTS.denying,
    done: REQUEST_TEXTS.denied,
  },
} as const;

/** Grants a request, in full or in part, or denies it; either way with an answer that the teacher reads. */
export function DecisionDialog({
  request,
  decision,
  onClose,
}: {
  request: AdminRefundRequest;
  decision: Decision;
  onClose: () => void;
}) {
  const words = WORDS[decision];
  const isGrant = decision === 'grant';
  const deciding = useMoneyAction({
    run: ({ amount, answer }: z.output<typeof schema>) =>
      callApi(decideRefundRequest, {
        params: { id: request.id },
        body: { decision, answer, ...(amount !== undefined && { amount }) },
      }),
    success: () => words.done,
    onDone: onClose,
  });
  const { form, field } = useSchemaForm({
    schema,
    initial: { amount: '', answer: '' },
    submit: async (values) => deciding.mutate(values),
    explain: (error) => ({ title: FINANCIAL_TEXTS.errorTitle, message: messageOf(error) }),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !deciding.isPending && onClose()}
      title={words.title}
      description={words.text(request.lessonTitle)}
    >
      <form {...form} className="grid gap-4">
        {isGrant && (
          <TextField
            {...field('amount')}
            label={REQUEST_TEXTS.amount}
            hint={REQUEST_TEXTS.amountHint}
            isOptional
            inputMode="decimal"
            autoComplete="off"
            icon={<span className="num font-bold">R$</span>}
          />
        )}
        <TextArea
          {...field('answer')}
          label={REQUEST_TEXTS.reply}
          hint={REQUEST_TEXTS.replyHint}
          minLines={3}
          maxLength={1000}
        />
        <DialogActions>
          <Button variant="neutral" size="m" onClick={onClose} disabled={deciding.isPending}>
            {FINANCIAL_TEXTS.cancel}
          </Button>
          <Button
            type="submit"
            size="m"
            variant={isGrant ? 'action' : 'danger'}
            isBusy={deciding.isPending}
            busyLabel={words.busy}
          >
            {words.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
