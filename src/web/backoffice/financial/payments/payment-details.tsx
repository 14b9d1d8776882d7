import type { ReactNode } from 'react';
import { formatReais } from '#shared/money/money.ts';
import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';
import { FINANCIAL_TEXTS, PAYMENT_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { formatDate, formatDateTime } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { clientName } from './payment-rows.ts';

/** Everything else of one payment, and what can be done about it. */
export function PaymentDetails({ payment, onRefund }: { payment: AdminPayment; onRefund: () => void }) {
  const { client, createdAt, paidAt, providerRef, refundable, refundWindowEndsAt } = payment;
  return (
    <div className="py-1">
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        <Fact name={PAYMENT_LIST_TEXTS.client}>
          {clientName(payment)}
          <span className="block font-dados break-all">{client.email}</span>
        </Fact>
        <Fact name={PAYMENT_LIST_TEXTS.createdAt}>
          <span className="num">{formatDateTime(createdAt)}</span>
        </Fact>
        <Fact name={PAYMENT_LIST_TEXTS.paidAt}>
          {paidAt ? <span className="num">{formatDateTime(paidAt)}</span> : PAYMENT_LIST_TEXTS.notPaid}
        </Fact>
        <Fact name={PAYMENT_LIST_TEXTS.refundable}>
          <span className="num font-bold">{formatReais(refundable)}</span>
        </Fact>
        {refundWindowEndsAt && (
          <Fact name={PAYMENT_LIST_TEXTS.window}>
            <span className="num">{formatDate(refundWindowEndsAt)}</span>
          </Fact>
        )}
        {providerRef && (
          <Fact name={PAYMENT_LIST_TEXTS.providerRef}>
            <span className="font-dados break-all">{providerRef}</span>
          </Fact>
        )}
        <Fact name={PAYMENT_LIST_TEXTS.paymentId}>
          <span className="font-dados break-all">{payment.id}</span>
        </Fact>
        <Fact name={PAYMENT_LIST_TEXTS.environment}>
          {payment.isLive ? PAYMENT_LIST_TEXTS.live : PAYMENT_LIST_TEXTS.demo}
        </Fact>
      </dl>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {refundable > 0 && (
          <Button variant="danger-outline" size="d" onClick={onRefund}>
            {PAYMENT_LIST_TEXTS.refund}
          </Button>
        )}
        <LinkButton to="/analysis/$id" params={{ id: payment.lessonId }} variant="neutral" size="d">
          {FINANCIAL_TEXTS.lesson}
          <span className="sr-only">: {payment.lessonTitle}</span>
        </LinkButton>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="menor text-tinta-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
