import { expect, it } from 'vitest';
import { readReturn } from './read-return.ts';

it.each([
  ['?voltou=pagou&token=5O190127TN364715T&PayerID=X', { kind: 'approved', orderId: '5O190127TN364715T' }],
  ['?voltou=desistiu&token=5O190127TN364715T', { kind: 'left' }],
  ['?voltou=pagou', null],
  ['?voltou=pagou&token=../../x', null],
  ['', null],
])('a buyer coming back with %s', (search, outcome) => {
  expect(readReturn(search)).toEqual(outcome);
});
