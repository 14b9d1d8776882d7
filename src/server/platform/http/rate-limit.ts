import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#server/platform/db/database.ts';
import { Problem } from './problem.ts';

/** A limit shared by every process of the product. */
export interface Limiter {
  /** Counts one try of `key`. Throws Problem `too_many_requests` with Retry-After when the limit is reached. */
  consume(key: string): Promise<void>;
  /** Takes one counted try back, such as one that was right after all. */
  giveBack(key: string): Promise<void>;
  /** Forgets the tries of `key`, such as after a right password. */
  reset(key: string): Promise<void>;
}

/** At most `points` tries of one key in `durationSeconds`. Keys are hashed: no e-mail or address is kept. */
export function createLimiter(
  database: Database,
  { name, points, durationSeconds }: { name: string; points: number; durationSeconds: number },
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
  return {
    async consume(key) {
      try {
        await limiter.consume(hash(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
      }
    },
    async giveBack(key) {
      await limiter.reward(hash(key));
    },
    async reset(key) {
      await limiter.delete(hash(key));
    },
  };
}

function tooMany(seconds: number): Problem {
  const wait = seconds < 60 ? `${seconds} segundos` : `${Math.ceil(seconds / 60)} minutos`;
  return new Problem('too_many_requests', {
    message: `Muitas tentativas. Tente de novo em ${wait}.`,
    retryAfterSeconds: seconds,
  });
}
