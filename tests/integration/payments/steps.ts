import { eq } from 'drizzle-orm';
import { approveAnalysis } from '#server/lessons/analysis/approve-analysis.ts';
import { cancelLesson } from '#server/lessons/order/cancel-lesson.ts';
import { changePrice } from '#server/lessons/order/change-price.ts';
import { GatewayError } from '#server/payments/money/gateway-error.ts';
import { attemptsTable, chargesTable } from '#server/payments/money/payments.table.ts';
import { checkPayment } from '#server/payments/reconciliation/check-payment.ts';
import { reconcileDue } from '#server/payments/reconciliation/reconcile-payments.job.ts';
import { refundPayment } from '#server/payments/settlement/refund-payment.ts';
import { requestRefund } from '#server/payments/settlement/request-refund.ts';
import { captureCardOrder } from '#server/payments/start/capture-card-order.ts';
import { createCardOrder } from '#server/payments/start/create-card-order.ts';
import { startPixPayment } from '#server/payments/start/start-pix-payment.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Step } from './any-step.ts';
import { Crash } from './crashing-gateways.ts';
import type { World } from './world.ts';

/** Takes one step. What is refused is refused: only what no caller should ever see is thrown. */
export async function take(world: World, lessonId: string, move: Step): Promise<void> {
  try {
    await carryOut(world, lessonId, move);
  } catch (error) {
    if (error instanceof Problem || error instanceof GatewayError || error instanceof Crash) return;
    if (error instanceof Error && error.name === 'EmulatorRefusal') return;
    throw error;
  }
}

async function carryOut(world: World, lessonId: string, move: Step): Promise<void> {
  const { deps, teacher, admin, paypal, pix } = world;
  const { db } = deps.database;
  const ip = '127.0.0.1';
  switch (move.do) {
    case 'together':
      return void (await Promise.all(move.moves.map((one) => take(world, lessonId, one))));
    case 'approve':
      return void (await approveAnalysis(deps, teacher, lessonId));
    case 'startPix':
      return void (await startPixPayment(deps, teacher, { lessonId, ip, idempotency: null }));
    case 'createOrder': {
      const order = { lessonId, amount: 49, currency: 'BRL', intent: 'capture', ip, idempotency: null };
      return void (await createCardOrder(deps, teacher, order));
    }
    case 'payPix': {
      const txid = await choose(world, lessonId, 'pix', move.n);
      const how = move.how === 'plain' ? {} : { [move.how]: true };
      return void (
        txid && (await atTheBank(() => pix.control.pay(txid, { amountCents: move.amountCents, ...how })))
      );
    }
    case 'buyer': {
      const orderId = await choose(world, lessonId, 'card', move.n);
      return void (orderId && (await atTheBank(() => paypal.control[move.outcome](orderId))));
    }
    case 'capture': {
      const orderId = await choose(world, lessonId, 'card', move.n);
      return void (orderId && (await captureCardOrder(deps, teacher, orderId)));
    }
    case 'check': {
      const [attempt] = await attemptsOf(world, lessonId);
      return void (attempt && (await checkPayment(deps, teacher, attempt.id)));
    }
    case 'webhooks':
      return deliver(world, move.how);
    case 'forge': {
      const txid = (await choose(world, lessonId, 'pix', move.n)) ?? 'a'.repeat(32);
      await pix.control.deliver(await pix.control.forge([{ txid, amountCents: 4900 }]));
      const orderId = await choose(world, lessonId, 'card', move.n);
      const event = {
        id: `WH-${move.n}`,
        event_type: 'PAYMENT.CAPTURE.COMPLETED',
        resource: { id: orderId },
      };
      return void (await paypal.control.deliver(await paypal.control.forge(event)));
    }
    case 'cancel':
      return void (await cancelLesson(deps, teacher, lessonId));
    case 'regret':
      return void (await requestRefund(deps, teacher, {
        lessonId,
        reason: 'Mudei de ideia',
        idempotency: null,
      }));
    case 'price':
      return void (await db.transaction((tx) => changePrice(tx, deps, { lessonId, priceCents: move.cents })));
    case 'refund': {
      const attempt = (await attemptsOf(world, lessonId))[move.n];
      const grant = { amountCents: move.cents, note: 'Combinado', by: { adminId: admin.userId } };
      return void (attempt && (await db.transaction((tx) => refundPayment(tx, deps, attempt.id, grant))));
    }
    case 'reverse': {
      const captured = (await paypal.control.books()).filter(({ status }) => status === 'COMPLETED');
      const one = captured[move.n % Math.max(1, captured.length)];
      return void (one && (await atTheBank(() => paypal.control.reverse(one.captureId))));
    }
    case 'med': {
      const received = await pix.control.books();
      const one = received[move.n % Math.max(1, received.length)];
      return void (one && (await atTheBank(() => pix.control.med(one.endToEndId))));
    }
    case 'cardFault':
      return void (await paypal.control.plan(move.operation, move.fault));
    case 'pixFault':
      return void (await pix.control.plan(move.operation, move.fault));
    case 'crash':
      world.crash.next = move.when;
      return;
    case 'runJobs':
      return world.runJobs();
    case 'reconcile':
      world.clock.advance(move.minutes * 60_000);
      return reconcileDue(deps);
  }
}

/** What a bank refuses is no matter of ours. */
async function atTheBank(act: () => Promise<unknown>): Promise<void> {
  await act().catch(() => undefined);
}

export async function attemptsOf({ deps }: World, lessonId: string) {
  const rows = await deps.database.db
    .select({ attempt: attemptsTable })
    .from(attemptsTable)
    .innerJoin(chargesTable, eq(chargesTable.id, attemptsTable.chargeId))
    .where(eq(chargesTable.lessonId, lessonId))
    .orderBy(attemptsTable.createdAt);
  return rows.map(({ attempt }) => attempt);
}

async function choose(
  world: World,
  lessonId: string,
  method: 'pix' | 'card',
  nth: number,
): Promise<string | null> {
  const refs = (await attemptsOf(world, lessonId)).flatMap((attempt) =>
    attempt.method === method && attempt.providerRef !== null ? [attempt.providerRef] : [],
  );
  return refs.at(-1 - (nth % Math.max(1, refs.length))) ?? null;
}

async function deliver({ paypal, pix }: World, how: 'all' | 'twice' | 'reversed' | 'lost'): Promise<void> {
  const cards = await paypal.control.heldWebhooks();
  const pixes = pix.control.heldWebhooks();
  if (how === 'lost') return;
  const order = <T>(list: T[]) =>
    how === 'reversed' ? list.reverse() : how === 'twice' ? [...list, ...list] : list;
  for (const webhook of order(cards)) await paypal.control.deliver(webhook);
  for (const webhook of order(pixes)) await pix.control.deliver(webhook);
}
