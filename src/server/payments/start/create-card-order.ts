import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, inArray } from 'drizzle-orm';
import { requestDraft } from '#server/composition/composition.api.ts';
import { findLesson } from '#server/lessons/lessons.api.ts';
import { keepAcceptance } from '#server/payments/documents/keep-acceptance.ts';
import { openCharge } from '#server/payments/money/charges.ts';
import { GatewayError, toProviderProblem } from '#server/payments/money/gateway-error.ts';
import { nextCheckAfter } from '#server/payments/money/next-check.ts';
import { readAttempt } from '#server/payments/money/payments.queries.ts';
import { type AttemptRow, attemptsTable, type ChargeRow } from '#server/payments/money/payments.table.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type IdempotentRequest, withIdempotency } from '#server/platform/http/idempotency.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { insertAttempt } from './insert-attempt.ts';

/** PayPal keeps an order for the buyer to approve for three hours. */
const ORDER_MINUTES = 180;
const MOST_ORDERS_AN_HOUR = 30;

export interface CardOrderRequest {
  lessonId: string;
  /** What the browser believes, in reais; only compared. */
  amount: number;
  currency: string;
  intent: string;
  ip: string;
  idempotency: IdempotentRequest | null;
}

/**
 * Opens an order at the card provider for the price of a lesson. Every try of the buyer is an attempt of its own,
 * kept with its idempotency key before the provider is asked.
 * @returns the provider's id of the order
 * @throws Problem `lesson_not_found`, `wrong_state`, `amount_differs`, `currency_differs`, `provider_unavailable`
 */
export async function createCardOrder(
  deps: PaymentsDeps,
  session: Session,
  request: CardOrderRequest,
): Promise<string> {
  const { body } = await withIdempotency(deps.database.db, request.idempotency, async (tx) => {
    const lesson = await findLesson(tx, session, request.lessonId, { lock: true });
    if (request.currency !== 'BRL') throw new Problem('currency_differs');
    if (request.intent.toLowerCase() !== 'capture') {
      throw Problem.ofIssues([{ path: 'intent', message: 'Use capture' }]);
    }
    const now = deps.clock.now();
    const charge = await openCharge(tx, lesson, deps.gateways.isLive, now);
    if (Math.abs(request.amount * 100 - charge.amountCents) > 1e-6) throw new Problem('amount_differs');
    await refuseFlood(tx, charge, now);
    await keepAcceptance(tx, { lesson, company: deps.config.company, now, ip: request.ip });
    await requestDraft(tx, deps, lesson);
    const attempt = await insertCardAttempt(tx, charge, now);
    return { status: 201, body: { attemptId: attempt.id, title: lesson.title } };
  });
  return openOrder(deps, await readAttempt(deps.database.db, body.attemptId), {
    lessonId: request.lessonId,
    title: body.title,
  });
}

/** Each try of a buyer is an order at the provider; this many in an hour is no buyer. */
async function refuseFlood(tx: Tx, charge: ChargeRow, now: Date): Promise<void> {
  const [row] = await tx
    .select({ orders: count() })
    .from(attemptsTable)
    .where(
      and(
        eq(attemptsTable.chargeId, charge.id),
        eq(attemptsTable.method, 'card'),
        gt(attemptsTable.createdAt, new Date(now.getTime() - 3_600_000)),
      ),
    );
  if ((row?.orders ?? 0) < MOST_ORDERS_AN_HOUR) return;
  throw new Problem('too_many_requests', { retryAfterSeconds: 600 });
}

function insertCardAttempt(tx: Tx, charge: ChargeRow, now: Date): Promise<AttemptRow> {
  const id = randomUUID();
  const keys = { createKey: `${id}:create`, captureKey: `${id}:capture` };
  return insertAttempt(tx, charge, { id, method: 'card', ...keys, minutes: ORDER_MINUTES, now });
}

async function openOrder(
  deps: PaymentsDeps,
  attempt: AttemptRow,
  { lessonId, title }: { lessonId: string; title: string },
): Promise<string> {
  if (attempt.providerRef !== null) return attempt.providerRef;
  const back = `${deps.config.publicUrl}/pagamento-cartao/${lessonId}`;
  const { card } = deps.gateways;
  try {
    const { orderId } = await card.createOrder(
      {
        attemptId: attempt.id,
        lessonId,
        amountCents: attempt.amountCents,
        currency: 'BRL',
        description: `Lousa: ${title}`,
        returnUrl: `${back}?voltou=pagou`,
        cancelUrl: `${back}?voltou=desistiu`,
      },
      attempt.createKey,
    );
    const now = deps.clock.now();
    const set = {
      providerRef: orderId,
      status: 'awaiting_payer',
      nextCheckAt: nextCheckAfter(0, now),
    } as const;
    await deps.database.db
      .update(attemptsTable)
      .set({ ...set, updatedAt: now })
      .where(and(eq(attemptsTable.id, attempt.id), inArray(attemptsTable.status, ['created', 'failed'])));
    return orderId;
  } catch (error) {
    if (error instanceof GatewayError && error.failure !== 'unknown') {
      const set = { status: 'failed', failure: error.issue, nextCheckAt: null } as const;
      await deps.database.db
        .update(attemptsTable)
        .set(set)
        .where(and(eq(attemptsTable.id, attempt.id), eq(attemptsTable.status, 'created')));
    }
    throw toProviderProblem(error);
  }
}
