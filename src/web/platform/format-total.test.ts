import { expect, it } from 'vitest';
import { formatTotal } from './format-total.ts';

it('a total says no more than was counted', () => {
  expect([formatTotal(999), formatTotal(1000), formatTotal(1001)]).toEqual(['999', '1.000', 'mais de 1.000']);
});
