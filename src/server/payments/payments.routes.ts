import type { FastifyInstance } from 'fastify';
import { findLesson } from '#server/lessons/lessons.api.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createLimiter } from '#server/platform/http/limits/rate-limit.ts';
import { MOST_TOLD } from '#shared/http/list-query.ts';
import * as billing from '#shared/payments/billing.contract.ts';
import * as contract from '#shared/payments/payments.contract.ts';
import { getRefundsOfLesson, requestRefund as requestRefundCall } from '#shared/payments/refunds.contract.ts';
import { mountAdminPayments } from './admin/admin-payments.routes.ts';
import { getBilling } from './documents/get-billing.ts';
import { putBilling } from './documents/put-billing.ts';
import { getReceipt } from './documents/receipt/get-receipt.ts';
import { toProviderProblem } from './money/gateway-error.ts';
import { findPayment, listPaymentsOf } from './money/payments.queries.ts';
import type { PaymentsDeps } from './money/payments-deps.ts';
import { mountMoneyDecisions } from './money-decisions.routes.ts';
import { checkPayment } from './reconciliation/check-payment.ts';
import { listRefundsOf } from './settlement/list-refunds-of.ts';
import { requestRefund } from './settlement/request-refund.ts';
import { captureCardOrder } from './start/capture-card-order.ts';
import { createCardOrder } from './start/create-card-order.ts';
import { presentPayment } from './start/present-payment.ts';
import { mountSandbox } from './start/sandbox.routes.ts';
import { startPixPayment } from './start/start-pix-payment.ts';
import { mountWebhooks } from './webhooks/webhooks.routes.ts';

export function mountPayments(app: FastifyInstance, deps: PaymentsDeps): void {
  mountPix(app, deps);
  mountCard(app, deps);
  mountRefunds(app, deps);
  mountWebhooks(app, deps);
  mountSandbox(app, deps);
  mountDocuments(app, deps);
  mountAdminPayments(app, deps);
  mountMoneyDecisions(app, deps);
}

/** Calls that reach a provider, of one account in a minute. */
const limitOf = ({ database }: PaymentsDeps) =>
  createLimiter(database, { name: 'payments', points: 120, durationSeconds: 60 });

function mountPix(app: FastifyInstance, deps: PaymentsDeps): void {
  const { db } = deps.database;
  const limit = limitOf(deps);
  implement(app, deps, contract.startPayment, async ({ body, session, request, idempotency }) => {
    await limit.consume(session.userId);
    const { lessonId } = body;
    const { id } = await startPixPayment(deps, session, { lessonId, ip: request.ip, idempotency });
    return presentPayment(deps, await findPayment(db, session, id));
  });
  implement(app, deps, contract.getPayment, async ({ params, session }) =>
    presentPayment(deps, await findPayment(db, session, params.id)),
  );
  implement(app, deps, contract.checkPayment, async ({ params, session }) => {
    await limit.consume(session.userId);
    return presentPayment(deps, await checkPayment(deps, session, params.id));
  });
  implement(app, deps, contract.listLessonPayments, async ({ params, session }) => {
    const { id } = await findLesson(db, session, params.id);
    return Promise.all((await listPaymentsOf(db, id, MOST_TOLD)).map((parts) => presentPayment(deps, parts)));
  });
}

function mountCard(app: FastifyInstance, deps: PaymentsDeps): void {
  const limit = limitOf(deps);
  const { card, cardScript, sandbox } = deps.gateways;
  implement(app, deps, contract.cardSetup, async ({ session }) => {
    await limit.consume(session.userId);
    const clientToken = await card.createClientToken().catch((error: unknown) => {
      throw toProviderProblem(error);
    });
    return { clientToken, ...cardScript, isDemo: sandbox !== null };
  });
  implement(app, deps, contract.createCardOrder, async ({ body, session, request, idempotency }) => {
    await limit.consume(session.userId);
    return { id: await createCardOrder(deps, session, { ...body, ip: request.ip, idempotency }) };
  });
  implement(app, deps, contract.captureCardOrder, async ({ params, session }) => {
    await limit.consume(session.userId);
    return captureCardOrder(deps, session, params.id);
  });
}

function mountRefunds(app: FastifyInstance, deps: PaymentsDeps): void {
  implement(app, deps, requestRefundCall, async ({ params, body, session, idempotency, reply }) => {
    const asked = { lessonId: params.id, reason: body.reason, idempotency };
    const answer = await requestRefund(deps, session, asked);
    reply.code(answer.status);
    return answer.body;
  });
  implement(app, deps, getRefundsOfLesson, ({ params, session }) => listRefundsOf(deps, session, params.id));
}

/** Billing data and the receipt of a lesson. */
function mountDocuments(app: FastifyInstance, deps: PaymentsDeps): void {
  implement(app, deps, billing.putBilling, ({ params, body, session }) =>
    putBilling(deps, session, { lessonId: params.id, input: body }),
  );
  implement(app, deps, billing.getBilling, ({ params, session }) => getBilling(deps, session, params.id));
  // Each receipt takes a process for a third of a second.
  const limit = createLimiter(deps.database, { name: 'receipts', points: 60, durationSeconds: 60 });
  implement(app, deps, billing.getReceipt, async ({ params, session, reply }) => {
    await limit.consume(session.userId);
    return getReceipt(deps, session, { lessonId: params.id, reply });
  });
}
