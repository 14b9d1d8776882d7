import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { optionalReasonSchema, reasonTextSchema } from '#shared/payments/payment.schemas.ts';
import { requestRefund } from '#shared/payments/refunds.contract.ts';
import { refundsQuery } from '#web/payments/payment-queries.ts';
import { PAYMENT_TEXTS } from '#web/payments/payment-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { firstIssues, useJudgedValues } from '#web/platform/use-judged-values.ts';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import type { Consequence } from './describe-refund.ts';
import { REFUND_TEXTS as TEXTS } from './refund-texts.ts';

const REASON_LIMIT = 1000;

/** Says before it is sent what will come of it, and asks why; within the seven days of the purchase nobody has to say. */
export function RefundDialog({
  lesson,
  consequence,
  onClose,
  onChanged,
}: {
  lesson: Pick<Lesson, 'id' | 'title'>;
  consequence: Consequence;
  onClose: () => void;
  onChanged: () => void;
}) {
  const client = useQueryClient();
  const schema = consequence.needsReason ? reasonTextSchema : optionalReasonSchema;
  const { values, errors, change, judgeNow, tell } = useJudgedValues({ reason: '' }, ({ reason }) =>
    firstIssues(
      (schema.safeParse(reason).error?.issues ?? []).map(({ message }) => ({ path: 'reason', message })),
    ),
  );
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const ask = useMutation({
    mutationFn: (text: string) =>
      callApi(requestRefund, { params: { id: lesson.id }, body: { reason: text }, idempotencyKey }),
    onSuccess: ({ status }) => {
      onClose();
      void client.invalidateQueries({ queryKey: refundsQuery(lesson.id).queryKey });
      onChanged();
      const description = status === 'granted' ? TEXTS.granted : TEXTS.asked;
      showToast({ title: PAYMENT_TEXTS.successTitle, description, tone: 'success' });
    },
    onError: (fault) => {
      onChanged();
      const description = messageOf(fault, TEXTS.failed);
      showToast({ title: PAYMENT_TEXTS.errorTitle, description, tone: 'error' });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ask.isPending) return;
    const faults = judgeNow();
    tell(faults, 'reason' in faults);
    if (!('reason' in faults)) ask.mutate(schema.parse(values.reason));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="[overflow-wrap:anywhere]">{TEXTS.question(lesson.title)}</span>}
      description={consequence.text}
    >
      <form noValidate onSubmit={submit}>
        <TextArea
          label={consequence.needsReason ? TEXTS.reason : TEXTS.optionalReason}
          limit={REASON_LIMIT}
          minLines={3}
          length={values.reason.length}
          value={values.reason}
          onChange={(event) => change({ reason: event.target.value })}
          error={errors.reason}
        />
        <DialogFooter
          cancel={TEXTS.back}
          onCancel={onClose}
          submit={TEXTS.send}
          isBusy={ask.isPending}
          busyLabel={TEXTS.sending}
          isLeavable
        />
      </form>
    </Dialog>
  );
}
