import { type Difference, resolveDifference } from '#shared/payments/admin-payments.contract.ts';
import { ReasonDialog } from '#web/backoffice/financial/reason-dialog.tsx';
import { useMoneyAction } from '#web/backoffice/financial/use-money-action.ts';
import { callApi } from '#web/platform/call-api.ts';
import { DIFFERENCE_TEXTS } from './difference-texts.ts';

/** Closes a difference with what was found out about it. */
export function ResolveDialog({
  difference,
  onClose,
}: {
  difference: Pick<Difference, 'id' | 'detail'>;
  onClose: () => void;
}) {
  const resolving = useMoneyAction({
    run: (reason: string) => callApi(resolveDifference, { params: { id: difference.id }, body: { reason } }),
    success: () => DIFFERENCE_TEXTS.done,
    onDone: onClose,
    isToldInPlace: true,
  });
  return (
    <ReasonDialog
      title={DIFFERENCE_TEXTS.resolveTitle}
      description={difference.detail}
      label={DIFFERENCE_TEXTS.found}
      hint={DIFFERENCE_TEXTS.foundHint}
      confirmLabel={DIFFERENCE_TEXTS.confirm}
      isBusy={resolving.isPending}
      refusal={resolving.error}
      onConfirm={resolving.mutate}
      onClose={onClose}
    />
  );
}
