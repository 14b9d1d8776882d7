import { useState } from 'react';
import * as z from 'zod/mini';
import { formatReais } from '#shared/money.ts';
import { recordManualPayment } from '#shared/payments/admin-payments.contract.ts';
import { reasonTextSchema } from '#shared/payments/payment.schemas.ts';
import { FINANCIAL_TEXTS, MANUAL_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { useMoneyAction } from '#web/backoffice/financial/use-money-action.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type Payable, ProjectSearch } from './project-search.tsx';

const schema = z.object({ reason: reasonTextSchema });

/** Records that a lesson was paid outside the product. Without a lesson it is looked for by client or title. */
export function ManualPaymentDialog({ lesson, onClose }: { lesson: Payable | null; onClose: () => void }) {
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [found, setFound] = useState(lesson);
  const [isMissing, setMissing] = useState(false);
  const recording = useMoneyAction({
    run: ({ id, reason }: { id: string; reason: string }) =>
      callApi(recordManualPayment, { params: { id }, body: { reason }, idempotencyKey }),
    success: () => MANUAL_TEXTS.done,
    onDone: onClose,
    isToldInPlace: true,
  });
  const { form, field } = useSchemaForm({
    schema,
    initial: { reason: '' },
    submit: async ({ reason }) => {
      setMissing(found === null);
      if (found) recording.mutate({ id: found.id, reason });
    },
    explain: (error) => ({ title: FINANCIAL_TEXTS.errorTitle, message: messageOf(error) }),
    onRefused: () => setMissing(found === null),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !recording.isPending && onClose()}
      title={MANUAL_TEXTS.title}
      description={found ? MANUAL_TEXTS.about(found.title, formatReais(found.price)) : MANUAL_TEXTS.aboutAny}
    >
      {recording.error && (
        <Notice tone="erro" title={FINANCIAL_TEXTS.errorTitle} className="mb-4">
          <p>{messageOf(recording.error)}</p>
        </Notice>
      )}
      {!lesson && (
        <ProjectSearch
          chosen={found}
          fault={isMissing && !found ? MANUAL_TEXTS.lessonMissing : undefined}
          onChoose={setFound}
        />
      )}
      <form {...form} className="grid gap-4">
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
