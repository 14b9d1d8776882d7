import { Problem } from '#server/platform/http/problem.ts';

interface Waiting {
  go: () => void;
  refuse: (busy: Problem) => void;
}

/**
 * Runs dear work a few at once, each `turn` (a connection, an account) in its turn: who sends a thousand waits for
 * their own. At most `maxWaiting` wait; of more, the last of whoever has most waiting is refused.
 */
export function takeTurns({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  let running = 0;
  let waitingInAll = 0;
  /** In the order in which the turns come up. */
  const queues = new Map<string, Waiting[]>();

  const wait = (turn: string) =>
    new Promise<void>((go, refuse) => {
      const queue = queues.get(turn) ?? [];
      if (waitingInAll >= maxWaiting) {
        const longest = [...queues.values()].reduce(
          (most, each) => (each.length > most.length ? each : most),
          queue,
        );
        if (longest.length <= queue.length + 1) return refuse(busy());
        longest.pop()?.refuse(busy());
        waitingInAll--;
      }
      queue.push({ go, refuse });
      waitingInAll++;
      queues.set(turn, queue);
    });

  const next = () => {
    const [first] = queues;
    if (!first) return undefined;
    const [turn, queue] = first;
    const one = queue.shift();
    waitingInAll--;
    queues.delete(turn);
    if (queue.length > 0) queues.set(turn, queue);
    return one;
  };

  /** @throws Problem `unavailable` where too many wait */
  return async function inTurn<T>(turn: string, work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) await wait(turn);
    else running++;
    try {
      return await work();
    } finally {
      // The place is handed on, not given up, so that nobody slips in between.
      const one = next();
      if (one) one.go();
      else running--;
    }
  };
}

const busy = () =>
  new Problem('unavailable', {
    message: 'Há muita gente entrando agora. Tente de novo em alguns segundos.',
    retryAfterSeconds: 5,
  });
