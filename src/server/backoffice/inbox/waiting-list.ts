import { eq, type SQL, sql } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { inboxMarksTable, leadsTable } from '#server/backoffice/backoffice.table.ts';
import { hasFailedOwnDelivery } from '#server/composition/composition.api.ts';
import { filesAs } from '#server/files/files.api.ts';
import { lessonsAs } from '#server/lessons/lessons.api.ts';
import { selectWaitingConversations } from '#server/messages/messages.api.ts';
import { selectWaitingMoney } from '#server/payments/payments.api.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { waitingColumns } from '#server/platform/db/waiting-rows.ts';
import { selectLowRatings, selectNearDeadlines } from '#server/production/production.api.ts';
import type { InboxKind } from '#shared/backoffice/inbox-kinds.ts';
import { endOfDayAfter } from '#shared/calendar.ts';
import type { LessonStatus } from '#shared/lessons/lesson-status.ts';

const HOUR_MS = 3_600_000;
/** After so long without an answer somebody feels left alone. */
const LONG_WITHOUT_ANSWER_MS = 24 * HOUR_MS;
/** A lesson that nobody makes presses once its deadline is this near. */
const PRESSING_DAYS = 2;
const SOON_DAYS = 10;

const lesson = lessonsAs('lesson');
const owner = peopleAs('owner');
const editor = peopleAs('editor');
const mark = inboxMarksTable;
const column = (name: string): SQL => sql.raw(`waiting.${name}`);

/** A request that nobody has taken up. */
const selectNewLeads = (): SQL => sql`
  select ${waitingColumns({
    kind: 'lead',
    subject: leadsTable.id,
    occurrence: 'open',
    since: leadsTable.createdAt,
    words: leadsTable.school,
  })} from ${leadsTable} where ${leadsTable.status} = 'new'`;

/**
 * Everything that waits for the house, found in the tables it stands in, each part by its own index; with the lesson
 * it is about and what somebody said of it.
 */
export function selectWaiting(db: DbOrTx, now: Date) {
  const parts = [
    selectWaitingConversations(),
    ...selectWaitingMoney(),
    selectInfectedFiles(),
    selectWithoutEditor(),
    selectNotAnalysed(),
    selectNearDeadlines(now),
    selectLowRatings(now),
    selectNewLeads(),
  ];
  const isPutOff = sql`${mark.state} = 'snoozed'`;
  return db
    .select({
      kind: sql<InboxKind>`${column('kind')}`.as('kind'),
      subject: sql<string>`${column('subject')}`.as('subject'),
      occurrence: sql<string>`${column('occurrence')}`.as('occurrence'),
      since: sql<Date>`${column('since')}`.mapWith(mark.markedAt).as('since'),
      due: sql<Date | null>`${column('due')}`.mapWith(mark.markedAt).as('due'),
      words: sql<string>`${column('words')}`.as('words'),
      cents: sql<number | null>`${column('cents')}`.as('cents'),
      number: sql<number | null>`${column('number')}`.as('number'),
      group: groupOf(now).as('urgency'),
      /** 0 where it was put off and is back: it stands on top of its group. */
      isFirst: sql<number>`case when ${isPutOff} then 0 else 1 end`.mapWith(Number).as('is_first'),
      isOpen: sql<boolean>`(${mark.state} is null or (${isPutOff} and ${mark.until} <= ${at(now)}))`.as(
        'is_open',
      ),
      isSnoozed: sql<boolean>`coalesce(${isPutOff} and ${mark.until} > ${at(now)}, false)`.as('is_snoozed'),
      until: sql<Date | null>`${mark.until}`.mapWith(mark.until).as('until'),
      markedBy: sql<string | null>`${mark.markedBy}`.as('marked_by'),
      lessonId: sql<string | null>`${lesson.id}`.as('lesson_id'),
      lessonTitle: sql<string | null>`${lesson.title}`.as('lesson_title'),
      lessonStatus: sql<LessonStatus | null>`${lesson.status}`.as('lesson_status'),
      titleSearch: sql<string | null>`${lesson.titleSearch}`.as('title_search'),
      ownerId: sql<string | null>`${owner.id}`.as('owner_id'),
      ownerName: sql<string | null>`${owner.firstName} || ' ' || ${owner.lastName}`.as('owner_name'),
      ownerSearch: sql<string | null>`${owner.searchText}`.as('owner_search'),
      editorId: sql<string | null>`${editor.id}`.as('editor_id'),
      editorName: sql<string | null>`${editor.firstName} || ' ' || ${editor.lastName}`.as('editor_name'),
    })
    .from(sql`(${sql.join(parts, sql` union all `)}) as waiting`)
    .leftJoin(lesson, sql`${lesson.id} = ${column('lesson_id')}`)
    .leftJoin(owner, eq(owner.id, lesson.ownerId))
    .leftJoin(editor, eq(editor.id, lesson.editorId))
    .leftJoin(
      mark,
      sql`${mark.kind} = ${column('kind')} and ${mark.subject} = ${column('subject')}
        and ${mark.occurrence} = ${column('occurrence')}`,
    )
    .as('inbox');
}

const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;

/** 0: somebody is harmed by waiting; 1: today; 2: this week. */
function groupOf(now: Date): SQL<number> {
  const [kind, since, due, number] = ['kind', 'since', 'due', 'number'].map(column);
  const isLate = sql`${lesson.status} = 'in_production' and ${lesson.deadline} < ${at(now)}`;
  const longAgo = at(new Date(now.getTime() - LONG_WITHOUT_ANSWER_MS));
  return sql<number>`(case
    when ${kind} in ('refund', 'refund_failed', 'file', 'late') then 0
    when ${kind} = 'difference' then case when ${number} = 1 then 0 else 2 end
    when ${kind} = 'message' then case when ${since} < ${longAgo} or ${isLate} then 0 else 1 end
    when ${kind} = 'unassigned' then case
      when ${due} <= ${at(endOfDayAfter(now, PRESSING_DAYS))} then 0
      when ${due} <= ${at(endOfDayAfter(now, SOON_DAYS))} then 1 else 2 end
    when ${kind} = 'due' then case when ${due} <= ${at(endOfDayAfter(now, 1))} then 1 else 2 end
    when ${kind} = 'lead' then 2
    else 1 end)`;
}

const waitingLesson = lessonsAs('waiting_lesson');

/** Lessons that somebody paid for and nobody makes: not given to an editor yet, or no longer. */
const isWithoutEditor = (): SQL =>
  sql`(${waitingLesson.status} = 'paid' or (${waitingLesson.status} = 'in_production' and ${waitingLesson.editorId} is null))`;

const isOwnDeliveryFailed = (): SQL =>
  sql`(${waitingLesson.status} = 'paid' and ${hasFailedOwnDelivery(waitingLesson.id)})`;
const OWN_DELIVERY_FAILED = 'IA Total: a entrega automática falhou';

/** The same as things that wait; where the contract would have made one needless it says why. */
const selectWithoutEditor = (): SQL => sql`
  select ${waitingColumns({
    kind: 'unassigned',
    subject: waitingLesson.id,
    occurrence: sql`case when ${isOwnDeliveryFailed()} then 'failed' else 'open' end`,
    lessonId: waitingLesson.id,
    since: sql`coalesce(${waitingLesson.paidAt}, ${waitingLesson.createdAt})`,
    due: waitingLesson.deadline,
    cents: waitingLesson.priceCents,
    words: sql`case when ${isOwnDeliveryFailed()} then ${OWN_DELIVERY_FAILED} else '' end`,
  })} from lessons waiting_lesson where ${isWithoutEditor()}`;

/** Lessons whose material could not be read, each try for itself. */
const selectNotAnalysed = (): SQL => sql`
  select ${waitingColumns({
    kind: 'analysis',
    subject: waitingLesson.id,
    occurrence: waitingLesson.requestedAnalysis,
    lessonId: waitingLesson.id,
    since: waitingLesson.updatedAt,
    words: waitingLesson.analysisError,
  })} from lessons waiting_lesson where ${waitingLesson.status} = 'submitted' and ${waitingLesson.analysisError} is not null`;

/** Files in which the scanner found something, as long as nobody deleted them. */
function selectInfectedFiles(): SQL {
  const { id, lessonId, createdAt, originalName, scanStatus, status } = filesAs('waiting_file');
  return sql`
    select ${waitingColumns({
      kind: 'file',
      subject: id,
      occurrence: 'infected',
      lessonId,
      since: createdAt,
      words: originalName,
    })} from files waiting_file where ${scanStatus} = 'infected' and ${status} <> 'deleted'`;
}
