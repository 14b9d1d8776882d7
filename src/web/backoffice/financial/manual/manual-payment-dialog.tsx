import { useState } from 'react';
import * as z from 'zod/mini';
import { formatReais } from '#shared/money/money.ts';
import { recordManualPayment } from '#shared/payments/admin-payments.contract.ts';
import { reasonTextSchema } from '#shared/payments/payment.schemas.ts';
import { FINANCIAL_TEXTS, MANUAL_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { useMoneyAction } from '#web/backoffice/financial/use-money-action.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const schema = z.object({
  lessonId: z.string().check(
    // The whole address of the lesson's page will do as well.
    z.overwrite((text) => text.trim().split('/').at(-1) ?? ''),
    z.minLength(1, MANUAL_TEXTS.lessonIdMissing),
  ),
  reason: reasonTextSchema,
});

/** Records that a lesson was paid outside the product. Without a lesson it asks which one. */
export function ManualPaymentDialog({
  lesson,
  onClose,
}: {
  lesson: { id: string; title: string; price: number } | null;
  onClose: () => void;
}) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const recording = useMoneyAction({
    run: ({ lessonId, reason }: z.output<typeof schema>) =>
      callApi(recordManualPayment, { params: { id: lessonId }, body: { reason }, idempotencyKey }),
    success: () => MANUAL_TEXTS.done,
    onDone: onClose,
  });
  const { form, field } = useSchemaForm({
    schema,
    initial: { lessonId: lesson?.id ?? '', reason: '' },
    submit: async (values) => recording.mutate(values),
    explain: (error) => ({ title: FINANCIAL_TEXTS.errorTitle, message: messageOf(error) }),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !recording.isPending && onClose()}
      title={MANUAL_TEXTS.title}
      description={
        lesson ? MANUAL_TEXTS.about(lesson.title, formatReais(lesson.price)) : MANUAL_TEXTS.aboutAny
      }
    >
      <form {...form} className="grid gap-4">
        {!lesson && (
          <TextField
            {...field('lessonId')}
            label={MANUAL_TEXTS.lessonId}
            hint={MANUAL_TEXTS.lessonIdHint}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <TextArea
          {...field('reason')}
          label={MANUAL_TEXTS.reason}
          hint={MANUAL_TEXTS.reasonHint}
          minLines={3}
          maxLength={1000}
        />
        <DialogActions>
          <Button variant="neutral" size="m" onClick={onClose} disabled={recording.isPending}>
            {FINANCIAL_TEXTS.cancel}
          </Button>
          <Button type="submit" size="m" isBusy={recording.isPending} busyLabel={FINANCIAL_TEXTS.saving}>
            {MANUAL_TEXTS.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
