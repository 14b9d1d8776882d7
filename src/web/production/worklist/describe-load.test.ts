import { expect, it } from 'vitest';
import { describeLoad } from './describe-load.ts';

it.each([
  [5, 2, 1, '2 projetos atrasados. Comece por eles.'],
  [1, 1, 0, '1 projeto atrasado. Comece por ele.'],
  [3, 0, 1, '1 projeto vence em até 7 dias.'],
  [3, 0, 2, '2 projetos vencem em até 7 dias.'],
  [3, 0, 0, 'Nada vence nos próximos 7 dias.'],
  [0, 0, 0, 'Nada em aberto no momento.'],
])('%i open, %i overdue, %i due soon: %s', (openProductions, overdue, dueSoon, words) => {
  expect(describeLoad({ openProductions, overdue, dueSoon })).toBe(words);
});
