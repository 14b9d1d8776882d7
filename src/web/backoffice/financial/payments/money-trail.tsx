import { useQuery } from '@tanstack/react-query';
import { formatReais } from '#shared/money.ts';
import type { AdminPayment } from '#shared/payments/admin-payments.contract.ts';
import type { LessonMoney } from '#shared/payments/lesson-money.contract.ts';
import { REFUND_REASONS } from '#shared/payments/refund-status.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { lessonMoneyQuery } from '#web/backoffice/financial/financial-queries.ts';
import { PAYMENT_LIST_TEXTS, REFUND_LIST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { clientName } from '#web/backoffice/financial/payment-rows.ts';
import { REQUEST_TEXTS } from '#web/backoffice/financial/request-texts.ts';
import { RefundStatusChip, RequestStatusChip } from '#web/backoffice/financial/status-chips.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** What went back of a payment and what was decided about it: how much, who, why, when. */
export function MoneyTrail({ payment }: { payment: AdminPayment }) {
  const { data, error, refetch, isFetching } = useQuery(lessonMoneyQuery(payment.lessonId));
  const title = <h3 className="mt-5 mb-2 font-bold">{PAYMENT_LIST_TEXTS.trail}</h3>;
  if (error) {
    return (
      <>
        {title}
        <ErrorPanel
          title={PAYMENT_LIST_TEXTS.trailError}
          message={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </>
    );
  }
  if (!data) {
    return (
      <>
        {title}
        <Skeleton className="h-10" />
      </>
    );
  }
  const refunds = data.refunds.filter(({ paymentId }) => paymentId === payment.id);
  // What was granted stands with its refund.
  const requests = data.requests.filter(
    ({ id, paymentId }) => paymentId === payment.id && !refunds.some(({ requestId }) => requestId === id),
  );
  return (
    <>
      {title}
      {refunds.length + requests.length === 0 ? (
        <p className="text-ink-2">{PAYMENT_LIST_TEXTS.noTrail}</p>
      ) : (
        <ul className="grid gap-3">
          {refunds.map((refund) => (
            <RefundEntry
              key={refund.id}
              refund={refund}
              request={data.requests.find(({ id }) => id === refund.requestId)}
            />
          ))}
          {requests.map((request) => (
            <RequestEntry key={request.id} request={request} />
          ))}
        </ul>
      )}
    </>
  );
}

type Request = LessonMoney['requests'][number];

function RefundEntry({
  refund,
  request,
}: {
  refund: LessonMoney['refunds'][number];
  request: Request | undefined;
}) {
  const { amount, status, reason, note, failure, grantedBy, settledBy, isManual, createdAt, completedAt } =
    refund;
  return (
    <li className="border-l-2 border-border pl-3">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        <span className="num">{PAYMENT_LIST_TEXTS.granted(formatReais(amount))}</span>
        <RefundStatusChip status={status} />
      </p>
      <p className="smaller wrap-anywhere text-ink-2">
        {REFUND_LIST_TEXTS.createdOn} <span className="num">{formatDateTime(createdAt)}</span>{' '}
        {grantedBy ? REFUND_LIST_TEXTS.by(grantedBy.name) : REFUND_LIST_TEXTS.byRule}
        {completedAt && (
          <>
            , {REFUND_LIST_TEXTS.completedOn} <span className="num">{formatDateTime(completedAt)}</span>
          </>
        )}
        {isManual && settledBy && `, ${REFUND_LIST_TEXTS.settledBy(settledBy.name)}`}
      </p>
      <p className="wrap-anywhere">
        {REFUND_REASONS[reason]}
        {note && `: ${note}`}
      </p>
      {request && <Asked request={request} />}
      {failure && <p className="smaller font-bold text-error-t">{failure}</p>}
    </li>
  );
}

function RequestEntry({ request }: { request: Request }) {
  return (
    <li className="border-l-2 border-border pl-3">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        {PAYMENT_LIST_TEXTS.asked}
        <RequestStatusChip status={request.status} />
      </p>
      <p className="wrap-anywhere">{request.reason}</p>
      <Asked request={request} />
    </li>
  );
}

/** Who asked and when, who answered and what. */
function Asked({ request }: { request: Request }) {
  const { createdAt, decidedAt, decidedBy, answer } = request;
  return (
    <>
      <p className="smaller wrap-anywhere text-ink-2">
        {`${REQUEST_TEXTS.askedBy} ${clientName(request)} ${REQUEST_TEXTS.askedOn(formatDateTime(createdAt))}`}
        {decidedAt &&
          `, ${REQUEST_TEXTS.answered} ${REQUEST_TEXTS.decided(decidedBy?.name ?? null, formatDateTime(decidedAt))}`}
      </p>
      {answer && (
        <p className="smaller wrap-anywhere">
          {REQUEST_TEXTS.answer} {answer}
        </p>
      )}
    </>
  );
}
