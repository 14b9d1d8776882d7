import { expect, it } from 'vitest';
import { describeWaiting } from './waiting-counts.ts';

it.each([
  [{ approve: 0, pay: 0 }, null],
  [{ approve: 1, pay: 0 }, 'Uma aula espera por você para aprovar a análise.'],
  [{ approve: 0, pay: 3 }, 'Três aulas esperam por você para fazer o pagamento.'],
  [{ approve: 1, pay: 1 }, 'Duas aulas esperam por você: uma para aprovar, uma para pagar.'],
  [{ approve: 12, pay: 1 }, '13 aulas esperam por você: 12 para aprovar, 1 para pagar.'],
])('the greeting says what waits (%#)', (counts, sentence) => {
  expect(describeWaiting(counts)).toBe(sentence);
});
