import * as z from 'zod/mini';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { REFUND_WINDOW_DAYS } from '#shared/payments/refund-status.ts';
import { compareWithProviders } from './compare-with-providers.ts';

/** Every night at 03:07 in São Paulo. */
const compareBooksJob = defineJob({
  name: 'compare-books',
  schema: z.object({}),
  options: { cron: '7 6 * * *', concurrency: 1, retryLimit: 5, retryDelaySeconds: 120, timeoutSeconds: 900 },
});

/**
 * Once a week as far back as money can still be taken back from us (PayPal 180 days): a dispute whose webhook was lost
 * is found by it.
 */
const compareFarJob = defineJob({
  name: 'compare-books-far',
  schema: z.object({}),
  options: {
    cron: '37 7 * * 0',
    concurrency: 1,
    retryLimit: 2,
    retryDelaySeconds: 600,
    timeoutSeconds: 7200,
  },
});
const FAR_DAYS = Math.max(...Object.values(REFUND_WINDOW_DAYS));

export const compareWeekly = (deps: PaymentsDeps): HandledJob =>
  handle(compareFarJob, async () => {
    await compareWithProviders(deps, FAR_DAYS);
  });

export const compareNightly = (deps: PaymentsDeps): HandledJob =>
  handle(compareBooksJob, async () => {
    await compareWithProviders(deps);
  });
