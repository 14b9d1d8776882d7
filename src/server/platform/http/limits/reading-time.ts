import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log.ts';
import { createLimiter } from './rate-limit.ts';

/**
 * How long the children may read files for one account in an hour. Six scans of 70 pages in a row take less than half of
 * it on two slow cores (docs/figures.md); a whole hour of reading for one account alone is a flood.
 */
export const READING_SECONDS_AN_HOUR = 2700;
/** Most files take less than a second. */
const POINTS_PER_SECOND = 10;

/** The time that children have worked for an account in the last hour, measured and shared by all processes. */
export interface ReadingTime {
  /** @throws Problem `too_many_requests` where the account has used its hour's reading up */
  refuseSpent(owner: string): Promise<void>;
  /** Counts what was used; never fails for its caller. */
  spend(owner: string, ms: number): Promise<void>;
}

export function openReadingTime(database: Database, log: Log): ReadingTime {
  const limit = createLimiter(database, {
    name: 'reading',
    points: READING_SECONDS_AN_HOUR * POINTS_PER_SECOND,
    durationSeconds: 3600,
    tell: (wait) =>
      `Seus arquivos já ocuparam a leitura por muito tempo na última hora. Envie outro arquivo em ${wait}, ou cole o texto da aula agora.`,
  });
  return {
    refuseSpent: (owner) => limit.refuseSpent(owner),
    async spend(owner, ms) {
      const points = Math.round((ms * POINTS_PER_SECOND) / 1000);
      if (points === 0) return;
      await limit
        .charge(owner, points)
        .catch((err) => log.warn({ err }, 'the time of a reading was not counted'));
    },
  };
}
