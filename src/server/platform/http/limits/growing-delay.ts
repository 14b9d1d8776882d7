import { createHash } from 'node:crypto';
import type { Database } from '#server/platform/db/database.ts';

const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

/** Tries that are let through ever more rarely, whoever makes them; shared by every process of the product. */
export interface GrowingDelay {
  /** Counts a try of `key` and answers 0; while one must wait it counts nothing and answers the seconds left. */
  take(key: string, now: Date): Promise<number>;
  /** Takes one counted try back, such as one that was right after all. */
  giveBack(key: string): Promise<void>;
  /** Forgets the tries of `key`. */
  reset(key: string): Promise<void>;
}

/**
 * The first `free` tries of a key pass at once; after them each doubles the wait for the next, from `firstSeconds` to
 * `maxSeconds`. Unlike a limit it never closes a key for long, however often others try it. All is forgotten a day
 * after the last try that passed. Keys are hashed.
 */
export function createGrowingDelay(
  { pool }: Pick<Database, 'pool'>,
  {
    name,
    free,
    firstSeconds,
    maxSeconds,
  }: { name: string; free: number; firstSeconds: number; maxSeconds: number },
): GrowingDelay {
  const rowOf = (key: string) => `${name}:${createHash('sha256').update(key).digest('base64url')}`;
  // `expire` says when a row is forgotten, as for every other counter: a day after the try. Tries at once may be counted
  // in another order than their clocks tell, so that the first ones do not look at the time.
  const opensAt = `(case when points < ${free} then 0 else expire - ${FORGOTTEN_AFTER_MS}
    + least(${maxSeconds * 1000}::bigint, ${firstSeconds * 1000}::bigint << least(points - ${free}, 20)) end)`;
  const count = `insert into rate_limits as kept (key, points, expire) values ($1, 1, $2::bigint + ${FORGOTTEN_AFTER_MS})
    on conflict (key) do update set
      points = case when kept.expire <= $2 then 1 else kept.points + 1 end, expire = excluded.expire
    where kept.expire <= $2 or ${opensAt.replaceAll(/\b(expire|points)\b/g, 'kept.$1')} <= $2
    returning points`;
  return {
    async take(key, now) {
      const { rowCount } = await pool.query(count, [rowOf(key), now.getTime()]);
      if (rowCount) return 0;
      const { rows } = await pool.query(`select ${opensAt} as at from rate_limits where key = $1`, [
        rowOf(key),
      ]);
      return Math.max(1, Math.ceil((Number(rows[0]?.at ?? 0) - now.getTime()) / 1000));
    },
    async giveBack(key) {
      await pool.query('update rate_limits set points = greatest(points - 1, 0) where key = $1', [
        rowOf(key),
      ]);
    },
    async reset(key) {
      await pool.query('delete from rate_limits where key = $1', [rowOf(key)]);
    },
  };
}
