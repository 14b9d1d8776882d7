import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isSessionLost } from '#web/platform/api-problem.ts';
import { leaveForLogin } from '#web/platform/session/lost-session.ts';
import { type Outcome, runOneByOne } from './run-one-by-one.ts';

export type Run<T> =
  | { state: 'ready' }
  | { state: 'running'; done: number; total: number; isStopping: boolean }
  | { state: 'done'; outcomes: Outcome<T>[] };

/** Runs an act over several things with what a dialog shows of it. Leaving the screen stops before the next one. */
export function useOneByOne<T>(onEnd: (outcomes: Outcome<T>[]) => void) {
  const client = useQueryClient();
  const [run, setRun] = useState<Run<T>>({ state: 'ready' });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  return {
    run,
    async start(items: readonly T[], act: (item: T) => Promise<unknown>) {
      const control = new AbortController();
      stop.current = control;
      const step = (done: number) =>
        setRun({ state: 'running', done, total: items.length, isStopping: control.signal.aborted });
      step(0);
      try {
        const outcomes = await runOneByOne(items, act, { onStep: step, signal: control.signal });
        setRun({ state: 'done', outcomes });
        onEnd(outcomes);
      } catch (error) {
        if (isSessionLost(error)) leaveForLogin();
        setRun({ state: 'ready' });
      }
      await client.invalidateQueries();
    },
    stop() {
      stop.current?.abort();
      setRun((now) => (now.state === 'running' ? { ...now, isStopping: true } : now));
    },
  };
}
