import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { namesOf } from '#server/accounts/accounts.api.ts';
import { readAudit } from '#server/backoffice/audit/list-audit.ts';
import { countWaiting as countInbox } from '#server/backoffice/inbox/list-inbox.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { countFailedMails } from '#server/platform/mail/count-mails.ts';
import { countRatings } from '#server/production/production.api.ts';
import type { AuditEntryOnWire } from '#shared/backoffice/audit.contract.ts';
import type { AuditAction } from '#shared/backoffice/audit-actions.ts';
import type { DeadlineRow, getDay, Waiting } from '#shared/backoffice/day.contract.ts';
import { endOfDayAfter, saoPauloDay, startOfDay } from '#shared/calendar.ts';
import type { ResponseOf } from '#shared/http/endpoint.ts';
import { UNDERWAY, type UnderwayStatus } from '#shared/lessons/lesson-status.ts';
import { centsToReais } from '#shared/money.ts';
import { UPCOMING_DAYS } from '#shared/production/due-state.ts';
import { countByStatus, countOrderedSince, fillStatuses } from './lesson-totals.ts';

/** A mail that failed before these days is history. */
const FAILED_MAIL_DAYS = 7;
const DAY_MS = 86_400_000;
const MOST_DEADLINES = 6;
const MOST_EVENTS = 6;
/** Of so many entries enough are left once what is no news is out. */
const EVENTS_READ = 24;

const lessonRows = lessonsAs('lesson');

/** A step of the machine that the end of the analysis tells with its outcome; other twins the audit leaves out itself. */
const NO_NEWS: AuditAction = 'lesson.start_analysis';

/** What an admin starts the day with. */
export async function readDay({
  database: { db },
  clock,
}: Pick<AppDeps, 'database' | 'clock'>): Promise<ResponseOf<typeof getDay>> {
  const now = clock.now();
  const [statuses, pendingCents, bookletsToday, ratings, waiting, deadlines, events] = await Promise.all([
    countByStatus(db),
    sumWaitingPayment(db),
    countOrderedSince(db, startOfDay(saoPauloDay(now)), 'booklet'),
    countRatings(db),
    countWaiting(db, now),
    listDeadlines(db, now),
    listLatestEvents(db),
  ]);
  return {
    statuses: fillStatuses(statuses),
    pendingReais: centsToReais(pendingCents),
    bookletsToday,
    ratings,
    waiting,
    deadlines,
    events,
  };
}

async function countWaiting(db: Db, now: Date): Promise<Waiting> {
  // The same figures as in the inbox, which is where they are dealt with.
  const [{ kinds }, failedMails] = await Promise.all([
    countInbox(db, now),
    countFailedMails(db, new Date(now.getTime() - FAILED_MAIL_DAYS * DAY_MS)),
  ]);
  return {
    unassigned: kinds.unassigned,
    refundRequests: kinds.refund,
    failedRefunds: kinds.refund_failed,
    differences: kinds.difference,
    unanswered: kinds.message,
    lowRatings: kinds.rating,
    failedAnalyses: kinds.analysis,
    infectedFiles: kinds.file,
    failedMails,
    newLeads: kinds.lead,
  };
}

async function listDeadlines(db: Db, now: Date): Promise<DeadlineRow[]> {
  const lessons = await listUrgentLessons(db, {
    last: endOfDayAfter(now, UPCOMING_DAYS),
    limit: MOST_DEADLINES,
  });
  const names = await namesOf(
    db,
    lessons.flatMap(({ editorId }) => editorId ?? []),
  );
  return lessons.map(({ id, title, deadline, editorId }) => ({
    lessonId: id,
    title,
    deadline: deadline.toISOString(),
    editor: editorId === null ? null : { id: editorId, name: names.get(editorId) ?? '' },
  }));
}

async function listLatestEvents(db: Db): Promise<AuditEntryOnWire[]> {
  const { entries } = await readAudit(db, { limit: EVENTS_READ }, { isWithoutAccess: true });
  return entries.filter(({ action }) => action !== NO_NEWS).slice(0, MOST_EVENTS);
}

/**
 * Lessons paid or in production that are due until `last`, the most urgent first; not those that rest. Each status has
 * its own index.
 */
async function listUrgentLessons(db: Db, { last, limit }: { last: Date; limit: number }) {
  const { id, title, editorId, deadline, status, onHoldSince } = lessonRows;
  const find = (wanted: UnderwayStatus) =>
    db
      .select({ id, title, editorId, deadline: sql<Date>`${deadline}`.mapWith(deadline) })
      .from(lessonRows)
      .where(and(eq(status, wanted), lte(deadline, last), isNull(onHoldSince)))
      .orderBy(asc(deadline), asc(id))
      .limit(limit);
  const parts = await Promise.all(UNDERWAY.map(find));
  return parts
    .flat()
    .sort((a, b) => a.deadline.getTime() - b.deadline.getTime())
    .slice(0, limit);
}

/** Centavos of the lessons that wait to be paid. */
async function sumWaitingPayment(db: Db): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${lessonRows.priceCents}), 0)` })
    .from(lessonRows)
    .where(eq(lessonRows.status, 'waiting_payment'));
  return Number(row?.cents ?? 0);
}
