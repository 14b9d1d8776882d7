import { Fragment } from 'react';
import { formatReais } from '#shared/money.ts';
import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { PAYMENT_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { formatDateTime } from '#web/platform/format.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { DetailsButton } from './details-button.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import { clientName, type PaymentRowsProps } from '#web/backoffice/financial/payment-rows.ts';

const COLUMNS: readonly Column[] = [
  { label: PAYMENT_LIST_TEXTS.columnLesson },
  { label: PAYMENT_LIST_TEXTS.columnStatus, className: 'w-44 xl:w-64' },
  { label: PAYMENT_LIST_TEXTS.columnMethod, className: 'w-36 max-lg:hidden' },
  { label: PAYMENT_LIST_TEXTS.columnDate, className: 'w-44 max-lg:hidden' },
  { label: PAYMENT_LIST_TEXTS.columnAmount, className: 'w-36 text-right' },
  { label: PAYMENT_LIST_TEXTS.columnDetails, className: 'w-36', isSpoken: true },
];

/** Payments where there is room for a table. */
export function PaymentTable({ payments, openId, onToggle, onRefund }: PaymentRowsProps) {
  return (
    <DataTable columns={COLUMNS}>
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
    </DataTable>
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
