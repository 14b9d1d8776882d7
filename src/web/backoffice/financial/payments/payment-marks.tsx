import { Clock, TriangleAlert } from 'lucide-react';
import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';
import { PAYMENT_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { PaymentStatusChip } from '#web/backoffice/financial/status-chips.tsx';
import { Chip } from '#web/ui/chip.tsx';

/** Its situation; a capture without an answer yet and a contested payment say so. */
export function PaymentMarks({ payment }: { payment: AdminPayment }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {payment.isConfirming ? (
        <Chip tone="info" icon={<Clock aria-hidden="true" />}>
          {PAYMENT_LIST_TEXTS.confirming}
        </Chip>
      ) : (
        <PaymentStatusChip status={payment.status} />
      )}
      {payment.isDisputed && (
        <Chip tone="erro" icon={<TriangleAlert aria-hidden="true" />}>
          {PAYMENT_LIST_TEXTS.disputed}
        </Chip>
      )}
    </span>
  );
}
