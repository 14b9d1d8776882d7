import type { ReactNode } from 'react';
import { formatReais } from '#shared/money.ts';
import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';
import { formatDate, formatDateTime } from '#shared/text/format.ts';
import { FINANCIAL_TEXTS, PAYMENT_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { clientName } from '#web/backoffice/financial/payment-rows.ts';
import { ClientLink } from '#web/backoffice/parts/client-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MoneyTrail } from './money-trail.tsx';

/** Everything else of one payment, and what can be done about it. */
export function PaymentDetails({ payment, onRefund }: { payment: AdminPayment; onRefund: () => void }) {
  const { client, createdAt, paidAt, providerRef, refundable, refundWindowEndsAt } = payment;
  return (
    <div className="py-1">
      <dl className="grid grid-cols-2 gap-x-5 gap-y-3 md:gap-x-8 lg:grid-cols-3 xl:grid-cols-4">
        <Fact name={PAYMENT_LIST_TEXTS.client} isWide>
          <ClientLink id={client.id} name={clientName(payment)} className="font-bold" />
          <span className="block font-data wrap-anywhere">{client.email}</span>
        </Fact>
        <Fact name={PAYMENT_LIST_TEXTS.createdAt}>
          <span className="num">{formatDateTime(createdAt)}</span>
        </Fact>
        <Fact name={PAYMENT_LIST_TEXTS.paidAt}>
          {paidAt ? <span className="num">{formatDateTime(paidAt)}</span> : PAYMENT_LIST_TEXTS.notPaid}
        </Fact>
        {paidAt && (
          <Fact name={PAYMENT_LIST_TEXTS.refundable}>
            <span className="num font-bold">{formatReais(refundable)}</span>
          </Fact>
        )}
        {refundWindowEndsAt && (
          <Fact name={PAYMENT_LIST_TEXTS.window}>
            <span className="num">{formatDate(refundWindowEndsAt)}</span>
          </Fact>
        )}
        {providerRef && (
          <Fact name={PAYMENT_LIST_TEXTS.providerRef} isWide>
            <span className="font-data break-all">{providerRef}</span>
          </Fact>
        )}
        <Fact name={PAYMENT_LIST_TEXTS.paymentId} isWide>
          <span className="font-data break-all">{payment.id}</span>
        </Fact>
        {payment.recordedBy && (
          <Fact name={PAYMENT_LIST_TEXTS.recordedBy} isWide>
            {payment.recordedBy.name}
          </Fact>
        )}
        {payment.note && (
          <Fact name={PAYMENT_LIST_TEXTS.recordedWhy} isWide>
            <span className="wrap-anywhere">{payment.note}</span>
          </Fact>
        )}
        <Fact name={PAYMENT_LIST_TEXTS.environment}>
          {payment.isLive ? PAYMENT_LIST_TEXTS.live : PAYMENT_LIST_TEXTS.demo}
        </Fact>
      </dl>
      {paidAt && <MoneyTrail payment={payment} />}
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

/** `isWide` takes the whole width of a phone. */
function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={joinClasses('min-w-0', isWide && 'max-md:col-span-2')}>
      <dt className="smaller text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
