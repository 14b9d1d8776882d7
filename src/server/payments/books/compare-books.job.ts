import * as z from 'zod/mini';
import type { PaymentsDeps } from '#server/payments/payments-deps.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { compareBooks } from './compare-books.ts';

/** Every night at 03:07 in São Paulo. */
const compareBooksJob = defineJob({
  name: 'compare-books',
  schema: z.object({}),
  options: { cron: '7 6 * * *', concurrency: 1, retryLimit: 5, retryDelaySeconds: 120, timeoutSeconds: 900 },
});

export const compareBooksNightly = (deps: PaymentsDeps): HandledJob =>
  handle(compareBooksJob, async () => {
    await compareBooks(deps);
  });
