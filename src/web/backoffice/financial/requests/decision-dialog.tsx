import { type AdminRefundRequest, decideRefundRequest } from '#shared/payments/admin-payments.contract.ts';
import { ReasonDialog } from '#web/backoffice/financial/reason-dialog.tsx';
import { RefundDialog } from '#web/backoffice/financial/refund/refund-dialog.tsx';
import { REQUEST_TEXTS } from '#web/backoffice/financial/request-texts.ts';
import { useMoneyAction } from '#web/backoffice/financial/use-money-action.ts';
import { callApi } from '#web/platform/call-api.ts';

export type Decision = 'grant' | 'deny';

/** Grants a request in the two steps of every refund, or denies it; either way with an answer the teacher reads. */
export function DecisionDialog({
  request,
  decision,
  onClose,
}: {
  request: AdminRefundRequest;
  decision: Decision;
  onClose: () => void;
}) {
  if (decision === 'deny') return <DenyDialog request={request} onClose={onClose} />;
  if (!request.payment) return null;
  return <RefundDialog payment={request.payment} request={request} onClose={onClose} />;
}

function DenyDialog({ request, onClose }: { request: AdminRefundRequest; onClose: () => void }) {
  const denying = useMoneyAction({
    run: (answer: string) =>
      callApi(decideRefundRequest, { params: { id: request.id }, body: { decision: 'deny', answer } }),
    success: () => REQUEST_TEXTS.denied,
    onDone: onClose,
    isToldInPlace: true,
  });
  return (
    <ReasonDialog
      title={REQUEST_TEXTS.denyTitle}
      description={REQUEST_TEXTS.denyText(request.lessonTitle)}
      label={REQUEST_TEXTS.reply}
      hint={REQUEST_TEXTS.replyHint}
      confirmLabel={REQUEST_TEXTS.deny}
      isBusy={denying.isPending}
      refusal={denying.error}
      onConfirm={denying.mutate}
      onClose={onClose}
    />
  );
}
