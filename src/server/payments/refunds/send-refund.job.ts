import type { PaymentsDeps } from '#server/payments/payments-deps.ts';
import { type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { sendRefund } from './send-refund.ts';
import { sendRefundJob } from './send-refund-job.ts';

export const sendGrantedRefund = (deps: PaymentsDeps): HandledJob =>
  handle(sendRefundJob, ({ refundId }) => sendRefund(deps, refundId));
