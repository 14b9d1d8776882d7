import { ChevronDown } from 'lucide-react';
import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';
import { PAYMENT_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { Button } from '#web/ui/button.tsx';

/** Opens and closes what else there is to know of a payment, right below it. */
export function DetailsButton({
  payment,
  isOpen,
  onToggle,
  className,
}: {
  payment: AdminPayment;
  isOpen: boolean;
  onToggle: () => void;
  className?: string;
}) {
  return (
    <Button
      variant="neutral"
      size="d"
      className={className}
      onClick={onToggle}
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': `pagamento-${payment.id}` })}
    >
      {PAYMENT_LIST_TEXTS.details}
      <span className="sr-only">: {payment.lessonTitle}</span>
      <ChevronDown
        size={18}
        className={isOpen ? 'rotate-180 transition-[rotate]' : 'transition-[rotate]'}
        aria-hidden="true"
      />
    </Button>
  );
}
