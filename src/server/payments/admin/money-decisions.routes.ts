import type { FastifyInstance } from 'fastify';
import { compareBooks } from '#server/payments/books/compare-books.ts';
import { resolveDifference } from '#server/payments/books/resolve-difference.ts';
import type { PaymentsDeps } from '#server/payments/payments-deps.ts';
import { decideRefundRequest } from '#server/payments/refunds/decide-refund-request.ts';
import { findRefund } from '#server/payments/refunds/find-refund.ts';
import { refundPayment } from '#server/payments/refunds/refund-payment.ts';
import { recordManualRefund, resendRefund } from '#server/payments/refunds/resend-refund.ts';
import { toRefund, toRefundRequest } from '#server/payments/refunds/to-refund.ts';
import { recordManualPayment } from '#server/payments/start/record-manual-payment.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import { implement } from '#server/platform/http/implement.ts';
import { reaisToCents } from '#shared/money/money.ts';
import * as contract from '#shared/payments/admin-payments.contract.ts';
import type { Refund } from '#shared/payments/refunds.contract.ts';
import { toDifference } from './to-difference.ts';

/** What an admin decides about money; each is one transaction with its books. */
export function registerMoneyDecisions(app: FastifyInstance, deps: PaymentsDeps): void {
  mountRefunds(app, deps);
  mountBooks(app, deps);
}

async function readRefund(db: DbOrTx, refundId: string): Promise<Refund> {
  const found = await findRefund(db, refundId);
  return toRefund(found.refund, found);
}

function mountRefunds(app: FastifyInstance, deps: PaymentsDeps): void {
  const { db } = deps.database;
  implement(app, deps, contract.refundPayment, async ({ params, body, session, idempotency, reply }) => {
    const answer = await withIdempotency(db, idempotency, async (tx) => {
      const grant = { amountCents: reaisToCents(body.amount), note: body.reason, adminId: session.userId };
      const { refund } = await refundPayment(tx, deps, params.id, grant);
      return { status: 201, body: await readRefund(tx, refund.id) };
    });
    reply.code(answer.status);
    return answer.body;
  });
  implement(app, deps, contract.retryRefund, async ({ params }) => {
    const { id } = await resendRefund(deps, params.id);
    return readRefund(db, id);
  });
  implement(app, deps, contract.settleRefundByHand, async ({ params, body }) => {
    const { id } = await recordManualRefund(deps, params.id, body.reason);
    return readRefund(db, id);
  });
  implement(app, deps, contract.decideRefundRequest, async ({ params, body, session }) => {
    const { decision, answer, amount } = body;
    const amountCents = amount === undefined ? undefined : reaisToCents(amount);
    return toRefundRequest(
      await decideRefundRequest(deps, session.userId, params.id, { decision, answer, amountCents }),
    );
  });
}

function mountBooks(app: FastifyInstance, deps: PaymentsDeps): void {
  implement(
    app,
    deps,
    contract.recordManualPayment,
    async ({ params, body, session, idempotency, reply }) => {
      const recorded = { lessonId: params.id, adminId: session.userId, reason: body.reason, idempotency };
      const answer = await recordManualPayment(deps, recorded);
      reply.code(answer.status);
      return answer.body;
    },
  );
  implement(app, deps, contract.resolveDifference, async ({ params, body, session }) =>
    toDifference(await resolveDifference(deps, session.userId, params.id, body.reason)),
  );
  implement(app, deps, contract.compareBooksNow, () => compareBooks(deps));
}
