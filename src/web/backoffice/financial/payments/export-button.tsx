import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportAdminPayments } from '#shared/payments/admin-payments.contract.ts';
import { type FinancialSearch, toQuery } from '#web/backoffice/financial/financial-search.ts';
import { FINANCIAL_TEXTS, PAYMENT_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { downloadFile } from '#web/platform/download-file.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** Saves the payments that the filter lets through, all pages of them. */
export function ExportButton({ search }: { search: FinancialSearch }) {
  const saving = useMutation({
    mutationFn: () => downloadFile(exportAdminPayments, { query: toQuery(search) }, 'pagamentos.csv'),
    onError: (error) =>
      showToast({ title: FINANCIAL_TEXTS.errorTitle, description: messageOf(error), tone: 'error' }),
  });
  return (
    <Button
      variant="neutral"
      size="d"
      onClick={() => saving.mutate()}
      isBusy={saving.isPending}
      busyLabel={PAYMENT_LIST_TEXTS.exporting}
    >
      <Download size={18} aria-hidden="true" />
      {PAYMENT_LIST_TEXTS.exportCsv}
    </Button>
  );
}
