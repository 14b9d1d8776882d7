import type { AppDeps } from '#server/platform/deps.ts';
import { createLimiter, type Limiter } from '#server/platform/http/rate-limit.ts';

/** Orders of one account in an hour; 200 taken in must pass, refused ones count as well. */
export function createOrderLimit({ database }: AppDeps): Limiter {
  return createLimiter(database, { name: 'orders', points: 300, durationSeconds: 3600 });
}

/** Attachments of one account in an hour: a conversation, not a store. */
export function createUploadLimit({ database }: AppDeps): Limiter {
  return createLimiter(database, { name: 'uploads', points: 200, durationSeconds: 3600 });
}

/** Files sent ahead of an order by one account in an hour; a form tried out needs a few. */
export function createMaterialLimit({ database }: AppDeps): Limiter {
  return createLimiter(database, { name: 'materials', points: 60, durationSeconds: 3600 });
}
