import { ChevronDown, Clock, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { formatReais } from '#shared/money.ts';
import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { PAYMENT_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { clientName, type PaymentRowsProps } from '#web/backoffice/financial/payment-rows.ts';
import { PaymentStatusChip } from '#web/backoffice/financial/status-chips.tsx';
import { ClientLink } from '#web/backoffice/parts/client-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { PaymentDetails } from './payment-details.tsx';

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
              <td colSpan={6} id={`pagamento-${payment.id}`} className="bg-paper-2">
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
        <p className="smaller truncate text-ink-2" title={payment.client.email}>
          <ClientLink id={payment.client.id} name={clientName(payment)} />
          <span className="font-data">, {payment.client.email}</span>
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
          <p className="smaller num whitespace-nowrap text-ink-2">
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

/** Payments on a phone. */
export function PaymentCards({ payments, openId, onToggle, onRefund }: PaymentRowsProps) {
  return (
    <ul className="grid gap-3">
      {payments.map((payment) => (
        <li key={payment.id} className="card overflow-clip p-4">
          <div className="flex items-start justify-between gap-3">
            <p className="line-clamp-2 font-bold leading-snug" title={payment.lessonTitle}>
              {payment.lessonTitle}
            </p>
            <p className="num shrink-0 font-bold">{formatReais(payment.amount)}</p>
          </div>
          <p className="smaller mt-0.5 text-ink-2">
            <ClientLink id={payment.client.id} name={clientName(payment)} />,{' '}
            <span className="num">{formatDateTime(payment.createdAt)}</span>
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <PaymentMarks payment={payment} />
            <span className="smaller text-ink-2">{PAYMENT_METHODS[payment.method]}</span>
          </div>
          {payment.refunded > 0 && (
            <p className="smaller num mt-2 text-ink-2">
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
            <div id={`pagamento-${payment.id}`} className="mt-3 border-t border-border pt-3">
              <PaymentDetails payment={payment} onRefund={() => onRefund(payment)} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Opens and closes what else there is to know of a payment, right below it. */
function DetailsButton({
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

/** Its situation; a capture without an answer yet and a contested payment say so. */
function PaymentMarks({ payment }: { payment: AdminPayment }) {
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
        <Chip tone="error" icon={<TriangleAlert aria-hidden="true" />}>
          {PAYMENT_LIST_TEXTS.disputed}
        </Chip>
      )}
    </span>
  );
}
