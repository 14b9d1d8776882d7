import { describe, expect, it } from 'vitest';
import { judgeRevision } from './judge-revision.ts';

const now = new Date('2026-11-20T12:00:00Z');
/** The end of the seventh day in São Paulo. */
const until = new Date('2026-11-27T02:59:59.999Z');
const judge = (facts: Partial<Parameters<typeof judgeRevision>[0]>, at = now) =>
  judgeRevision(
    {
      status: 'completed',
      completedAt: '2026-11-19T15:00:00Z',
      hold: null,
      revisionsLeft: 2,
      allowedActions: ['comment', 'revise'],
      ...facts,
    },
    at,
  );

describe('a revision', () => {
  it('may be asked for until the end of its last day', () => {
    expect(judge({})).toEqual({ kind: 'open', left: 2, until });
    expect(judge({ revisionsLeft: null })).toEqual({ kind: 'open', left: null, until });
  });

  it('waits while the payment is contested', () => {
    expect(judge({ hold: 'O pagamento está contestado.' })).toEqual({ kind: 'on_hold' });
  });

  it('says whether the plan or the time has run out', () => {
    expect(judge({ revisionsLeft: 0, allowedActions: ['comment'] })).toEqual({ kind: 'used_up' });
    const later = new Date('2026-11-28T12:00:00Z');
    expect(judge({ allowedActions: ['comment'] }, later)).toEqual({ kind: 'too_late', until });
    expect(judge({ revisionsLeft: 0, allowedActions: ['comment'] }, later).kind).toBe('too_late');
  });

  it('is nothing to those whose lesson it is not, and before a delivery', () => {
    expect(judge({ allowedActions: ['message', 'upload'] })).toEqual({ kind: 'none' });
    expect(judge({ status: 'in_production' })).toEqual({ kind: 'none' });
  });
});
