import type { AppDeps } from '#server/platform/deps.ts';

const MINUTE_MS = 60_000;

/**
 * Reads at most once a minute, however many ask: for what everybody may ask without signing in. Who comes while it
 * is being read waits for that reading; one that failed is forgotten.
 */
export function recallForAMinute<T>(
  { clock }: Pick<AppDeps, 'clock'>,
  read: () => Promise<T>,
): () => Promise<T> {
  let known: { answer: Promise<T>; until: number } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (known === null || now >= known.until) {
      const reading = { answer: read(), until: now + MINUTE_MS };
      known = reading;
      reading.answer.catch(() => {
        if (known === reading) known = null;
      });
    }
    return known.answer;
  };
}
