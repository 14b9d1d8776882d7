import { expect, it } from 'vitest';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { runOneByOne } from './run-one-by-one.ts';

const refusal = new ApiProblem({ code: 'wrong_state', status: 409, message: 'Está concluída.' });

it('a refusal is kept beside its lesson and the next one goes on', async () => {
  const steps: number[] = [];
  const outcomes = await runOneByOne(
    ['a', 'b', 'c'],
    async (item) => {
      if (item === 'b') throw refusal;
    },
    { onStep: (done) => steps.push(done) },
  );
  expect(outcomes).toEqual([
    { item: 'a', error: null },
    { item: 'b', error: refusal },
    { item: 'c', error: null },
  ]);
  expect(steps).toEqual([1, 2, 3]);
});

it('one is done before the next begins, and nothing begins once it was stopped', async () => {
  const stop = new AbortController();
  const log: string[] = [];
  const outcomes = await runOneByOne(
    ['a', 'b', 'c'],
    async (item) => {
      log.push(`begin ${item}`);
      await Promise.resolve();
      log.push(`end ${item}`);
      if (item === 'b') stop.abort();
    },
    { signal: stop.signal },
  );
  expect(log).toEqual(['begin a', 'end a', 'begin b', 'end b']);
  expect(outcomes).toHaveLength(2);
});

it('the end of the session ends it all', async () => {
  const lost = new ApiProblem({ code: 'unauthorized', status: 401, message: 'Unauthorized' });
  const calls: string[] = [];
  const running = runOneByOne(['a', 'b'], async (item) => {
    calls.push(item);
    throw lost;
  });
  await expect(running).rejects.toBe(lost);
  expect(calls).toEqual(['a']);
});
