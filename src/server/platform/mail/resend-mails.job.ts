import { and, asc, eq, lt, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { sendMailJob } from './enqueue-mail.ts';
import { mailOutboxTable } from './mail-outbox.table.ts';

const LATE_MS = 60_000;
const AT_ONCE = 500;

const resendMailsJob = defineJob({
  name: 'resend-mails',
  schema: z.object({}),
  options: { cron: '* * * * *' },
});

/** Mails whose job was lost, with the queue's tables or after too many dead workers: each gets a new one. */
export function resendMails(deps: Pick<AppDeps, 'enqueue' | 'clock'>): HandledJob {
  return handle(resendMailsJob, async (_payload, { db }) => {
    const now = deps.clock.now();
    const { id, status, nextTryAt, leaseUntil } = mailOutboxTable;
    const isLate = and(eq(status, 'waiting'), lt(nextTryAt, new Date(now.getTime() - LATE_MS)));
    const isAbandoned = and(eq(status, 'sending'), lt(leaseUntil, now));
    const lost = await db
      .select({ id })
      .from(mailOutboxTable)
      .where(or(isLate, isAbandoned))
      .orderBy(asc(nextTryAt))
      .limit(AT_ONCE);
    for (const mail of lost)
      await deps.enqueue(db, sendMailJob, { mailId: mail.id }, { singletonKey: mail.id });
  });
}
