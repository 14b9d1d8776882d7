import type { FastifyInstance } from 'fastify';
import { findPayment } from '#server/payments/money/payments.queries.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { Problem } from '#server/platform/http/problem.ts';
import * as contract from '#shared/payments/sandbox.contract.ts';
import { findOwnOrder } from './capture-card-order.ts';

/** The other side of the table, so that a person or a test can play the customer's bank. Nowhere but here. */
export function mountSandbox(app: FastifyInstance, deps: PaymentsDeps): void {
  const bank = deps.gateways.sandbox;
  if (bank === null) return;
  implement(app, deps, contract.sandboxPay, async ({ params, session }) => {
    const { attempt } = await findPayment(deps.database.db, session, params.id);
    if (attempt.method !== 'pix' || attempt.providerRef === null) throw new Problem('payment_not_found');
    return bank.payPix(attempt.providerRef);
  });
  implement(app, deps, contract.sandboxApprove, async ({ params, body, session }) => {
    await findOwnOrder(deps, session, params.id);
    await bank.decideCard(params.id, body.outcome);
    return { outcome: body.outcome };
  });
  app.get(bank.cardScript.path, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(bank.cardScript.source),
  );
}
