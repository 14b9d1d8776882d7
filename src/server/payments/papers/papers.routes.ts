import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createLimiter } from '#server/platform/http/rate-limit.ts';
import * as contract from '#shared/payments/billing.contract.ts';
import { getBilling } from '#server/payments/documents/get-billing.ts';
import { putBilling } from '#server/payments/documents/put-billing.ts';
import { getReceipt } from '#server/payments/documents/receipt/get-receipt.ts';

/** Billing data and the receipt of a lesson. */
export function registerPapers(app: FastifyInstance, deps: AppDeps): void {
  implement(app, deps, contract.putBilling, ({ params, body, session }) =>
    putBilling(deps, session, { lessonId: params.id, input: body }),
  );
  implement(app, deps, contract.getBilling, ({ params, session }) => getBilling(deps, session, params.id));
  // Each receipt takes a process for a third of a second.
  const limit = createLimiter(deps.database, { name: 'receipts', points: 60, durationSeconds: 60 });
  implement(app, deps, contract.getReceipt, async ({ params, session, reply }) => {
    await limit.consume(session.userId);
    return getReceipt(deps, session, { lessonId: params.id, reply });
  });
}
