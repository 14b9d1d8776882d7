import { expect, it } from 'vitest';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { groupByClient } from './group-by-client.ts';

const lesson = (email: string, price: number, status = 'paid') =>
  ({ price, status, user: { email, firstName: 'Ana', lastName: 'Souza' } }) as Lesson;

it('groups lessons under the client’s e-mail and leaves cancelled ones out of the sum', () => {
  const groups = groupByClient([
    lesson('a@x.co', 29),
    lesson('b@x.co', 180),
    lesson('a@x.co', 69),
    lesson('a@x.co', 89, 'cancelled'),
  ]);
  expect(groups.map(({ email, total, lessons }) => [email, total, lessons.length])).toEqual([
    ['a@x.co', 98, 3],
    ['b@x.co', 180, 1],
  ]);
});
