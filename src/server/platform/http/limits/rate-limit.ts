import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from '#server/platform/http/problem.ts';

/** A limit shared by every process of the product. */
export interface Limiter {
  /** Counts one try of `key`. Throws Problem `too_many_requests` with Retry-After when the limit is reached. */
  consume(key: string): Promise<void>;
  /** Counts `points` that were used, beyond the limit too. */
  charge(key: string, points: number): Promise<void>;
  /** Counts nothing; throws as `consume` does where the limit is reached already. */
  refuseSpent(key: string): Promise<void>;
  /** Takes one counted try back, such as one that was right after all. */
  giveBack(key: string): Promise<void>;
  /** Forgets the tries of `key`, such as after a right password. */
  reset(key: string): Promise<void>;
}

/**
 * At most `points` tries of one key in `durationSeconds`. Keys are hashed: no e-mail or address is kept. `tell` makes the
 * pt-BR sentence of a refusal from how long to wait.
 */
export function createLimiter(
  database: Database,
  {
    name,
    points,
    durationSeconds,
    tell,
  }: { name: string; points: number; durationSeconds: number; tell?: (wait: string) => string },
): Limiter {
  const limiter = new RateLimiterPostgres({
    storeClient: database.pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: durationSeconds,
  });
  const hash = (key: string) => createHash('sha256').update(key).digest('base64url');
  const tooSoon = ({ msBeforeNext }: RateLimiterRes) => {
    const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
    return tell ? refuse(seconds, tell(tellWait(seconds))) : tooMany(seconds);
  };
  return {
    async consume(key) {
      try {
        await limiter.consume(hash(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooSoon(refusal);
      }
    },
    async charge(key, points) {
      await limiter.penalty(hash(key), points);
    },
    async refuseSpent(key) {
      const used = await limiter.get(hash(key));
      if (used !== null && used.consumedPoints >= points) throw tooSoon(used);
    },
    async giveBack(key) {
      await limiter.reward(hash(key));
    },
    async reset(key) {
      await limiter.delete(hash(key));
    },
  };
}

/** The refusal of one try too many: when the next may be made, and what else there is to do. */
export function tooMany(seconds: number, advice?: string): Problem {
  const sentence = `Muitas tentativas. Tente de novo em ${tellWait(seconds)}.`;
  return refuse(seconds, advice ? `${sentence} ${advice}` : sentence);
}

const refuse = (retryAfterSeconds: number, message: string) =>
  new Problem('too_many_requests', { message, retryAfterSeconds });

function tellWait(seconds: number): string {
  if (seconds < 60) return count(seconds, 'segundo');
  return seconds <= 7200
    ? count(Math.ceil(seconds / 60), 'minuto')
    : count(Math.ceil(seconds / 3600), 'hora');
}
const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;
