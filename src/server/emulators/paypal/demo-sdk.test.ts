import { type BrowserWindow, Window } from 'happy-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEMO_SDK } from './demo-sdk.ts';

interface Callbacks {
  onApprove(data: { orderId: string; fundingSource: string }): Promise<void>;
  onCancel(data: { orderId?: string }): void;
  onError(error: unknown): void;
  onComplete(data: { paymentSessionState: string }): void;
}
interface Session {
  start(options: { presentationMode: string }, order: Promise<{ orderId: string }>): Promise<void>;
  cancel(): void;
}
interface Instance {
  findEligibleMethods(options: { currencyCode: string }): Promise<{ isEligible(name: string): boolean }>;
  createPayPalOneTimePaymentSession(callbacks: Callbacks): Session;
  createPayPalGuestOneTimePaymentSession?(callbacks: Callbacks): Session;
}
type DemoWindow = {
  paypal: { createInstance(options: { clientToken?: string; components: string[] }): Promise<Instance> };
  lousaDemo: { fetch: ReturnType<typeof vi.fn> };
};

function demoPage(status = 200) {
  const page = new Window({ url: 'http://localhost/' });
  onTestFinished(() => page.happyDOM.close());
  const demo = page as unknown as DemoWindow;
  demo.lousaDemo = { fetch: vi.fn(async () => ({ ok: status < 300, status })) };
  // The script is a classic one: it sees the page's globals and leaves `window.paypal` behind.
  new Function('window', 'document', DEMO_SDK)(page, page.document);
  const { document } = page as BrowserWindow & Window;
  const callbacks = {
    onApprove: vi.fn(async () => {}),
    onCancel: vi.fn(),
    onError: vi.fn(),
    onComplete: vi.fn(),
  };
  const press = (label: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click();
  return { demo, document, callbacks, press };
}

async function startedSession(status?: number, order = Promise.resolve({ orderId: 'O1' })) {
  const page = demoPage(status);
  const instance = await page.demo.paypal.createInstance({
    clientToken: 'token',
    components: ['paypal-payments'],
  });
  const session = instance.createPayPalOneTimePaymentSession(page.callbacks);
  return { ...page, session, ended: session.start({ presentationMode: 'auto' }, order) };
}

describe("the demonstration's PayPal script", () => {
  test('has the components asked for and offers PayPal and card in reais alone', async () => {
    const { demo } = demoPage();
    const instance = await demo.paypal.createInstance({
      clientToken: 'token',
      components: ['paypal-payments'],
    });
    expect(instance.createPayPalOneTimePaymentSession).toBeTypeOf('function');
    expect(instance.createPayPalGuestOneTimePaymentSession).toBeUndefined();
    const inReais = await instance.findEligibleMethods({ currencyCode: 'BRL' });
    expect(['paypal', 'card', 'venmo'].map(inReais.isEligible)).toEqual([true, true, false]);
    const inDollars = await instance.findEligibleMethods({ currencyCode: 'USD' });
    expect(inDollars.isEligible('paypal')).toBe(false);
    await expect(demo.paypal.createInstance({ components: [] })).rejects.toThrow();
  });

  test.each([
    ['Aprovar', 'approved'],
    ['Recusar o cartão', 'declined'],
  ])('%s tells our server and comes back as approved by the buyer', async (label, outcome) => {
    const { demo, document, callbacks, press, ended } = await startedSession();
    expect(document.querySelector('dialog')?.textContent).toContain('Modo demonstração: você é quem paga');
    press(label);
    await ended;
    expect(demo.lousaDemo.fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/sandbox/paypal/O1/approve',
      expect.objectContaining({ method: 'POST', body: JSON.stringify({ outcome }) }),
    );
    expect(callbacks.onApprove).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ orderId: 'O1', fundingSource: 'paypal' }),
    );
    expect(callbacks.onCancel).not.toHaveBeenCalled();
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('Desistir cancels without a call', async () => {
    const { demo, callbacks, press, ended } = await startedSession();
    press('Desistir');
    await ended;
    expect(demo.lousaDemo.fetch).not.toHaveBeenCalled();
    expect(callbacks.onCancel).toHaveBeenCalledExactlyOnceWith({ orderId: 'O1' });
    expect(callbacks.onComplete).toHaveBeenCalledExactlyOnceWith({ paymentSessionState: 'canceled' });
  });

  test('a decision that does not arrive can be tried again', async () => {
    const { demo, document, callbacks, press, ended } = await startedSession(503);
    press('Aprovar');
    await expect.poll(() => document.querySelector('[role=status]')?.textContent).toContain('Tente de novo');
    expect(callbacks.onApprove).not.toHaveBeenCalled();
    demo.lousaDemo.fetch.mockResolvedValue({ ok: true, status: 200 });
    press('Aprovar');
    await ended;
    expect(callbacks.onApprove).toHaveBeenCalledOnce();
  });

  test('an order that cannot be made closes the dialog with its reason', async () => {
    const reason = new Error('sem pedido');
    const { document, callbacks, ended } = await startedSession(200, Promise.reject(reason));
    await ended;
    expect(callbacks.onError).toHaveBeenCalledExactlyOnceWith(reason);
    expect(document.querySelector('dialog')).toBeNull();
  });
});
