import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { createPayment, createPixPayment } from '#web/payments/testing/create-payment.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { answerCalls } from '#web/platform/testing/answer-calls.ts';
import { Checkout } from './checkout.tsx';

const lesson = { id: 'l1', title: 'Frações', price: 90, deliveryType: 'urgent' } as Lesson;
const START = 'POST /api/payments';
const LIST = 'GET /api/lessons/l1/payments';
const onChanged = vi.fn();
const show = (line: { isLost?: boolean } = {}) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Checkout lesson={lesson} isStreaming isLost={line.isLost ?? false} onChanged={onChanged} />
    </QueryClientProvider>,
  );
const press = (name: string) => {
  const [button] = screen.getAllByRole('button', { name });
  if (button) fireEvent.click(button);
};

beforeEach(() => onChanged.mockReset());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the sheet on which a lesson is paid', () => {
  it('starts one Pix charge and shows its code, its payee and how long it lives', async () => {
    const calls = answerCalls({ [LIST]: { body: [] }, [START]: { body: createPixPayment() } });
    show();
    expect(await screen.findByDisplayValue('00020101021226')).toBeDefined();
    expect(screen.getAllByText('Lousa Demonstração').length).toBeGreaterThan(0);
    expect(screen.getByRole('timer').textContent).toMatch(/2[45]:\d\d/);
    expect(calls.filter((call) => call === START)).toHaveLength(1);
    expect(screen.queryByText('Modo demonstração.')).toBeNull();
  });

  it('says plainly that the bank has told nothing yet', async () => {
    answerCalls({
      [LIST]: { body: [] },
      [START]: { body: createPixPayment() },
      'POST /api/payments/p1/check': { body: createPixPayment() },
    });
    show();
    await screen.findByDisplayValue('00020101021226');
    press('Já paguei');
    await screen.findByText(/O banco ainda não avisou/);
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('asks after the lesson when the bank has told, and shows no success of its own', async () => {
    answerCalls({
      [LIST]: [{ body: [] }, { body: [createPayment({ status: 'paid' })] }],
      [START]: { body: createPixPayment() },
      'POST /api/payments/p1/check': { body: createPayment({ status: 'paid' }) },
    });
    show();
    await screen.findByDisplayValue('00020101021226');
    press('Já paguei');
    await screen.findByText('Confirmando o pagamento');
    expect(onChanged).toHaveBeenCalled();
    expect(screen.queryByText(/aprovado/)).toBeNull();
  });

  it('offers a new code after the end of one', async () => {
    answerCalls({
      [LIST]: { body: [] },
      [START]: [{ body: createPayment({ status: 'expired' }) }, { body: createPixPayment() }],
    });
    show();
    await screen.findByText('Este código não vale mais');
    press('Gerar novo código');
    await screen.findByDisplayValue('00020101021226');
  });

  it('says why no code could be made, and tries again', async () => {
    answerCalls({
      [LIST]: { body: [] },
      [START]: [{ status: 503 }, { body: createPixPayment() }],
    });
    show();
    await screen.findByText('Não foi possível gerar o código Pix');
    press('Tentar de novo');
    await screen.findByDisplayValue('00020101021226');
  });

  it('keeps the code and says so while the server cannot be heard', async () => {
    answerCalls({ [LIST]: { body: [] }, [START]: { body: createPixPayment() } });
    show({ isLost: true });
    await screen.findByText(/O código continua valendo/);
    screen.getByDisplayValue('00020101021226');
  });

  it('offers nothing to pay while a capture is being confirmed', async () => {
    answerCalls({
      [LIST]: { body: [createPayment({ method: 'card', isConfirming: true })] },
      [START]: { body: createPixPayment() },
    });
    show();
    await screen.findByText('Confirmando o pagamento');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('says that the last card came to nothing, not an earlier one', async () => {
    const declined = createPayment({ id: 'c1', method: 'card', status: 'declined' });
    answerCalls({ [LIST]: { body: [declined] }, [START]: { body: createPixPayment() } });
    show();
    await screen.findByText('O pagamento com cartão não foi concluído');
    cleanup();
    const newer = createPayment({ id: 'c2', method: 'card', status: 'cancelled' });
    answerCalls({ [LIST]: { body: [newer, declined] }, [START]: { body: createPixPayment() } });
    show();
    await screen.findByDisplayValue('00020101021226');
    expect(screen.queryByText('O pagamento com cartão não foi concluído')).toBeNull();
  });

  it('leads to the document of PayPal only when the card is chosen', async () => {
    answerCalls({ [LIST]: { body: [] }, [START]: { body: createPixPayment() } });
    show();
    expect(screen.queryByText('Abrir o PayPal')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Cartão' }));
    const link = screen.getByRole('link', { name: 'Abrir o PayPal' });
    expect(link.getAttribute('href')).toBe('/pagamento-cartao/l1');
  });
});
