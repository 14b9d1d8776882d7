import { expect, it } from 'vitest';
import { progressSteps } from './progress-steps.ts';

it('a paid lesson waits for its editor, one in production for its delivery', () => {
  const stateOf = (status: 'paid' | 'in_production') =>
    progressSteps(status, '2 revisões').map(({ state }) => state);
  expect(stateOf('paid')).toEqual(['done', 'current', 'next', 'next', 'next']);
  expect(stateOf('in_production')).toEqual(['done', 'done', 'current', 'next', 'next']);
  expect(progressSteps('paid', '2 revisões').at(-1)?.name).toBe('Você pode pedir 2 revisões');
});
