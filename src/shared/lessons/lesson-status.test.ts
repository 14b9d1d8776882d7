import { describe, expect, it } from 'vitest';
import {
  canTransition,
  LESSON_STATUSES,
  LESSON_TRANSITIONS,
  type LessonEvent,
  type LessonStatus,
} from './lesson-status.ts';

const statuses = Object.keys(LESSON_STATUSES) as LessonStatus[];
const events = Object.keys(LESSON_TRANSITIONS) as LessonEvent[];

describe('the life of a lesson', () => {
  it('reaches every status from the first one', () => {
    const reached = new Set<LessonStatus>(['submitted']);
    for (let before = 0; before !== reached.size; ) {
      before = reached.size;
      for (const event of events) {
        const { from, to } = LESSON_TRANSITIONS[event];
        if (from.some((status) => reached.has(status))) reached.add(to);
      }
    }
    expect([...reached].sort()).toEqual([...statuses].sort());
  });
  it('ends only in cancelled', () => {
    const withoutWayOn = statuses.filter(
      (status) => !events.some((event) => LESSON_TRANSITIONS[event].from.some((from) => from === status)),
    );
    expect(withoutWayOn).toEqual(['cancelled']);
  });
  it('names every status as the customer asked', () => {
    expect(
      statuses.map((status) => [LESSON_STATUSES[status].label, LESSON_STATUSES[status].progress]),
    ).toEqual([
      ['Enviado', 10],
      ['Analisando', 25],
      ['Aguardando Aprovação', 40],
      ['Aguardando Pagamento', 60],
      ['Pago', 70],
      ['Em Produção', 85],
      ['Finalizado', 100],
      ['Cancelado', 0],
    ]);
  });
  it('lets only a payment pay', () => {
    for (const actor of ['teacher', 'editor', 'admin', 'worker'] as const) {
      expect(canTransition('confirm_payment', 'waiting_payment', actor)).toBe(false);
    }
    expect(canTransition('confirm_payment', 'waiting_payment', 'payment')).toBe(true);
  });
});
