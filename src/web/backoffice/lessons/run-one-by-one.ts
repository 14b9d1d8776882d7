import { isSessionLost } from '#web/platform/api-problem.ts';

/** What became of one thing; `error` is null where it went well. */
export interface Outcome<T> {
  item: T;
  error: unknown;
}

/**
 * Does something with one thing after another: a refusal is noted and the next one goes on. Stopped by `signal`, or
 * by the end of the session, the answer holds what was done until then.
 */
export async function runOneByOne<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
  { onStep, signal }: { onStep?: (done: number) => void; signal?: AbortSignal } = {},
): Promise<Outcome<T>[]> {
  const outcomes: Outcome<T>[] = [];
  for (const item of items) {
    if (signal?.aborted) break;
    const error = await act(item).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (isSessionLost(error)) throw error;
    outcomes.push({ item, error });
    onStep?.(outcomes.length);
  }
  return outcomes;
}
