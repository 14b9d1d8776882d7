import type { FastifyInstance } from 'fastify';
import { findLesson } from '#server/lessons/lesson-access.api.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createLimiter } from '#server/platform/http/rate-limit.ts';
import * as contract from '#shared/payments/payments.contract.ts';
import { getRefundsOfLesson, requestRefund as requestRefundCall } from '#shared/payments/refunds.contract.ts';
import { registerAdminPayments } from './admin/admin-payments.routes.ts';
import { registerMoneyDecisions } from './money-decisions.routes.ts';
import { registerNotices } from './webhooks/webhooks.routes.ts';
import { registerPapers } from './papers/papers.routes.ts';
import { findPayment, listPaymentsOf } from './money/payments.queries.ts';
import type { PaymentsDeps } from './money/payments-deps.ts';
import { listRefundsOf } from './settlement/list-refunds-of.ts';
import { requestRefund } from './settlement/request-refund.ts';
import { registerSandbox } from './start/sandbox.routes.ts';
import { captureCardOrder } from './start/capture-card-order.ts';
import { checkPayment } from './reconciliation/check-payment.ts';
import { createCardOrder } from './start/create-card-order.ts';
import { presentPayment } from './start/present-payment.ts';
import { startPixPayment } from './start/start-pix-payment.ts';
import { toProviderProblem } from './to-provider-problem.ts';

export function registerPayments(app: FastifyInstance, deps: PaymentsDeps): void {
  mountPix(app, deps);
  mountCard(app, deps);
  mountRefunds(app, deps);
  registerNotices(app, deps);
  registerSandbox(app, deps);
  registerPapers(app, deps);
  registerAdminPayments(app, deps);
  registerMoneyDecisions(app, deps);
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
    return Promise.all((await listPaymentsOf(db, id)).map((parts) => presentPayment(deps, parts)));
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
