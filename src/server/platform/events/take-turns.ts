/** Runs what is handed over, the first come first, at most `most` at once. */
export function takeTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < most) running++;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      // The place goes over to the next one without becoming free.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
export type InTurn = ReturnType<typeof takeTurns>;
