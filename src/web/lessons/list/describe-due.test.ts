import { describe, expect, it } from 'vitest';
import { describeDue } from './describe-due.ts';

const deadline = '2026-11-01T23:59:59.999-03:00';
const completedAt = '2026-11-19T15:00:00.000Z';
const due = (facts: Partial<Parameters<typeof describeDue>[0]>) =>
  describeDue({
    status: 'paid',
    analysisError: null,
    deadline: null,
    completedAt: null,
    hold: null,
    allowedActions: [],
    ...facts,
  });

describe('the delivery of a lesson', () => {
  it('is its date while it is being made', () => {
    for (const status of ['paid', 'in_production'] as const) {
      expect(due({ status, deadline })).toEqual({ kind: 'date', deadline });
    }
  });

  it('comes after the payment as long as there is no date', () => {
    expect(due({ status: 'waiting_payment' })).toEqual({ kind: 'note', text: 'após o pagamento' });
  });

  it('is never overdue once cancelled', () => {
    expect(due({ status: 'cancelled', deadline, hold: 'O pagamento está contestado.' }).kind).toBe('note');
  });

  it('is the day it came, with the last day for a revision while one may be asked for', () => {
    const delivered = { status: 'completed', deadline, completedAt } as const;
    expect(due(delivered)).toEqual({ kind: 'delivered', at: completedAt, reviseUntil: null });
    expect(due({ ...delivered, allowedActions: ['revise'] })).toEqual({
      kind: 'delivered',
      at: completedAt,
      reviseUntil: new Date('2026-11-27T02:59:59.999Z'),
    });
  });

  it('rests while the payment is contested', () => {
    expect(due({ status: 'in_production', deadline, hold: 'O pagamento está contestado.' })).toEqual({
      kind: 'hold',
    });
  });

  it('gives way to the reason of a failed reading', () => {
    const failed = due({ status: 'submitted', analysisError: 'O PDF tem senha.' });
    expect(failed).toEqual({ kind: 'failed', text: 'O PDF tem senha.' });
  });
});
