import { describe, expect, it } from 'vitest';
import { describeDue } from './describe-due.ts';

const deadline = '2026-11-01T23:59:59.999-03:00';

describe('the delivery of a project', () => {
  it('is its date while it is being made', () => {
    for (const status of ['paid', 'in_production'] as const) {
      expect(describeDue({ status, analysisError: null, deadline })).toEqual({ kind: 'date', deadline });
    }
  });

  it('comes after the payment as long as there is no date', () => {
    const due = describeDue({ status: 'waiting_payment', analysisError: null, deadline: null });
    expect(due).toEqual({ kind: 'note', text: 'após o pagamento' });
  });

  it('is never overdue once delivered or cancelled', () => {
    for (const status of ['completed', 'cancelled'] as const) {
      const due = describeDue({ status, analysisError: null, deadline });
      expect(due.kind).toBe('note');
    }
  });

  it('gives way to the reason of a failed reading', () => {
    const due = describeDue({ status: 'submitted', analysisError: 'O PDF tem senha.', deadline: null });
    expect(due).toEqual({ kind: 'failed', text: 'O PDF tem senha.' });
  });
});
