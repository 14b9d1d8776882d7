import { describe, expect, it } from 'vitest';
import type { Payment } from '#shared/payments/payment.schemas.ts';
import type { Refund } from '#shared/payments/refunds.contract.ts';
import { createPayment } from '#web/payments/testing/create-payment.ts';
import { describeConsequence, describeRefund } from './describe-refund.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const asking = (paidAt: string | null, facts: Partial<Payment> = {}, hold: string | null = null) =>
  describeConsequence({ price: 90, hold }, createPayment({ amount: 90, paidAt, ...facts }), NOW);
const refund = (facts: Partial<Refund>): Refund => ({
  id: 'r1',
  paymentId: 'p1',
  lessonId: 'l1',
  amount: 90,
  reason: 'regret',
  note: '',
  status: 'pending',
  failure: null,
  createdAt: daysAgo(1),
  completedAt: null,
  windowEndsAt: '2027-02-19T12:00:00Z',
  ...facts,
});

describe('asking for the money back says beforehand', () => {
  it('that all of it returns within seven days of the purchase, and asks for no reason', () => {
    const now = asking(daysAgo(6.9));
    expect(now.text).toMatch(/R\$\s90 voltam por inteiro, sem análise/);
    expect([now.needsReason, now.until]).toEqual([false, '21/11/2026']);
  });
  it('that the team decides once the seven days are over, and asks for a reason', () => {
    expect(asking(daysAgo(7.1)).text).toMatch(/Passaram os 7 dias/);
    expect([asking(daysAgo(7.1)).needsReason, asking(daysAgo(7.1)).until]).toEqual([true, null]);
    expect(asking(null).text).toMatch(/a equipe analisa/);
  });
  it('that a person looks where the money did not come by a provider, or a bank contests it', () => {
    expect(asking(daysAgo(1), { method: 'manual' }).text).toMatch(/confere o pagamento/);
    expect(asking(daysAgo(1), {}, 'contestado').text).toMatch(/confere o pagamento/);
  });
});

describe('a refund', () => {
  it('under way names the end of the provider’s window', () => {
    expect(describeRefund(refund({})).text).toContain('até 19/02/2027');
  });
  it('that is done says when, and nothing of a window', () => {
    const done = describeRefund(refund({ status: 'completed', completedAt: '2026-11-22T12:00:00Z' }));
    expect(done).toMatchObject({ tone: 'ok', label: 'Reembolsado', text: 'Reembolsado em 22/11/2026.' });
  });
  it('refused by the provider is still owed, and told so without blaming anyone', () => {
    const failed = describeRefund(refund({ status: 'failed', failure: 'saldo insuficiente' }));
    expect(failed.label).toBe('Em andamento no provedor');
    expect(failed.text).toMatch(/o valor é seu/);
    expect(failed.text).not.toContain('saldo');
  });
});
