import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Counters of `rate-limiter-flexible`, which fixes these columns; made UNLOGGED by its migration. */
export const rateLimitsTable = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});
