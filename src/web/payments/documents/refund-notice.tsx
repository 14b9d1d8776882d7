import { useQuery } from '@tanstack/react-query';
import { formatReais } from '#shared/money.ts';
import { formatDate } from '#shared/text/format.ts';
import { lessonPaymentsQuery, refundsQuery } from '#web/payments/payment-queries.ts';
import { Notice } from '#web/ui/notice.tsx';
import { REFUND_TEXTS as TEXTS } from './refund-texts.ts';

/** That the money of a lesson given up comes back, how much of it and when; nothing where none was paid. */
export function RefundNotice({ lessonId }: { lessonId: string }) {
  const { data } = useQuery(refundsQuery(lessonId));
  const payments = useQuery(lessonPaymentsQuery(lessonId)).data;
  const refunds = data?.refunds ?? [];
  if (refunds.length === 0) return null;
  const amount = formatReais(refunds.reduce((sum, refund) => sum + refund.amount, 0));
  const isDone = refunds.every(({ status }) => status === 'completed');
  const lastAt = refunds
    .flatMap(({ completedAt }) => completedAt ?? [])
    .sort()
    .at(-1);
  const method = payments?.find(({ id }) => id === refunds[0]?.paymentId)?.method;
  return (
    <Notice tone="ok" title={isDone ? TEXTS.arrived(amount) : TEXTS.coming(amount)} className="no-print mb-6">
      <p className="leading-snug">
        {isDone && lastAt && `${TEXTS.completedAt(formatDate(lastAt))} `}
        {method ? TEXTS.when[method] : TEXTS.onItsWay}
      </p>
    </Notice>
  );
}
