import { and, asc, eq, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineJob, type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { endOfDayAfter } from '#shared/calendar.ts';
import { daysUntil, REMINDER_DAYS, reminderDue } from '#shared/production/due-state.ts';
import {
  type ProductionRow,
  productionRemindersTable,
  productionRoundsTable,
  productionsTable,
} from './production.table.ts';
import { productionMail } from './production-mails.ts';

const lessons = lessonsAs('lesson');

const remindDeadlinesJob = defineJob({
  name: 'remind-deadlines',
  schema: z.object({}),
  options: { cron: '5 * * * *', concurrency: 1, retryLimit: 3, timeoutSeconds: 300 },
});

export const remindDeadlines = (deps: AppDeps): HandledJob =>
  handle(remindDeadlinesJob, () => remindDue(deps));

interface Due {
  production: ProductionRow;
  deadline: Date;
  /** When this editor was told of this round. */
  since: Date;
}

/**
 * Every hour: reminds editors 7, 3 and 1 days before a deadline and tells the admin once of each that is overdue.
 * A production whose payment is contested rests, and so do its warnings.
 */
export async function remindDue(deps: AppDeps): Promise<void> {
  const now = deps.clock.now();
  for (const due of await listDue(deps, now)) await warnOnce(deps, due, now);
}

async function listDue({ database }: AppDeps, now: Date): Promise<Due[]> {
  const rows = await database.db
    .select({
      production: productionsTable,
      deadline: lessons.deadline,
      openedAt: productionRoundsTable.openedAt,
    })
    .from(productionsTable)
    .innerJoin(lessons, eq(lessons.id, productionsTable.lessonId))
    .innerJoin(
      productionRoundsTable,
      and(
        eq(productionRoundsTable.productionId, productionsTable.id),
        eq(productionRoundsTable.round, productionsTable.round),
      ),
    )
    .where(
      and(
        ne(productionsTable.status, 'completed'),
        eq(lessons.status, 'in_production'),
        isNull(lessons.onHoldSince),
        isNotNull(lessons.deadline),
        lte(lessons.deadline, endOfDayAfter(now, REMINDER_DAYS[0])),
      ),
    )
    .orderBy(asc(lessons.deadline));
  return rows.flatMap(({ production, deadline, openedAt }) =>
    deadline ? [{ production, deadline, since: later(openedAt, production.assignedAt) }] : [],
  );
}

const later = (one: Date, other: Date) => (one > other ? one : other);

/** The row that remembers the warning and the mail come into being together, so that there is one of each. */
async function warnOnce(deps: AppDeps, { production, deadline, since }: Due, now: Date): Promise<void> {
  const { id: productionId, editorId } = production;
  const isOverdue = now > deadline;
  const mark = reminderDue(daysUntil(deadline, now), daysUntil(deadline, since));
  if (!isOverdue && (mark === null || editorId === null)) return;
  await deps.database.db.transaction(async (tx) => {
    const kind = isOverdue ? 'overdue' : (`days_${mark ?? 1}` as const);
    const noted = await tx
      .insert(productionRemindersTable)
      .values({ productionId, deadline, kind, createdAt: now })
      .onConflictDoNothing()
      .returning({ kind: productionRemindersTable.kind });
    if (noted.length === 0) return;
    const about = { productionId, deadline: deadline.toISOString() };
    if (isOverdue) await enqueueMail(tx, deps, productionMail, { kind: 'overdue', ...about });
    else if (editorId) await enqueueMail(tx, deps, productionMail, { kind: 'due', editorId, ...about });
  });
}
