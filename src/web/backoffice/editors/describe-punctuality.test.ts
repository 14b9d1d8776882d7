import { expect, it } from 'vitest';
import { describePunctuality } from './describe-punctuality.ts';

it('tells punctuality in percent with what it is taken from, and nothing before the first delivery', () => {
  expect(describePunctuality({ punctuality: null, deliveriesCounted: 0 })).toBeNull();
  expect(describePunctuality({ punctuality: 1, deliveriesCounted: 1 })).toEqual({
    percent: 100,
    words: '100% no prazo',
    basis: 'na última entrega',
  });
  expect(describePunctuality({ punctuality: 19 / 20, deliveriesCounted: 20 })).toMatchObject({
    words: '95% no prazo',
    basis: 'nas últimas 20 entregas',
  });
});

it('says 100% of nobody who was ever late', () => {
  expect(describePunctuality({ punctuality: 0.999, deliveriesCounted: 1000 })?.percent).toBe(99);
  expect(describePunctuality({ punctuality: 0.29, deliveriesCounted: 100 })?.percent).toBe(29);
});
