import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { reasonTextSchema } from '#shared/payments/payment.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { FINANCIAL_TEXTS } from './financial-texts.ts';

const schema = z.object({ reason: reasonTextSchema });

/** Asks for the sentence that an act on the books needs, then does it. It stays open until that has gone well. */
export function ReasonDialog({
  title,
  description,
  label,
  hint,
  confirmLabel,
  isBusy,
  refusal = null,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  description: string;
  label: string;
  hint: string;
  confirmLabel: string;
  isBusy: boolean;
  /** What the server refused; said here, for a toast would lie behind the dialog. */
  refusal?: Error | null;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const { form, field } = useSchemaForm({
    schema,
    initial: { reason: '' },
    submit: async ({ reason }) => onConfirm(reason),
    explain: (error) => ({ title: FINANCIAL_TEXTS.errorTitle, message: messageOf(error) }),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={title}
      description={description}
    >
      <form {...form} className="grid gap-4">
        {refusal && (
          <Notice tone="error" title={FINANCIAL_TEXTS.errorTitle}>
            <p>{messageOf(refusal)}</p>
          </Notice>
        )}
        {children}
        <TextArea {...field('reason')} label={label} hint={hint} minLines={3} maxLength={1000} />
        <DialogFooter
          cancel={FINANCIAL_TEXTS.cancel}
          onCancel={onClose}
          submit={confirmLabel}
          isBusy={isBusy}
          busyLabel={FINANCIAL_TEXTS.saving}
        />
      </form>
    </Dialog>
  );
}
