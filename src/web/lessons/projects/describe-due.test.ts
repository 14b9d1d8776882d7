import { describe, expect, it } from 'vitest';
import { describeDue } from './describe-due.ts';

const now = new Date('2026-11-21T15:00:00Z');
const paid = { status: 'paid', analysisError: null } as const;
/** The end of a São Paulo day. */
const endOf = (day: string) => `${day}T23:59:59.999-03:00`;
const chipOf = (deadline: string) => {
  const due = describeDue({ ...paid, deadline }, now);
  return due.kind === 'date' ? [due.tone, due.words, due.isOverdue] : null;
};

describe('the delivery of a project', () => {
  it('counts calendar days of São Paulo and warns one day before', () => {
    expect(chipOf(endOf('2026-11-19'))).toEqual(['erro', 'há 2 dias', true]);
    expect(chipOf(endOf('2026-11-20'))).toEqual(['erro', 'ontem', true]);
    expect(chipOf(endOf('2026-11-23'))).toEqual(['ok', 'em 2 dias', false]);
    expect(chipOf(endOf('2026-11-21'))).toEqual(['aviso', 'hoje', false]);
    expect(chipOf(endOf('2026-11-22'))).toEqual(['aviso', 'amanhã', false]);
    expect(chipOf(endOf('2026-11-26'))).toEqual(['ok', 'em 5 dias', false]);
  });

  it('comes after the payment as long as there is no date', () => {
    const due = describeDue({ status: 'waiting_payment', analysisError: null, deadline: null }, now);
    expect(due).toEqual({ kind: 'note', text: 'após o pagamento' });
  });

  it('is never overdue once delivered or cancelled', () => {
    for (const status of ['completed', 'cancelled'] as const) {
      const due = describeDue({ status, analysisError: null, deadline: endOf('2026-11-01') }, now);
      expect(due.kind).toBe('note');
    }
  });

  it('gives way to the reason of a failed reading', () => {
    const due = describeDue({ status: 'submitted', analysisError: 'O PDF tem senha.', deadline: null }, now);
    expect(due).toEqual({ kind: 'failed', text: 'O PDF tem senha.' });
  });
});
