import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { getLesson } from '#shared/lessons/lessons.contract.ts';
import {
  captureCardOrder,
  cardSetup,
  createCardOrder,
  listLessonPayments,
} from '#shared/payments/payments.contract.ts';
import { showPaymentFault } from '#web/payments/show-payment-fault.ts';
import { ApiProblem, isSessionLost, messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { leaveForLogin } from '#web/platform/session/lost-session.ts';
import { sessionStore } from '#web/platform/session/session.ts';
import { type CardNotice, type CardState, judgeCapture } from './card-state.ts';
import { loadPayPal, openPayPal, type SessionEvents } from './paypal-sdk.ts';
import { readReturn } from './read-return.ts';
import { waitForConfirmation } from './wait-for-confirmation.ts';

export interface CardPayment {
  /** Reads the lesson and goes wherever it stands: to paying, to capturing what the buyer approved, to waiting. */
  open(notice?: CardNotice): Promise<void>;
  /** Opens PayPal. Call it within the click. `button` is the card form's own button. */
  pay(way: 'paypal' | 'guest', button?: HTMLElement): void;
  /** Tries the capture of the same order once more, after an answer that never came. */
  retryCapture(): void;
  stop(): void;
}

/** Paying a lesson by PayPal, from the document's opening to the server's word; `onState` is told every step. */
export function createCardPayment({
  lessonId,
  search,
  onState,
  load = loadPayPal,
}: {
  lessonId: string;
  /** The query of the address: PayPal may have sent the buyer back with its order in it. */
  search: string;
  onState: (state: CardState) => void;
  load?: typeof loadPayPal;
}): CardPayment {
  const stop = new AbortController();
  let state: CardState = { step: 'opening' };
  let returned = readReturn(search);
  let isOrderRefused = false;
  const go = (next: CardState) => {
    if (stop.signal.aborted) return;
    state = next;
    onState(next);
  };
  /** An ended session leads to sign in; everything else is dealt with where it happens. */
  const hasLostSession = (error: unknown) => {
    if (!isSessionLost(error)) return false;
    leaveForLogin();
    return true;
  };

  async function open(notice: CardNotice | null = null): Promise<void> {
    go({ step: 'opening' });
    try {
      const params = { id: lessonId };
      const lesson = await callApi(getLesson, { params });
      const back = returned;
      if (lesson.status !== 'waiting_payment') {
        return go({
          step: back?.kind === 'approved' && lesson.status === 'paid' ? 'approved' : 'closed',
          lesson,
        });
      }
      const payments = await callApi(listLessonPayments, { params });
      const settling = payments.find(({ isConfirming, status }) => isConfirming || status === 'paid');
      if (settling) return await confirm(lesson, settling.id);
      returned = null;
      if (back?.kind === 'approved') return await capture(lesson, back.orderId);
      await prepare(lesson, back ? 'left' : notice);
    } catch (error) {
      if (!hasLostSession(error)) go({ step: 'unreachable', error });
    }
  }

  async function prepare(lesson: Lesson, notice: CardNotice | null): Promise<void> {
    go({ step: 'preparing', lesson, notice });
    try {
      const { scriptUrl, clientToken, isDemo } = await callApi(cardSetup);
      if (isDemo) lendSessionToDemo();
      const sdk = await load(scriptUrl);
      const ways = await openPayPal(sdk, { clientToken, amount: lesson.price }, eventsOf(lesson));
      go({ step: 'ready', lesson, ways, isDemo, notice });
      if (ways.paypal.hasReturned?.()) await ways.paypal.resume?.();
    } catch (error) {
      if (hasLostSession(error)) return;
      go({ step: 'blocked', lesson, error });
      showPaymentFault(error);
    }
  }

  const eventsOf = (lesson: Lesson): SessionEvents => ({
    onApprove: ({ orderId }) => capture(lesson, orderId),
    onCancel: () => notify('left'),
    onError: () => notify('error'),
  });
  /** A capture under way has the last word; an order that was refused has been told already. */
  const notify = (notice: CardNotice) => {
    if (state.step === 'ready' && !isOrderRefused) go({ ...state, notice });
  };

  function pay(way: 'paypal' | 'guest', button?: HTMLElement): void {
    if (state.step !== 'ready') return;
    const { lesson, ways } = state;
    const session = ways[way];
    if (!session) return;
    isOrderRefused = false;
    go({ ...state, notice: null });
    const order = createOrder(lesson);
    order.catch((error: unknown) => {
      isOrderRefused = true;
      if (hasLostSession(error)) return;
      showPaymentFault(error);
      // The lesson may have been paid or changed elsewhere.
      if (error instanceof ApiProblem && error.status === 409) void open();
    });
    const options = { presentationMode: 'auto', ...(button && { targetElement: button }) } as const;
    session.start(options, order).catch(() => notify('error'));
  }

  async function capture(lesson: Lesson, orderId: string): Promise<void> {
    go({ step: 'capturing', lesson });
    try {
      const { status, payment } = await callApi(captureCardOrder, { params: { id: orderId } });
      const outcome = judgeCapture(status);
      if (outcome === 'approved') return go({ step: 'approved', lesson });
      if (outcome === 'confirming') return await confirm(lesson, payment.id);
      await open(outcome);
    } catch (error) {
      if (hasLostSession(error)) return;
      const isRefused = error instanceof ApiProblem && error.status >= 400 && error.status < 500;
      if (isRefused) return open('error');
      go({ step: 'uncertain', lesson, orderId, detail: messageOf(error) });
    }
  }

  async function confirm(lesson: Lesson, paymentId: string): Promise<void> {
    go({ step: 'confirming', lesson, paymentId });
    const outcome = await waitForConfirmation(paymentId, stop.signal);
    if (outcome === 'approved') return go({ step: 'approved', lesson });
    if (outcome === 'problem') await open('problem');
  }

  return {
    open: (notice) => open(notice),
    pay,
    retryCapture: () => {
      if (state.step === 'uncertain') void capture(state.lesson, state.orderId);
    },
    stop: () => stop.abort(),
  };
}

/** Opens an order at PayPal for the price on screen; the server refuses it where the price is another one by now. */
async function createOrder({ id, price }: Pick<Lesson, 'id' | 'price'>): Promise<{ orderId: string }> {
  const order = await callApi(createCardOrder, {
    body: { lessonId: id, amount: price, currency: 'BRL', intent: 'capture' },
    idempotencyKey: crypto.randomUUID(),
  });
  return { orderId: order.id };
}

/** The demonstration's stand-in for PayPal asks our own server what the buyer decided, by this page's session. */
function lendSessionToDemo(): void {
  const ask: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    const { token } = sessionStore.get();
    if (token) headers.set('Authorization', `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };
  Object.assign(globalThis, { lousaDemo: { fetch: ask } });
}
