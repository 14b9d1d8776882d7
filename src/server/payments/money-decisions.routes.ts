import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { withIdempotency } from '#server/platform/http/idempotency.ts';
import { implement } from '#server/platform/http/implement.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { reaisToCents } from '#shared/money.ts';
import * as contract from '#shared/payments/admin-payments.contract.ts';
import { retryInvoice as retryInvoiceCall } from '#shared/payments/invoices.contract.ts';
import type { Refund } from '#shared/payments/refunds.contract.ts';
import { toDifferences } from './admin/list-differences.ts';
import { readInvoice } from './admin/list-invoices.ts';
import { retryInvoice } from './documents/retry-invoice.ts';
import { auditMoney, type Decider } from './money/audit-money.ts';
import type { PaymentsDeps } from './money/payments-deps.ts';
import { compareWithProviders } from './reconciliation/compare-with-providers.ts';
import { resolveDifference } from './reconciliation/resolve-difference.ts';
import { decideRefundRequest } from './settlement/decide-refund-request.ts';
import { findRefund } from './settlement/find-refund.ts';
import { refundPayment } from './settlement/refund-payment.ts';
import { recordManualRefund, resendRefund } from './settlement/resend-refund.ts';
import { toRefund, toRefundRequest } from './settlement/to-refund.ts';
import { recordManualPayment } from './start/record-manual-payment.ts';

/** What an admin decides about money; each is one transaction with its books. */
export function mountMoneyDecisions(app: FastifyInstance, deps: PaymentsDeps): void {
  mountRefunds(app, deps);
  mountBooks(app, deps);
}

const deciderOf = ({ userId }: Session, { ip }: FastifyRequest): Decider => ({ adminId: userId, ip });

async function readRefund(db: DbOrTx, refundId: string): Promise<Refund> {
  const found = await findRefund(db, refundId);
  return toRefund(found.refund, found);
}

function mountRefunds(app: FastifyInstance, deps: PaymentsDeps): void {
  const { db } = deps.database;
  implement(
    app,
    deps,
    contract.refundPayment,
    async ({ params, body, session, request, idempotency, reply }) => {
      const answer = await withIdempotency(db, idempotency, async (tx) => {
        const grant = {
          amountCents: reaisToCents(body.amount),
          note: body.reason,
          by: deciderOf(session, request),
        };
        const { refund } = await refundPayment(tx, deps, params.id, grant);
        return { status: 201, body: await readRefund(tx, refund.id) };
      });
      reply.code(answer.status);
      return answer.body;
    },
  );
  implement(app, deps, contract.retryRefund, async ({ params, session, request }) => {
    const { id } = await resendRefund(deps, deciderOf(session, request), params.id);
    return readRefund(db, id);
  });
  implement(app, deps, contract.settleRefundByHand, async ({ params, body, session, request }) => {
    const { id } = await recordManualRefund(deps, deciderOf(session, request), params.id, body.reason);
    return readRefund(db, id);
  });
  implement(app, deps, contract.decideRefundRequest, async ({ params, body, session, request }) => {
    const { decision, answer, amount } = body;
    const amountCents = amount === undefined ? undefined : reaisToCents(amount);
    return toRefundRequest(
      await decideRefundRequest(deps, deciderOf(session, request), params.id, {
        decision,
        answer,
        amountCents,
      }),
    );
  });
}

function mountBooks(app: FastifyInstance, deps: PaymentsDeps): void {
  implement(
    app,
    deps,
    contract.recordManualPayment,
    async ({ params, body, session, request, idempotency, reply }) => {
      const by = { adminId: session.userId, ip: request.ip };
      const recorded = { ...by, lessonId: params.id, reason: body.reason, idempotency };
      const answer = await recordManualPayment(deps, recorded);
      reply.code(answer.status);
      return answer.body;
    },
  );
  implement(app, deps, contract.resolveDifference, async ({ params, body, session, request }) => {
    const by = deciderOf(session, request);
    const row = await resolveDifference(deps, by, params.id, body.reason);
    const [resolved] = await toDifferences(deps.database.db, [row]);
    if (!resolved) throw new Error('the difference was not told');
    return resolved;
  });
  implement(app, deps, contract.compareBooksNow, async ({ session, request }) => {
    const compared = await compareWithProviders(deps);
    await auditMoney(deps.database.db, deciderOf(session, request), {
      action: 'money.compare',
      lessonId: null,
      after: { open: compared.open },
      now: deps.clock.now(),
    });
    return compared;
  });
  implement(app, deps, retryInvoiceCall, async ({ params, session, request }) => {
    await retryInvoice(deps, deciderOf(session, request), params.id);
    const invoice = await readInvoice(deps.database.db, params.id);
    if (!invoice) throw new Problem('invoice_not_found');
    return invoice;
  });
}
