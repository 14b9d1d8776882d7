import { expect } from 'vitest';
import type { ApiClient } from '#tests/builders/api-client.ts';

/** Reads figures as `admin` does, or as whom each call names: totals of lists, how many lessons they hold, answers. */
export function figureReaders(admin: () => ApiClient) {
  const read = async (url: string, client = admin()) => {
    const answer = await client.get(url);
    if (answer.status !== 200) throw new Error(`${url}: ${answer.text}`);
    return answer;
  };
  return {
    read,
    totalOf: async (url: string, client?: ApiClient) =>
      Number((await read(url, client)).headers['x-total-count']),
    lessonsOf: async (url: string) => Number((await read(url)).headers['x-total-lessons']),
    jsonOf: async (url: string, client?: ApiClient) => (await read(url, client)).json,
  };
}

/** In cents, so that sums of reais agree. */
export const sumOf = (numbers: Iterable<number>) =>
  Math.round([...numbers].reduce((sum, number) => sum + number, 0) * 100) / 100;

/** All places say the same, and something: a figure of zero would agree by accident. */
export function agree(figure: string, places: Record<string, number>): void {
  const [first] = Object.values(places);
  expect(first, figure).toBeGreaterThan(0);
  expect({ figure, places }).toEqual({
    figure,
    places: Object.fromEntries(Object.keys(places).map((place) => [place, first])),
  });
}
