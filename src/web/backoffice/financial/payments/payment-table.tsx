import { Fragment } from 'react';
import { formatReais } from '#shared/money/money.ts';
import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { PAYMENT_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { DetailsButton } from './details-button.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { clientName, type PaymentRowsProps } from './payment-rows.ts';

/** Payments where there is room for a table. */
export function PaymentTable({ payments, openId, onToggle, onRefund }: PaymentRowsProps) {
  return (
    <div className="cartao overflow-clip">
      <table className="tabela table-fixed">
        <thead>
          <tr>
            <th scope="col">{PAYMENT_LIST_TEXTS.columnLesson}</th>
            <th scope="col" className="w-44 xl:w-64">
              {PAYMENT_LIST_TEXTS.columnStatus}
            </th>
            <th scope="col" className="w-36 max-lg:hidden">
              {PAYMENT_LIST_TEXTS.columnMethod}
            </th>
            <th scope="col" className="w-44 max-lg:hidden">
              {PAYMENT_LIST_TEXTS.columnDate}
            </th>
            <th scope="col" className="w-36 text-right">
              {PAYMENT_LIST_TEXTS.columnAmount}
            </th>
            <th scope="col" className="w-36">
              <span className="sr-only">{PAYMENT_LIST_TEXTS.columnDetails}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <Fragment key={payment.id}>
              <PaymentRow
                payment={payment}
                isOpen={payment.id === openId}
                onToggle={() => onToggle(payment.id)}
              />
              {payment.id === openId && (
                <tr>
                  <td colSpan={6} id={`pagamento-${payment.id}`} className="bg-papel-2">
                    <PaymentDetails payment={payment} onRefund={() => onRefund(payment)} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PaymentRow({
  payment,
  isOpen,
  onToggle,
}: {
  payment: AdminPayment;
  isOpen: boolean;
  onToggle: () => void;
}) {
  return (
    <tr>
      <td>
        <p className="truncate font-bold" title={payment.lessonTitle}>
          {payment.lessonTitle}
        </p>
        <p className="menor truncate text-tinta-2" title={payment.client.email}>
          {clientName(payment)}
          <span className="font-dados">, {payment.client.email}</span>
        </p>
      </td>
      <td>
        <PaymentMarks payment={payment} />
      </td>
      <td className="max-lg:hidden">{PAYMENT_METHODS[payment.method]}</td>
      <td className="num max-lg:hidden">{formatDateTime(payment.createdAt)}</td>
      <td className="text-right">
        <p className="num font-bold whitespace-nowrap">{formatReais(payment.amount)}</p>
        {payment.refunded > 0 && (
          <p className="menor num whitespace-nowrap text-tinta-2">
            {PAYMENT_LIST_TEXTS.refunded(formatReais(payment.refunded))}
          </p>
        )}
      </td>
      <td className="text-right">
        <DetailsButton payment={payment} isOpen={isOpen} onToggle={onToggle} />
      </td>
    </tr>
  );
}
