import { describe, expect, it } from 'vitest';
import { endOfDayAfter } from '#shared/calendar.ts';
import { daysUntil, describeDue, dueStateOf, reminderDue } from './due-state.ts';

/** 23:30 in São Paulo, already the next day in UTC. */
const lateEvening = new Date('2026-03-11T02:30:00Z');
const dueIn = (days: number) => endOfDayAfter(lateEvening, days);

describe('how near a deadline is', () => {
  it.each([
    [-3, 'overdue', 3, 'Atrasada há 3 dias'],
    [-1, 'overdue', 1, 'Atrasada há 1 dia'],
    [0, 'due_soon', 0, 'Vence hoje'],
    [1, 'due_soon', 1, 'Vence amanhã'],
    [2, 'ok', 2, 'Vence em 2 dias'],
    [50, 'ok', 50, 'Vence em 50 dias'],
  ] as const)('%i days away it is %s by %i', (away, kind, days, words) => {
    const state = dueStateOf(dueIn(away), lateEvening);
    expect(state).toEqual({ kind, days });
    expect(describeDue(state)).toBe(words);
  });

  it('counts by the days of São Paulo, not by hours', () => {
    const midnight = new Date('2026-03-11T03:00:00Z');
    expect(daysUntil(dueIn(1), lateEvening)).toBe(1);
    expect(daysUntil(dueIn(1), midnight)).toBe(0);
    expect(dueStateOf(dueIn(0), midnight)).toEqual({ kind: 'overdue', days: 1 });
  });

  it('is overdue at once where the deadline lies within the day', () => {
    const noon = new Date('2026-03-11T15:00:00Z');
    expect(dueStateOf(noon, new Date(noon.getTime() + 1))).toEqual({ kind: 'overdue', days: 1 });
    expect(dueStateOf(noon, noon).kind).toBe('due_soon');
  });
});

describe('which reminder is due', () => {
  it.each([
    [8, null],
    [7, 7],
    [4, 7],
    [3, 3],
    [2, 3],
    [1, 1],
    [0, 1],
    [-1, null],
  ])('%i days before: %s', (days, mark) => expect(reminderDue(days, 50)).toBe(mark));

  it('none that lay behind when the editor got the work', () => {
    expect(reminderDue(5, 5)).toBeNull();
    expect(reminderDue(3, 5)).toBe(3);
    expect(reminderDue(3, 3)).toBeNull();
  });
});
