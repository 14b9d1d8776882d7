import { lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { forgetOldAccess } from '#server/platform/access/forget-old-access.ts';
import type { Db } from '#server/platform/db/database.ts';
import { foldTallies } from '#server/platform/db/tallies.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { eventsTable } from '#server/platform/events/events.table.ts';
import { idempotencyTable } from '#server/platform/http/idempotency.table.ts';
import { IDEMPOTENCY_HOURS } from '#server/platform/http/idempotency.ts';
import { rateLimitsTable } from '#server/platform/http/limits/rate-limit.table.ts';
import { jobTurnsTable } from '#server/platform/jobs/job-turns.table.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { forgetMailFiles, forgetOldMails } from '#server/platform/mail/forget-mails.ts';

const EVENT_DAYS = 7;
const TURN_DAYS = 1;

export const housekeepingJob = defineJob({
  name: 'platform.housekeeping',
  schema: z.object({}),
  options: { cron: '17 * * * *' },
});

/**
 * Removes what has had its time: old events, remembered answers, counters, turns, mails long sent, who was there half a
 * year ago; folds the tallies.
 */
export async function keepHouse(db: Db): Promise<void> {
  await db
    .delete(eventsTable)
    .where(lt(eventsTable.createdAt, sql`now() - make_interval(days => ${EVENT_DAYS})`));
  await db
    .delete(idempotencyTable)
    .where(lt(idempotencyTable.createdAt, sql`now() - make_interval(hours => ${IDEMPOTENCY_HOURS})`));
  await db.delete(rateLimitsTable).where(lt(rateLimitsTable.expire, Date.now()));
  await db
    .delete(jobTurnsTable)
    .where(lt(jobTurnsTable.servedAt, sql`now() - make_interval(days => ${TURN_DAYS})`));
  await forgetOldMails(db);
  await forgetOldAccess(db);
  await foldTallies(db);
}

export const handleHousekeeping = ({ config }: Pick<AppDeps, 'config'>): HandledJob =>
  handle(housekeepingJob, async (_payload, { db }) => {
    await keepHouse(db);
    await forgetMailFiles(db, config.dataDir);
  });
