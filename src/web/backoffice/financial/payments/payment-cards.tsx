import { formatReais } from '#shared/money.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { PAYMENT_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { DetailsButton } from './details-button.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { clientName, type PaymentRowsProps } from '#web/backoffice/financial/payment-rows.ts';

/** Payments on a phone. */
export function PaymentCards({ payments, openId, onToggle, onRefund }: PaymentRowsProps) {
  return (
    <ul className="grid gap-3">
      {payments.map((payment) => (
        <li key={payment.id} className="cartao overflow-clip p-4">
          <div className="flex items-start justify-between gap-3">
            <p className="line-clamp-2 font-bold leading-snug" title={payment.lessonTitle}>
              {payment.lessonTitle}
            </p>
            <p className="num shrink-0 font-bold">{formatReais(payment.amount)}</p>
          </div>
          <p className="menor mt-0.5 text-tinta-2">
            {clientName(payment)}, <span className="num">{formatDateTime(payment.createdAt)}</span>
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <PaymentMarks payment={payment} />
            <span className="menor text-tinta-2">{PAYMENT_METHODS[payment.method]}</span>
          </div>
          {payment.refunded > 0 && (
            <p className="menor num mt-2 text-tinta-2">
              {PAYMENT_LIST_TEXTS.refunded(formatReais(payment.refunded))}
            </p>
          )}
          <DetailsButton
            payment={payment}
            isOpen={payment.id === openId}
            onToggle={() => onToggle(payment.id)}
            className="mt-3 w-full"
          />
          {payment.id === openId && (
            <div id={`pagamento-${payment.id}`} className="mt-3 border-t border-borda pt-3">
              <PaymentDetails payment={payment} onRefund={() => onRefund(payment)} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
