import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { sendRefund } from '#server/payments/settlement/send-refund.ts';
import { sendRefundJob } from '#server/payments/settlement/send-refund.job.ts';

export const sendGrantedRefund = (deps: PaymentsDeps): HandledJob =>
  handle(sendRefundJob, ({ refundId }) => sendRefund(deps, refundId));
