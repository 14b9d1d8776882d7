import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { approveAnalysis } from '#server/lessons/approve-analysis.ts';
import { cancelLesson } from '#server/lessons/cancel-lesson.ts';
import { changePrice } from '#server/lessons/change-price.api.ts';
import { GatewayError } from '#server/payments/gateway-error.ts';
import { attemptsTable, chargesTable } from '#server/payments/payments.table.ts';
import { reconcileDue } from '#server/payments/reconcile/reconcile-payments.job.ts';
import { refundPayment } from '#server/payments/refunds/refund-payment.ts';
import { requestRefund } from '#server/payments/refunds/request-refund.ts';
import { captureCardOrder } from '#server/payments/start/capture-card-order.ts';
import { checkPayment } from '#server/payments/start/check-payment.ts';
import { createCardOrder } from '#server/payments/start/create-card-order.ts';
import { startPixPayment } from '#server/payments/start/start-pix-payment.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { Crash } from './crashing-gateways.ts';
import type { World } from './world.ts';

/** One move of somebody: the teacher, an admin, a bank, the network, the machine. `n` chooses among what there is. */
export type Step =
  | {
      do:
        | 'approve'
        | 'startPix'
        | 'createOrder'
        | 'cancel'
        | 'regret'
        | 'runJobs'
        | 'check'
        | 'reverse'
        | 'med';
      n: number;
    }
  | { do: 'payPix'; n: number; amountCents: number; how: 'plain' | 'late' | 'again' }
  | { do: 'buyer'; n: number; outcome: 'approve' | 'decline' }
  | { do: 'capture'; n: number }
  | { do: 'notices'; n: number; how: 'all' | 'twice' | 'reversed' | 'lost' }
  | { do: 'forge'; n: number }
  | { do: 'price'; n: number; cents: number }
  | { do: 'refund'; n: number; cents: number }
  | { do: 'cardFault'; n: number; operation: CardPlan[0]; fault: CardPlan[1] }
  | { do: 'pixFault'; n: number; operation: PixPlan[0]; fault: PixPlan[1] }
  | { do: 'crash'; n: number; when: 'before' | 'after' }
  | { do: 'reconcile'; n: number; minutes: number }
  | { do: 'together'; n: number; moves: Step[] };

type CardPlan = Parameters<World['paypal']['control']['plan']>;
type PixPlan = Parameters<World['pix']['control']['plan']>;

const CARD_OPERATIONS = ['create', 'capture', 'get_order', 'refund', 'get_refund'] as const;
const CARD_FAULTS = ['timeout_before', 'timeout_after', 'error_500_before', 'error_500_after'] as const;
const CAPTURE_FAULTS = ['pending', 'wrong_amount', 'over_amount', 'wrong_currency'] as const;
const PIX_OPERATIONS = ['create', 'get', 'remove', 'refund', 'get_refund'] as const;
const PIX_FAULTS = ['timeout_before', 'timeout_after', 'error_503_before', 'error_503_after'] as const;

const n = fc.nat(5);
const step = <const T extends string>(name: T) => fc.record({ do: fc.constant(name), n });

/** One move at a time; the likely ones more often, so that most sequences get somewhere. */
const oneStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: step('startPix') },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('payPix' as const),
      n,
      amountCents: fc.constantFrom(4900, 4900, 4900, 4899, 5000),
      how: fc.constantFrom('plain' as const, 'plain' as const, 'late' as const, 'again' as const),
    }),
  },
  { weight: 4, arbitrary: step('createOrder') },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('buyer' as const),
      n,
      outcome: fc.constantFrom('approve' as const, 'approve' as const, 'decline' as const),
    }),
  },
  { weight: 6, arbitrary: step('capture') },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('notices' as const),
      n,
      how: fc.constantFrom('all' as const, 'twice' as const, 'reversed' as const, 'lost' as const),
    }),
  },
  { weight: 3, arbitrary: step('runJobs') },
  { weight: 2, arbitrary: step('check') },
  { weight: 1, arbitrary: step('forge') },
  { weight: 1, arbitrary: step('cancel') },
  { weight: 1, arbitrary: step('regret') },
  { weight: 1, arbitrary: step('reverse') },
  { weight: 1, arbitrary: step('med') },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('price' as const), n, cents: fc.constantFrom(4900, 3900) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('refund' as const), n, cents: fc.constantFrom(1000, 4900, 9900) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('cardFault' as const),
      n,
      operation: fc.constantFrom(...CARD_OPERATIONS),
      fault: fc.constantFrom(...CARD_FAULTS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('cardFault' as const),
      n,
      operation: fc.constant('capture' as const),
      fault: fc.constantFrom(...CAPTURE_FAULTS),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pixFault' as const),
      n,
      operation: fc.constantFrom(...PIX_OPERATIONS),
      fault: fc.constantFrom(...PIX_FAULTS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('cardFault' as const, 'pixFault' as const),
      n,
      operation: fc.constant('refund' as const),
      fault: fc.constantFrom('refund_pending' as const, 'refund_failed' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('crash' as const),
      n,
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('reconcile' as const),
      n,
      minutes: fc.constantFrom(1, 5, 40, 200),
    }),
  },
);

/** The moves of a sequence. Now and then some happen at once: their questions and answers cross. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: oneStep },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('together' as const),
      n,
      moves: fc.array(oneStep, { minLength: 2, maxLength: 4 }),
    }),
  },
);

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
    case 'notices':
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
      const grant = { amountCents: move.cents, note: 'Combinado', adminId: admin.userId };
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
  const cards = await paypal.control.heldNotices();
  const pixes = pix.control.heldNotices();
  if (how === 'lost') return;
  const order = <T>(list: T[]) =>
    how === 'reversed' ? list.reverse() : how === 'twice' ? [...list, ...list] : list;
  for (const notice of order(cards)) await paypal.control.deliver(notice);
  for (const notice of order(pixes)) await pix.control.deliver(notice);
}
