import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { getReceipt } from '#shared/payments/billing.contract.ts';
import { PAYMENT_TEXTS } from '#web/payments/payment-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { downloadFile } from '#web/platform/download-file.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { PAPERS_TEXTS as TEXTS } from '#web/payments/documents/refund-texts.ts';

export function ReceiptButton({ lessonId }: { lessonId: string }) {
  const download = useMutation({
    mutationFn: () => downloadFile(getReceipt, { params: { id: lessonId } }, TEXTS.receiptName(lessonId)),
    onError: (error) =>
      showToast({
        title: PAYMENT_TEXTS.errorTitle,
        description: messageOf(error, TEXTS.receiptFailed),
        tone: 'error',
      }),
  });
  return (
    <Button
      variant="outline"
      size="m"
      isBusy={download.isPending}
      busyLabel={TEXTS.downloading}
      onClick={() => download.mutate()}
    >
      <Download size={20} aria-hidden="true" />
      {TEXTS.receipt}
    </Button>
  );
}
