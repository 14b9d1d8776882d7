import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import * as contract from '#shared/payments/billing.contract.ts';
import { getBilling } from './billing/get-billing.ts';
import { putBilling } from './billing/put-billing.ts';
import { getReceipt } from './receipt/get-receipt.ts';

/** Billing data and the receipt of a lesson. */
export function registerPapers(app: FastifyInstance, deps: AppDeps): void {
  implement(app, deps, contract.putBilling, ({ params, body, session }) =>
    putBilling(deps, session, { lessonId: params.id, input: body }),
  );
  implement(app, deps, contract.getBilling, ({ params, session }) => getBilling(deps, session, params.id));
  implement(app, deps, contract.getReceipt, ({ params, session, reply }) =>
    getReceipt(deps, session, { lessonId: params.id, reply }),
  );
}
