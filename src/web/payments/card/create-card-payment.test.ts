import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPayment } from '#web/payments/testing/create-payment.ts';
import { answerCalls, refusal } from '#web/platform/testing/answer-calls.ts';
import { toastStore } from '#web/ui/toast-store.ts';
import type { CardState } from './card-state.ts';
import { createCardPayment } from './create-card-payment.ts';
import type { PayPalSdk, SessionEvents } from './paypal-sdk.ts';

const LESSON = '/api/lessons/l1';
const CAPTURE = 'POST /api/paypal/order/O1/capture';
const lesson = (status = 'waiting_payment') => ({ body: { id: 'l1', title: 'Frações', price: 90, status } });
const setup = { clientToken: 't', scriptUrl: '/api/sandbox/paypal/web-sdk.js', isDemo: false };
const captured = (status: string) => ({ body: { status, payment: { id: 'p1', status: 'pending' } } });
const ground = {
  [`GET ${LESSON}`]: lesson(),
  [`GET ${LESSON}/payments`]: { body: [] },
  'GET /api/paypal/setup': { body: setup },
  'POST /api/paypal/order': { status: 201, body: { id: 'O1' } },
};

/** A PayPal whose buyer does what the test says. */
function createSdk(behave: (events: SessionEvents, orderId: string) => unknown): PayPalSdk {
  const session = (events: SessionEvents) => ({
    start: async (_options: unknown, order: Promise<{ orderId: string }>) =>
      behave(events, (await order).orderId),
  });
  return {
    createInstance: async () => ({
      findEligibleMethods: async () => ({ isEligible: (method) => method === 'paypal' }),
      createPayPalOneTimePaymentSession: session,
      createPayPalGuestOneTimePaymentSession: session,
    }),
  };
}

const PATIENCE = { timeout: 20_000 };
function open(search: string, behave: Parameters<typeof createSdk>[0] = () => undefined) {
  const steps: CardState[] = [];
  const load = async () => createSdk(behave);
  const payment = createCardPayment({ lessonId: 'l1', search, onState: (state) => steps.push(state), load });
  running.push(payment);
  const reaches = (step: CardState['step']) =>
    vi.waitFor(() => {
      const last = steps.at(-1);
      if (last?.step !== step) throw new Error(`at ${last?.step}, not ${step}`);
      return last;
    }, PATIENCE);
  void payment.open();
  return { payment, reaches, steps };
}
const approve = (events: SessionEvents, orderId: string) => events.onApprove({ orderId });

let running: { stop(): void }[] = [];
beforeEach(() => {
  running = [];
});
afterEach(() => {
  for (const payment of running) payment.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('paying by PayPal', () => {
  it('says of money that goes back that it does, not that nothing was charged', async () => {
    answerCalls({ ...ground, [CAPTURE]: captured('REFUNDED') });
    const { payment, reaches } = open('', approve);
    await reaches('ready');
    payment.pay('paypal');
    await vi.waitFor(
      async () => expect(await reaches('ready')).toMatchObject({ notice: 'refunded' }),
      PATIENCE,
    );
  });
  it('ends with the server’s COMPLETED, and opens the order while PayPal opens', async () => {
    const calls = answerCalls({ ...ground, [CAPTURE]: captured('COMPLETED') });
    const { payment, reaches } = open('', approve);
    expect(await reaches('ready')).toMatchObject({ notice: null, ways: { guest: null } });
    payment.pay('paypal');
    await reaches('approved');
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/paypal/order', CAPTURE]);
  });

  it.each(['DECLINED', 'APPROVED', 'VOIDED'])('asks to try again after %s', async (status) => {
    answerCalls({ ...ground, [CAPTURE]: captured(status) });
    const { payment, reaches } = open('', approve);
    await reaches('ready');
    payment.pay('paypal');
    await vi.waitFor(
      async () => expect(await reaches('ready')).toMatchObject({ notice: 'problem' }),
      PATIENCE,
    );
  });

  it('waits where the outcome is not known, and never calls it failed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pending = { body: createPayment({ id: 'p1', isConfirming: true }) };
    const paid = { body: createPayment({ id: 'p1', status: 'paid' }) };
    answerCalls({
      ...ground,
      [CAPTURE]: captured('PENDING'),
      'GET /api/payments/p1': [pending, 'offline', pending, paid],
    });
    const { payment, reaches, steps } = open('', approve);
    await reaches('ready');
    payment.pay('paypal');
    await reaches('confirming');
    await vi.advanceTimersByTimeAsync(10_000);
    await reaches('approved');
    expect(steps.some((state) => 'notice' in state && state.notice !== null)).toBe(false);
  });

  it('repeats the capture of the same order where no answer came, and opens no other order', async () => {
    const calls = answerCalls({ ...ground, [CAPTURE]: ['offline', { status: 503 }, captured('COMPLETED')] });
    const { payment, reaches } = open('', approve);
    await reaches('ready');
    payment.pay('paypal');
    expect(await reaches('uncertain')).toMatchObject({ orderId: 'O1' });
    payment.retryCapture();
    await vi.waitFor(() => expect(calls.filter((call) => call === CAPTURE)).toHaveLength(2), PATIENCE);
    await reaches('uncertain');
    payment.retryCapture();
    await reaches('approved');
    expect(calls.filter((call) => call === 'POST /api/paypal/order')).toHaveLength(1);
  });

  it('says that the buyer left, or that PayPal failed, and offers it again', async () => {
    answerCalls(ground);
    const left = open('', (events) => events.onCancel());
    await left.reaches('ready');
    left.payment.pay('paypal');
    await vi.waitFor(
      async () => expect(await left.reaches('ready')).toMatchObject({ notice: 'left' }),
      PATIENCE,
    );
    const failed = open('', (events) => events.onError(new Error('popup')));
    await failed.reaches('ready');
    failed.payment.pay('paypal');
    await vi.waitFor(
      async () => expect(await failed.reaches('ready')).toMatchObject({ notice: 'error' }),
      PATIENCE,
    );
  });

  it('tells why an order was refused and looks at the lesson again: another tab may have paid it', async () => {
    const paid = refusal('wrong_state', 'Esta aula já está paga.');
    answerCalls({
      ...ground,
      [`GET ${LESSON}`]: [lesson(), lesson('paid')],
      'POST /api/paypal/order': { status: 409, body: paid },
    });
    const { payment, reaches } = open('', (events) => events.onError(new Error('no order')));
    await reaches('ready');
    payment.pay('paypal');
    await reaches('closed');
    expect(toastStore.get()[0]?.description).toBe('Esta aula já está paga.');
  });

  it('shows that PayPal cannot be had, and says the customer’s sentence', async () => {
    answerCalls({ ...ground, 'GET /api/paypal/setup': { status: 500 } });
    const { reaches } = open('');
    await reaches('blocked');
    expect(toastStore.get()[0]?.description).toBe('Falha ao processar pagamento. Tente novamente.');
  });
});

describe('coming back', () => {
  it('from PayPal by redirect captures without loading PayPal again', async () => {
    const calls = answerCalls({ ...ground, [CAPTURE]: captured('COMPLETED') });
    const { reaches } = open('?voltou=pagou&token=O1&PayerID=X');
    await reaches('approved');
    expect(calls).not.toContain('GET /api/paypal/setup');
  });
  it('to a payment that is being confirmed goes on waiting instead of offering another', async () => {
    const confirming = createPayment({ id: 'p9', method: 'card', isConfirming: true });
    answerCalls({
      ...ground,
      [`GET ${LESSON}/payments`]: { body: [confirming] },
      'GET /api/payments/p9': { body: confirming },
    });
    expect(await open('').reaches('confirming')).toMatchObject({ paymentId: 'p9' });
  });
  it('to a lesson that is paid or cancelled offers nothing', async () => {
    answerCalls({ ...ground, [`GET ${LESSON}`]: lesson('cancelled') });
    await open('').reaches('closed');
  });
});
