import { lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '#server/platform/db/database.ts';
import { foldTallies } from '#server/platform/db/tallies.ts';
import { eventsTable } from '#server/platform/events/events.table.ts';
import { idempotencyTable } from '#server/platform/http/idempotency.table.ts';
import { IDEMPOTENCY_HOURS } from '#server/platform/http/idempotency.ts';
import { rateLimitsTable } from '#server/platform/http/limits/rate-limit.table.ts';
import { forgetOldMails } from '#server/platform/mail/forget-mails.ts';
import { defineJob, handle } from '#server/platform/jobs/jobs.ts';

const EVENT_DAYS = 7;

export const housekeepingJob = defineJob({
  name: 'platform.housekeeping',
  schema: z.object({}),
  options: { cron: '17 * * * *' },
});

/** Removes what has had its time: old events, remembered answers, counters, mails long sent; folds the tallies. */
export async function keepHouse(db: Db): Promise<void> {
  await db
    .delete(eventsTable)
    .where(lt(eventsTable.createdAt, sql`now() - make_interval(days => ${EVENT_DAYS})`));
  await db
    .delete(idempotencyTable)
    .where(lt(idempotencyTable.createdAt, sql`now() - make_interval(hours => ${IDEMPOTENCY_HOURS})`));
  await db.delete(rateLimitsTable).where(lt(rateLimitsTable.expire, Date.now()));
  await forgetOldMails(db);
  await foldTallies(db);
}

export const handledHousekeeping = handle(housekeepingJob, (_payload, { db }) => keepHouse(db));
