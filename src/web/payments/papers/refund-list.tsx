import { formatReais } from '#shared/money.ts';
import { REFUND_REQUEST_STATUSES } from '#shared/payments/refund-status.ts';
import type { Refund, RefundRequest } from '#shared/payments/refunds.contract.ts';
import { formatDate } from '#web/platform/format.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { Tone } from '#web/ui/tone.ts';
import { describeRefund } from '#web/payments/documents/describe-refund.ts';
import { REFUND_TEXTS as TEXTS } from '#web/payments/documents/refund-texts.ts';

const REQUEST_TONES: Record<RefundRequest['status'], Tone> = {
  open: 'info',
  granted: 'ok',
  denied: 'neutro',
};

/** What was asked for and how it was decided. */
export function RequestList({ requests }: { requests: readonly RefundRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg font-bold">{TEXTS.requests}</h3>
      <ul className="mt-2 grid gap-3">
        {requests.map(({ id, status, reason, answer, createdAt }) => (
          <li key={id} className="border-t border-borda pt-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Chip tone={REQUEST_TONES[status]}>{REFUND_REQUEST_STATUSES[status]}</Chip>
              <span className="text-base text-tinta-2">{TEXTS.requestedAt(formatDate(createdAt))}</span>
            </p>
            {reason && <p className="mt-1.5 max-w-[70ch] leading-snug [overflow-wrap:anywhere]">{reason}</p>}
            {answer && (
              <p className="mt-1.5 max-w-[70ch] leading-snug [overflow-wrap:anywhere]">
                <strong>{TEXTS.answer}</strong> {answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What went back, or is on its way. */
export function RefundList({ refunds }: { refunds: readonly Refund[] }) {
  if (refunds.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg font-bold">{TEXTS.refunds}</h3>
      <ul className="mt-2 grid gap-3">
        {refunds.map((refund) => {
          const { tone, label, text } = describeRefund(refund);
          return (
            <li key={refund.id} className="border-t border-borda pt-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <strong className="num">{formatReais(refund.amount)}</strong>
                <Chip tone={tone}>{label}</Chip>
              </p>
              <p className="mt-1 text-base leading-snug text-tinta-2">{text}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
