import fc from 'fast-check';
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
  | { do: 'webhooks'; n: number; how: 'all' | 'twice' | 'reversed' | 'lost' }
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
      do: fc.constant('webhooks' as const),
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
