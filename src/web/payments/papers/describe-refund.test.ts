import { describe, expect, it } from 'vitest';
import type { Refund } from '#shared/payments/refunds.contract.ts';
import { createPayment } from '#web/payments/testing/create-payment.ts';
import { describeConsequence, describeRefund } from './describe-refund.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const asking = (status: 'paid' | 'in_production' | 'completed', paidAt: string | null) =>
  describeConsequence({ status, price: 90 }, createPayment({ amount: 90, paidAt }), NOW);
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
  it('that all of it returns within seven days while production has not begun', () => {
    expect(asking('paid', daysAgo(6.9))).toMatch(/R\$\s90 voltam por inteiro/);
  });
  it('that the team decides once the seven days are over or production has begun', () => {
    expect(asking('paid', daysAgo(7.1))).toMatch(/Passaram os 7 dias/);
    expect(asking('in_production', daysAgo(1))).toMatch(/A produção já começou/);
    expect(asking('completed', daysAgo(1))).toMatch(/a equipe analisa/);
    expect(asking('paid', null)).toMatch(/a equipe analisa/);
  });
});

describe('a refund', () => {
  it('under way names the end of the provider’s window', () => {
    expect(describeRefund(refund({})).text).toContain('até 19/02/2027');
  });
  it('that is done says when, and nothing of a window', () => {
    const done = describeRefund(refund({ status: 'completed', completedAt: '2026-11-22T12:00:00Z' }));
    expect(done).toMatchObject({ tone: 'ok', label: 'Devolvido', text: 'Devolvido em 22/11/2026.' });
  });
  it('refused by the provider is still owed, and told so without blaming anyone', () => {
    const failed = describeRefund(refund({ status: 'failed', failure: 'saldo insuficiente' }));
    expect(failed.label).toBe('Em andamento no provedor');
    expect(failed.text).toMatch(/o valor é seu/);
    expect(failed.text).not.toContain('saldo');
  });
});
