import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminRefundRequest } from '#shared/payments/admin-payments.contract.ts';
import { REFUND_REQUEST_KINDS } from '#shared/payments/refund-status.ts';
import { refundRequestsQuery } from '#web/backoffice/financial/financial-queries.ts';
import { FinancialSection } from '#web/backoffice/financial/financial-section.tsx';
import { FINANCIAL_TEXTS, REQUEST_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { RequestStatusChip } from '#web/backoffice/financial/status-chips.tsx';
import { formatDate } from '#web/platform/format.ts';
import { PagedPart } from '#web/platform/paged-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';

const TEXTS = { loading: REQUEST_TEXTS.loading, error: REQUEST_TEXTS.error, count: FINANCIAL_TEXTS.shown };

/** What teachers asked for: open requests first, each to be granted or denied with an answer. */
export function RequestList() {
  const query = useInfiniteQuery(refundRequestsQuery());
  const [decided, setDecided] = useState<{ request: AdminRefundRequest; decision: Decision } | null>(null);
  return (
    <FinancialSection id="pedidos" title={REQUEST_TEXTS.title}>
      <PagedPart
        query={query}
        texts={TEXTS}
        empty={<p className="cartao p-5 text-tinta-2">{REQUEST_TEXTS.none}</p>}
      >
        {(requests) => (
          <ul className="cartao divide-y divide-borda">
            {requests.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                onDecide={(decision) => setDecided({ request, decision })}
              />
            ))}
          </ul>
        )}
      </PagedPart>
      {decided && <DecisionDialog {...decided} onClose={() => setDecided(null)} />}
    </FinancialSection>
  );
}

function RequestRow({
  request,
  onDecide,
}: {
  request: AdminRefundRequest;
  onDecide: (decision: Decision) => void;
}) {
  const { lessonId, lessonTitle, kind, reason, status, answer, createdAt, decidedAt } = request;
  return (
    <li className="linha-lista px-4 py-3 md:px-5">
      <div className="min-w-0">
        <p className="line-clamp-2 font-bold leading-snug" title={lessonTitle}>
          {lessonTitle}
        </p>
        <p className="break-words">
          {REFUND_REQUEST_KINDS[kind]}: {reason}
        </p>
        {answer && (
          <p className="menor break-words text-tinta-2">
            {REQUEST_TEXTS.answer} {answer}
          </p>
        )}
      </div>
      <div className="lg:w-44">
        <RequestStatusChip status={status} />
        <p className="menor mt-1 text-tinta-2">
          {decidedAt ? REQUEST_TEXTS.decidedOn : REQUEST_TEXTS.askedOn}{' '}
          <span className="num font-medium">{formatDate(decidedAt ?? createdAt)}</span>
        </p>
      </div>
      <div
        className={joinClasses(
          'flex flex-wrap gap-2 lg:w-72 lg:justify-end',
          status === 'open' && 'max-sm:*:flex-1',
        )}
      >
        {status === 'open' && (
          <>
            <Button variant="outline" size="d" onClick={() => onDecide('grant')}>
              {REQUEST_TEXTS.grant}
              <span className="sr-only">: {lessonTitle}</span>
            </Button>
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
