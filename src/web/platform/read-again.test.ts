import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { readAgain } from './read-again.ts';

/** A server whose answers are given by hand; `answers[n]` settles the reading that was the n-th to begin. */
function watchValue() {
  const client = createQueryClient();
  const answers: ((value: string) => void)[] = [];
  const options = {
    queryKey: ['value'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve) => {
        void signal;
        answers.push(resolve);
      }),
  };
  const observer = new QueryObserver(client, options);
  const stop = observer.subscribe(() => undefined);
  return { client, answers, stop, shown: () => observer.getCurrentResult().data };
}

it('follows the first reading by another, since that began before the news', async () => {
  const { client, answers, shown, stop } = watchValue();
  const again = readAgain(client, ['value']);
  answers[0]?.('first');
  await expect.poll(shown).toBe('first');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.('new');
  await again;
  expect(shown()).toBe('new');
  stop();
});

it('drops the answer of a reading that began before the news', async () => {
  const { client, answers, shown, stop } = watchValue();
  answers[0]?.('first');
  await expect.poll(shown).toBe('first');
  void readAgain(client, ['value']);
  await expect.poll(() => answers.length).toBe(2);
  const last = readAgain(client, ['value']);
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.('newest');
  await last;
  answers[1]?.('late');
  await Promise.resolve();
  expect(shown()).toBe('newest');
  stop();
});

it('keeps what a call answered, though a reading began before it', async () => {
  const { client, answers, shown, stop } = watchValue();
  answers[0]?.('shown');
  await expect.poll(shown).toBe('shown');
  void readAgain(client, ['value']);
  await expect.poll(() => answers.length).toBe(2);
  client.setQueryData(['value'], 'accepted');
  const again = readAgain(client, ['value']);
  answers[1]?.('from before');
  await expect.poll(() => answers.length).toBe(3);
  expect(shown()).toBe('accepted');
  answers[2]?.('accepted');
  await again;
  stop();
});
