import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminRefundRequest } from '#shared/payments/admin-payments.contract.ts';
import { REFUND_REQUEST_KINDS } from '#shared/payments/refund-status.ts';
import { type Decision, DecisionDialog } from '#web/backoffice/financial/requests/decision-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { lessonMoneyQuery } from './lesson-money-query.ts';
import { MONEY_TEXTS as TEXTS } from './money-texts.ts';

/** What a customer asked to have back and nobody has answered, above everything else that is done with the lesson. */
export function RefundBanner({ lessonId }: { lessonId: string }) {
  const { data } = useQuery(lessonMoneyQuery(lessonId));
  const [decided, setDecided] = useState<{ request: AdminRefundRequest; decision: Decision } | null>(null);
  const request = data?.requests.find(({ status }) => status === 'open');
  return (
    <>
      {request && (
        <Notice
          tone="warning"
          className="max-md:py-2!"
          title={`${TEXTS.refundOpen}: ${REFUND_REQUEST_KINDS[request.kind]}`}
        >
          <p className="line-clamp-2 wrap-anywhere" title={request.reason}>
            {request.reason}
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="neutral" size="d" onClick={() => setDecided({ request, decision: 'grant' })}>
              {TEXTS.grant}
            </Button>
            <Button variant="text" size="d" onClick={() => setDecided({ request, decision: 'deny' })}>
              {TEXTS.deny}
            </Button>
          </div>
        </Notice>
      )}
      {decided && <DecisionDialog {...decided} onClose={() => setDecided(null)} />}
    </>
  );
}
