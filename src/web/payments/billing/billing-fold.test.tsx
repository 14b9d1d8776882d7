import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { Billing } from '#shared/payments/billing.contract.ts';
import { createQueryClient } from '#web/platform/query-client.ts';
import { answerCalls } from '#web/platform/testing/answer-calls.ts';
import { BillingFold } from './billing-fold.tsx';

const GET = 'GET /api/lessons/l1/billing';
const PUT = 'PUT /api/lessons/l1/billing';
const lesson = {
  id: 'l1',
  status: 'waiting_payment',
  allowedActions: ['pay', 'bill'],
  user: { email: 'ana@escola.test' },
} as unknown as Lesson;
const company: Billing = {
  cnpj: '12ABC34501DE35',
  legalName: 'Colégio Semente do Cerrado Ltda.',
  cpf: null,
  name: null,
  address: 'SGAS 905, Brasília',
  email: 'nota@escola.test',
  updatedAt: new Date().toISOString(),
};
const show = (actions = lesson.allowedActions) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BillingFold lesson={{ ...lesson, allowedActions: actions }} />
    </QueryClientProvider>,
  );
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const textIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Salvar dados da nota' }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the data of an invoice', () => {
  it('come back as they were given, with their punctuation and since when', async () => {
    answerCalls({ [GET]: { body: company } });
    const { container } = show();
    await screen.findByLabelText('Razão social');
    expect(textIn('CNPJ')).toBe('12.ABC.345/01DE-35');
    expect(container.querySelector('details')?.open).toBe(true);
    screen.getByText(/Salvo agora\. A nota sai depois do pagamento\./);
  });

  it('can be a person’s: what both kinds share outlives the change', async () => {
    const calls = answerCalls({
      [GET]: { body: null },
      [PUT]: { body: { ...company, cnpj: null, legalName: null, cpf: '52998224725', name: 'Ana Souza' } },
    });
    show();
    await screen.findByLabelText('Razão social');
    expect(textIn('E-mail que recebe a nota')).toBe('ana@escola.test');
    type('Endereço', 'SGAS 905, Brasília');
    fireEvent.click(screen.getByRole('radio', { name: 'Pessoa (CPF)' }));
    expect(textIn('Endereço')).toBe('SGAS 905, Brasília');
    type('CPF', '52998224725');
    expect(textIn('CPF')).toBe('529.982.247-25');
    type('Nome completo', 'Ana Souza');
    save();
    await screen.findByText(/Salvo agora/);
    expect(calls).toContain(PUT);
  });

  it('show what the server finds wrong beside the field, and keep what was typed', async () => {
    const body = { message: 'CNPJ inválido', issues: [{ path: 'cnpj', message: 'CNPJ inválido' }] };
    answerCalls({ [GET]: { body: company }, [PUT]: { status: 400, body } });
    show();
    await screen.findByLabelText('Razão social');
    type('CNPJ', '12.ABC.345/01DE-36');
    save();
    await waitFor(() => expect(screen.getByLabelText('CNPJ').getAttribute('aria-invalid')).toBe('true'));
    expect(textIn('CNPJ')).toBe('12.ABC.345/01DE-36');
    expect(document.activeElement).toBe(screen.getByLabelText('CNPJ'));
  });

  it('ask nothing of who may not give them', () => {
    const calls = answerCalls({ [GET]: { status: 403 } });
    const { container } = show(['message']);
    expect(container.textContent).toBe('');
    expect(calls).toEqual([]);
  });
});
