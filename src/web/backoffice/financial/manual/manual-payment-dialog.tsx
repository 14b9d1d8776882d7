import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import * as z from 'zod/mini';
import { formatReais } from '#shared/money.ts';
import { recordManualPayment } from '#shared/payments/admin-payments.contract.ts';
import { reasonTextSchema } from '#shared/payments/payment.schemas.ts';
import { payableQuery } from '#web/backoffice/financial/financial-queries.ts';
import { FINANCIAL_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { useMoneyAction } from '#web/backoffice/financial/use-money-action.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { MANUAL_TEXTS } from './manual-texts.ts';

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
        <Notice tone="error" title={FINANCIAL_TEXTS.errorTitle} className="mb-4">
          <p>{messageOf(recording.error)}</p>
        </Notice>
      )}
      {!lesson && (
        <LessonSearch
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
        <DialogFooter
          cancel={FINANCIAL_TEXTS.cancel}
          onCancel={onClose}
          submit={MANUAL_TEXTS.confirm}
          isBusy={recording.isPending}
          busyLabel={FINANCIAL_TEXTS.saving}
        />
      </form>
    </Dialog>
  );
}

/** A lesson that can be marked as paid. */
interface Payable {
  id: string;
  title: string;
  price: number;
}

/** Finds a lesson that waits for payment by its client or title; the chosen one stands in its place. */
function LessonSearch({
  chosen,
  fault,
  onChoose,
}: {
  chosen: Payable | null;
  fault: string | undefined;
  onChoose: (lesson: Payable | null) => void;
}) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, isError, isFetching } = useQuery({ ...payableQuery(q), enabled: chosen === null });
  if (chosen) {
    return (
      <div className="mb-4 flex items-center justify-between gap-3 rounded-field bg-paper-2 px-4 py-3">
        <p className="min-w-0 wrap-anywhere">
          <strong className="line-clamp-2">{chosen.title}</strong>
          <span className="num">{formatReais(chosen.price)}</span>
        </p>
        <Button variant="text" size="d" onClick={() => onChoose(null)}>
          {MANUAL_TEXTS.change}
        </Button>
      </div>
    );
  }
  return (
    <div className="mb-4">
      <TextField
        label={MANUAL_TEXTS.search}
        hint={MANUAL_TEXTS.searchHint}
        error={fault}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="smaller mt-2 text-ink-2" role="status">
        {isError && MANUAL_TEXTS.searchError}
        {!isError && !data && isFetching && MANUAL_TEXTS.searching}
        {data?.length === 0 && MANUAL_TEXTS.noMatch}
      </p>
      {data && data.length > 0 && (
        <ul className="max-h-60 divide-y divide-border overflow-y-auto rounded-field border border-border">
          {data.map(({ id, title, price, user }) => (
            <li key={id}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center justify-between gap-3 px-4 py-2 text-left hover:bg-paper-2"
                onClick={() => onChoose({ id, title, price })}
              >
                <span className="min-w-0">
                  <strong className="line-clamp-1 wrap-anywhere">{title}</strong>
                  <span className="smaller block truncate text-ink-2">
                    {user.firstName} {user.lastName}, {user.email}
                  </span>
                </span>
                <span className="num shrink-0 font-bold">{formatReais(price)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
