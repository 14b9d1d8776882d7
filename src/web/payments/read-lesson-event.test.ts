import { expect, it } from 'vitest';
import { readLessonEvent } from './read-lesson-event.ts';

const event = (type: string, data: unknown) => readLessonEvent({ type, data: JSON.stringify(data) });

it('the stream tells of a paid payment and of a status', () => {
  expect(event('payment', { paymentId: 'p1', status: 'paid' })).toEqual({ lessonStatus: null, isPaid: true });
  expect(event('payment', { paymentId: 'p1', status: 'expired' })).toEqual({
    lessonStatus: null,
    isPaid: false,
  });
  expect(event('status', { status: 'paid', analysisError: null })).toEqual({
    lessonStatus: 'paid',
    isPaid: false,
  });
});
it('what is no such event, or a broken one, means nothing', () => {
  expect(event('message', { messageId: 'm1' })).toBeNull();
  expect(event('payment', { paymentId: 'p1', status: 'gold' })).toBeNull();
  expect(readLessonEvent({ type: 'status', data: 'no json' })).toBeNull();
});
