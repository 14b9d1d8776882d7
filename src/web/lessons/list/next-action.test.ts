import { describe, expect, it } from 'vitest';
import type { LessonAction } from '#shared/lessons/lesson-policy.ts';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { isBeingAnalysed, nextActionOf } from './next-action.ts';

const statuses = Object.keys(LESSON_STATUSES) as LessonStatus[];
const ofTeacher: LessonAction[] = ['approve', 'material', 'pay', 'message'];
const at = (status: LessonStatus, analysisError: string | null = null, allowedActions = ofTeacher) => ({
  status,
  analysisError,
  allowedActions,
});

describe('the next action of a lesson', () => {
  it('is known for every status', () => {
    expect(statuses.map((status) => [status, nextActionOf(at(status)).label])).toEqual([
      ['submitted', 'Acompanhar'],
      ['analyzing', 'Acompanhar'],
      ['waiting_approval', 'Ver análise'],
      ['waiting_payment', 'Pagar'],
      ['paid', 'Acompanhar'],
      ['in_production', 'Acompanhar'],
      ['completed', 'Ver entrega'],
      ['cancelled', 'Ver'],
    ]);
  });

  it('is filled only where the lesson waits for the teacher', () => {
    expect(statuses.filter((status) => nextActionOf(at(status)).isWaiting)).toEqual([
      'waiting_approval',
      'waiting_payment',
    ]);
  });

  it('asks for other material after a failed reading', () => {
    expect(nextActionOf(at('submitted', 'O PDF tem senha.'))).toEqual({
      label: 'Enviar outro material',
      isWaiting: true,
    });
  });

  it('asks for a look at a delivery until it has its rating', () => {
    expect(nextActionOf(at('completed', null, ['rate', 'revise']))).toEqual({
      label: 'Baixar e avaliar',
      isWaiting: true,
    });
    expect(nextActionOf(at('completed', null, ['revise'])).isWaiting).toBe(false);
  });

  it('forgets an old failure once the lesson has moved on', () => {
    expect(nextActionOf(at('waiting_payment', 'O PDF tem senha.')).label).toBe('Pagar');
  });

  it('asks nothing of an editor or an admin', () => {
    for (const status of statuses) {
      expect(nextActionOf(at(status, 'Falhou.', ['message', 'upload'])).isWaiting).toBe(false);
    }
  });

  it('only shows a status of a newer server', () => {
    expect(nextActionOf(at('archived' as LessonStatus))).toEqual({ label: 'Ver', isWaiting: false });
  });
});

it('a lesson is watched while it is being analysed, not once its reading has failed', () => {
  expect(statuses.filter((status) => isBeingAnalysed(at(status)))).toEqual(['submitted', 'analyzing']);
  expect(isBeingAnalysed(at('submitted', 'O PDF tem senha.'))).toBe(false);
});
