import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { RENEWED, renewShown } from './renew-shown.ts';

let client: QueryClient;
let stops: (() => void)[] = [];
let isHidden = false;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A list on screen; answers how often it was asked for. */
async function show(options: object = RENEWED, key = 'list') {
  const ask = vi.fn(async () => 'rows');
  const observer = new QueryObserver(client, { queryKey: [key], queryFn: ask, ...options });
  stops.push(observer.subscribe(() => undefined));
  await pass(0);
  return ask;
}
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  client = createQueryClient();
  stops = [renewShown(client)];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
});
afterEach(() => {
  for (const stop of stops) stop();
  isHidden = false;
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a list on screen', () => {
  it('is renewed about once a minute, another query is not', async () => {
    const list = await show();
    const other = await show({}, 'other');
    await pass(300_000);
    expect(list.mock.calls.length).toBeGreaterThanOrEqual(5);
    expect(list.mock.calls.length).toBeLessThanOrEqual(8);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('is left alone while nobody sees it, and true when somebody returns', async () => {
    const list = await show();
    isHidden = true;
    await pass(600_000);
    expect(list).toHaveBeenCalledTimes(1);
    isHidden = false;
    comeBack();
    await pass(0);
    expect(list).toHaveBeenCalledTimes(2);
    comeBack();
    await pass(0);
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('does not move under an open dialog or while something is written', async () => {
    const list = await show();
    document.body.innerHTML = '<div role="dialog"></div>';
    await pass(200_000);
    document.body.innerHTML = '<textarea>Olá</textarea>';
    document.querySelector('textarea')?.focus();
    await pass(200_000);
    expect(list).toHaveBeenCalledTimes(1);
    document.body.innerHTML = '';
    await pass(45_000);
    expect(list).toHaveBeenCalledTimes(2);
  });

  it('that was unfolded far is not asked for page by page again', async () => {
    const ask = vi.fn(async ({ pageParam }: { pageParam: number }) => pageParam);
    const observer = new InfiniteQueryObserver(client, {
      queryKey: ['long'],
      queryFn: ask,
      initialPageParam: 1,
      getNextPageParam: (page: number) => page + 1,
      ...RENEWED,
    });
    stops.push(observer.subscribe(() => undefined));
    await pass(0);
    for (let more = 1; more < 6; more++) await observer.fetchNextPage();
    expect(ask).toHaveBeenCalledTimes(6);
    await pass(200_000);
    expect(ask).toHaveBeenCalledTimes(6);
  });
});
