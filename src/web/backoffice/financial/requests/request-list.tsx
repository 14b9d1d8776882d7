import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatReais } from '#shared/money.ts';
import type { AdminRefundRequest } from '#shared/payments/admin-payments.contract.ts';
import { PAYMENT_METHODS } from '#shared/payments/payment-status.ts';
import { REFUND_REQUEST_KINDS } from '#shared/payments/refund-status.ts';
import { formatDate } from '#shared/text/format.ts';
import { refundRequestsQuery } from '#web/backoffice/financial/financial-queries.ts';
import { FinancialSection } from '#web/backoffice/financial/financial-section.tsx';
import { FINANCIAL_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { clientName } from '#web/backoffice/financial/payment-rows.ts';
import { REQUEST_TEXTS } from '#web/backoffice/financial/request-texts.ts';
import { LessonStatusText, RequestStatusChip } from '#web/backoffice/financial/status-chips.tsx';
import { ClientLink } from '#web/backoffice/parts/client-link.tsx';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';

const TEXTS = { loading: REQUEST_TEXTS.loading, error: REQUEST_TEXTS.error, count: FINANCIAL_TEXTS.shown };

interface Deciding {
  request: AdminRefundRequest;
  decision: Decision;
}

/** What teachers asked for and nobody has decided, or, apart from it, what was decided and by whom. */
export function RequestList({ kind }: { kind: 'open' | 'decided' }) {
  const query = useInfiniteQuery(refundRequestsQuery(kind));
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const isOpen = kind === 'open';
  return (
    <FinancialSection
      id={isOpen ? 'pedidos' : 'decididos'}
      title={isOpen ? REQUEST_TEXTS.title : REQUEST_TEXTS.decidedTitle}
    >
      <PagedPart
        query={query}
        texts={TEXTS}
        empty={
          <p className="card p-5 text-ink-2">{isOpen ? REQUEST_TEXTS.none : REQUEST_TEXTS.noneDecided}</p>
        }
      >
        {(requests) => (
          <ul className="card divide-y divide-border">
            {requests.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                onDecide={(decision) => setDeciding({ request, decision })}
              />
            ))}
          </ul>
        )}
      </PagedPart>
      {deciding && <DecisionDialog {...deciding} onClose={() => setDeciding(null)} />}
    </FinancialSection>
  );
}

function RequestRow({
  request,
  onDecide,
}: {
  request: AdminRefundRequest;
  onDecide: (decision: Deciding['decision']) => void;
}) {
  const { lessonId, lessonTitle, kind, reason, status, answer, createdAt, payment } = request;
  return (
    <li className="row-line px-4 py-3 md:px-5">
      <div className="min-w-0">
        <p className="line-clamp-2 leading-snug font-bold wrap-anywhere" title={lessonTitle}>
          {lessonTitle}
        </p>
        <p className="smaller wrap-anywhere text-ink-2">
          {REQUEST_TEXTS.askedBy} <ClientLink id={request.client.id} name={clientName(request)} />{' '}
          {REQUEST_TEXTS.askedOn(formatDate(createdAt))}
        </p>
        <p className="wrap-anywhere">
          {REFUND_REQUEST_KINDS[kind]}: {reason}
        </p>
        {answer && (
          <p className="smaller wrap-anywhere text-ink-2">
            {REQUEST_TEXTS.answer} {answer}
          </p>
        )}
      </div>
      <div className="lg:w-44">
        {payment ? (
          <>
            <p className="num font-bold">
              {REQUEST_TEXTS.paid(formatReais(payment.amount), PAYMENT_METHODS[payment.method])}
            </p>
            {payment.refunded > 0 && (
              <p className="smaller num text-ink-2">{REQUEST_TEXTS.rest(formatReais(payment.refundable))}</p>
            )}
          </>
        ) : (
          <p className="smaller text-ink-2">{REQUEST_TEXTS.notPaid}</p>
        )}
        <LessonStatusText status={request.lessonStatus} />
      </div>
      <RequestState request={request} />
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1 lg:w-72 lg:justify-end">
        {status === 'open' && (
          <>
            {payment && payment.refundable > 0 && (
              <Button variant="outline" size="d" onClick={() => onDecide('grant')}>
                {REQUEST_TEXTS.grant}
                <span className="sr-only">: {lessonTitle}</span>
              </Button>
            )}
            <Button variant="neutral" size="d" onClick={() => onDecide('deny')}>
              {REQUEST_TEXTS.deny}
              <span className="sr-only">: {lessonTitle}</span>
            </Button>
          </>
        )}
        <LinkButton to="/analysis/$id" params={{ id: lessonId }} variant="text" size="d">
          {FINANCIAL_TEXTS.lesson}
          <span className="sr-only">: {lessonTitle}</span>
        </LinkButton>
      </div>
    </li>
  );
}

function RequestState({
  request: { status, granted, decidedBy, decidedAt },
}: {
  request: AdminRefundRequest;
}) {
  return (
    <div className="lg:w-52">
      <RequestStatusChip status={status} />
      {granted !== null && (
        <p className="num mt-1 font-bold">{REQUEST_TEXTS.granted(formatReais(granted))}</p>
      )}
      {decidedAt && (
        <p className="smaller mt-1 wrap-anywhere text-ink-2">
          {REQUEST_TEXTS.decided(decidedBy?.name ?? null, formatDate(decidedAt))}
        </p>
      )}
    </div>
  );
}
