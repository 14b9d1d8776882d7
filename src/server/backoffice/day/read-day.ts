import { namesOf } from '#server/accounts/list-people.api.ts';
import { listUrgentLessons, sumWaitingPayment } from '#server/lessons/lesson-desk.api.ts';
import { countByStatus, countOrderedSince } from './lesson-totals.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { countFailedMails } from '#server/platform/mail/count-mails.ts';
import { countRatings } from '#server/production/production-totals.api.ts';
import type { AuditEntryOnWire } from '#shared/backoffice/audit.contract.ts';
import type { AuditAction } from '#shared/backoffice/audit-actions.ts';
import type { DeadlineRow, getDesk, Waiting } from '#shared/backoffice/day.contract.ts';
import { endOfDayAfter, saoPauloDay, startOfDay } from '#shared/calendar.ts';
import type { ResponseOf } from '#shared/http/endpoint.ts';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { centsToReais } from '#shared/money.ts';
import { UPCOMING_DAYS } from '#shared/production/due-state.ts';
import { countWaiting as countInbox } from '#server/backoffice/inbox/list-inbox.ts';
import { readAudit } from '#server/backoffice/audit/list-audit.ts';

/** A mail that failed before these days is history. */
const FAILED_MAIL_DAYS = 7;
const DAY_MS = 86_400_000;
const MOST_DEADLINES = 6;
const MOST_EVENTS = 6;
/** Of so many entries enough are left once what is told twice is out. */
const EVENTS_READ = 24;

/** Moves of a lesson that another entry of the same moment tells better. */
const TOLD_TWICE: ReadonlySet<string> = new Set([
  'lesson.start_analysis',
  'lesson.assign_editor',
  'lesson.deliver',
  'lesson.request_revision',
] satisfies AuditAction[]);

/** What an admin starts the day with. */
export async function readDesk({
  database: { db },
  clock,
}: Pick<AppDeps, 'database' | 'clock'>): Promise<ResponseOf<typeof getDesk>> {
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

/** Every status, those without a lesson as zero. */
export const fillStatuses = (counts: ReadonlyMap<LessonStatus, number>): Record<LessonStatus, number> =>
  Object.fromEntries(
    (Object.keys(LESSON_STATUSES) as LessonStatus[]).map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<LessonStatus, number>;

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
  const { entries } = await readAudit(db, { limit: EVENTS_READ });
  return entries.filter(({ action }) => !TOLD_TWICE.has(action)).slice(0, MOST_EVENTS);
}
