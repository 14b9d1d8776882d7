import { expect, it } from 'vitest';
import { readLessonEvent } from './read-lesson-event.ts';

const event = (type: string, data: unknown) => readLessonEvent({ type, data: JSON.stringify(data) });

it('the stream tells of a payment, a status, a message', () => {
  expect(event('payment', { paymentId: 'p1', status: 'paid' })).toEqual({
    type: 'payment',
    data: { paymentId: 'p1', status: 'paid' },
  });
  expect(event('status', { status: 'paid', analysisError: null })?.type).toBe('status');
  expect(event('message', { messageId: 'm1' })?.type).toBe('message');
});
it('an event of a newer server, or a broken one, means nothing', () => {
  expect(event('dance', { messageId: 'm1' })).toBeNull();
  expect(event('constructor', {})).toBeNull();
  expect(event('payment', { paymentId: 'p1', status: 'gold' })).toBeNull();
  expect(readLessonEvent({ type: 'status', data: 'no json' })).toBeNull();
});
