import { useQuery } from '@tanstack/react-query';
import { getReceipt } from '#shared/payments/billing.contract.ts';
import { DIFFERENCE_KINDS } from '#shared/payments/differences.ts';
import { INVOICE_STATES } from '#shared/payments/invoice-status.ts';
import type { LessonMoney } from '#shared/payments/lesson-money.contract.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import {
  PaymentStatusChip,
  RefundStatusChip,
  RequestStatusChip,
} from '#web/backoffice/financial/status-chips.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { downloadFile } from '#web/platform/download-file.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { lessonMoneyQuery } from './lesson-money-query.ts';
import { Part, Row, Sum } from './money-parts.tsx';
import { MONEY_TEXTS as TEXTS } from './money-texts.ts';

/** All that the books know of a lesson; what is decided about it, is decided in the banner above and in Financeiro. */
export function LessonMoneyPart({ lessonId, title }: { lessonId: string; title: string }) {
  const { data, error, isFetching, refetch } = useQuery(lessonMoneyQuery(lessonId));
  return (
    <div className="grid h-full content-start gap-5 overflow-y-auto p-5">
      {data ? (
        <Money money={data} title={title} />
      ) : error ? (
        <ErrorPanel
          title={TEXTS.error}
          message={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingArea label={TEXTS.loading}>
          <Skeleton className="h-24" />
        </LoadingArea>
      )}
    </div>
  );
}

function Money({ money, title }: { money: LessonMoney; title: string }) {
  const { lessonId, price, received, refunded, payments, refunds, requests, invoice, billing, differences } =
    money;
  return (
    <>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
        <Sum name={TEXTS.price} reais={price} />
        <Sum name={TEXTS.received} reais={received} />
        <Sum name={TEXTS.refunded} reais={refunded} />
      </dl>
      <Part title={TEXTS.payments} none={TEXTS.noPayments}>
        {payments.map(({ id, method, status, amount, createdAt, recordedBy, note }) => (
          <Row key={id} at={createdAt} amount={amount} chip={<PaymentStatusChip status={status} />}>
            {[PAYMENT_METHODS[method], recordedBy?.name, note].filter(Boolean).join(', ')}
          </Row>
        ))}
      </Part>
      {refunds.length > 0 && (
        <Part title={TEXTS.refunds}>
          {refunds.map(({ id, status, amount, createdAt, grantedBy }) => (
            <Row key={id} at={createdAt} amount={amount} chip={<RefundStatusChip status={status} />}>
              {grantedBy?.name}
            </Row>
          ))}
        </Part>
      )}
      {requests.length > 0 && (
        <Part title={TEXTS.requests}>
          {requests.map(({ id, status, reason, answer, createdAt, granted }) => (
            <Row key={id} at={createdAt} amount={granted} chip={<RequestStatusChip status={status} />}>
              {reason} {answer && `${TEXTS.answer}: ${answer}`}
            </Row>
          ))}
        </Part>
      )}
      {differences.length > 0 && (
        <Part title={TEXTS.differences}>
          {differences.map(({ id, kind, firstSeenAt, resolvedAt, resolution, detail }) => (
            <Row key={id} at={firstSeenAt} amount={null} chip={resolvedAt ? TEXTS.closed : TEXTS.open}>
              {DIFFERENCE_KINDS[kind]}. {resolution ?? detail}
            </Row>
          ))}
        </Part>
      )}
      {invoice && (
        <Part title={TEXTS.invoice}>
          <Row at={invoice.updatedAt} amount={invoice.amount} chip={INVOICE_STATES[invoice.state]}>
            {[invoice.number !== null && TEXTS.number(invoice.number), invoice.accessKey, invoice.reason]
              .filter(Boolean)
              .join(', ')}
          </Row>
        </Part>
      )}
      <section>
        <h3 className="text-[1.0625rem]">{TEXTS.billing}</h3>
        <p className="mt-1 leading-snug wrap-anywhere text-ink-2">
          {billing
            ? [billing.legalName ?? billing.name, billing.cnpj ?? billing.cpf, billing.address, billing.email]
                .filter(Boolean)
                .join(', ')
            : TEXTS.noBilling}
        </p>
      </section>
      <p className="flex flex-wrap gap-2.5">
        {received > 0 && (
          <Button
            variant="neutral"
            size="d"
            onClick={() => void downloadFile(getReceipt, { params: { id: lessonId } }, TEXTS.receiptName)}
          >
            {TEXTS.receipt}
          </Button>
        )}
        <LinkButton
          to="/admin-functional"
          search={{ aba: 'financeiro', q: title.slice(0, 100) }}
          variant="neutral"
          size="d"
        >
          {TEXTS.toFinancial}
        </LinkButton>
      </p>
    </>
  );
}
