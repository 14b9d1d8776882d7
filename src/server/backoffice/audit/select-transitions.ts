import { and, eq, gte, ilike, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { transitionsAs } from '#server/lessons/lessons.api.ts';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { afterCursor, newestFirst } from '#server/platform/http/lists/keyset.ts';
import type { LessonEvent, LessonStatus } from '#shared/lessons/lesson-status.ts';

const transitions = transitionsAs('transition');
const statusIn = (column: typeof transitions.fromStatus | typeof transitions.toStatus) =>
  sql<{ status: LessonStatus | null }>`jsonb_build_object('status', ${column})`;

/** What is asked of the changes of status, as of the audit log; a field left out asks nothing. */
export interface TransitionFilter {
  /** With its `lesson.` before it, as the columns show it. */
  action?: string | undefined;
  /** The id of a lesson, or a kind of subject. */
  subject?: string | undefined;
  actorIds?: readonly string[] | undefined;
  from?: Date | undefined;
  before?: Date | undefined;
  /** A LIKE pattern for the reason. */
  reason?: string | undefined;
}

/** As far as one half of a united list is read: rows after a cursor, no more than the whole list shows. */
export interface ListPart {
  cursor?: string | undefined;
  limit: number;
}

const TRANSITION_ORDER = { at: transitions.createdAt, id: transitions.id };
const PREFIX = 'lesson.';

/** What the audit log tells of the same move, in the same transaction, with more: assigning tells the editor, ... */
const TWINS: Partial<Record<LessonEvent, readonly string[]>> = {
  assign_editor: ['production.assign'],
  deliver: ['production.deliver'],
  request_revision: ['production.revise'],
  refund: ['money.refund', 'money.request_grant'],
  confirm_payment: ['money.manual_payment'],
};
const twinOf = sql.join(
  Object.entries(TWINS).flatMap(([event, actions]) =>
    actions.map((action) => sql`(${event}::text, ${action}::text)`),
  ),
  sql`, `,
);
/** One act is one entry of the list: the move is left out where its twin stands there. */
const isToldOnce = sql`not exists (
  select 1 from ${auditTable} twin
  where twin.subject_id = ${transitions.lessonId}::text
    and twin.created_at = ${transitions.createdAt}
    and (${transitions.event}::text, twin.action) in (${twinOf})
)`;

/** Each condition on a column of its own, so that it can be looked up; `false` where no change of status is meant. */
function isWanted(filter: TransitionFilter): SQL | undefined {
  const { action, subject, actorIds, from, before, reason } = filter;
  const table = transitions;
  return and(
    action
      ? sql`${table.event} = ${action.startsWith(PREFIX) ? action.slice(PREFIX.length) : ''}`
      : isToldOnce,
    subject && subject !== 'lesson' ? (isId(subject) ? eq(table.lessonId, subject) : sql`false`) : undefined,
    actorIds ? (actorIds.length > 0 ? inArray(table.actorId, [...actorIds]) : sql`false`) : undefined,
    from ? gte(table.createdAt, from) : undefined,
    before ? lt(table.createdAt, before) : undefined,
    reason ? ilike(table.reason, reason) : undefined,
  );
}

/** Changes of a status in the columns of the audit log, to be united with it; newest first. */
export function selectTransitions(db: DbOrTx, filter: TransitionFilter, part: ListPart) {
  const { id, actorId, actorRole, event, lessonId, fromStatus, toStatus, reason, createdAt } = transitions;
  return db
    .select({
      id,
      actorId,
      actorRole: sql<string>`${actorRole}`.as('actor_role'),
      action: sql<string>`${PREFIX}::text || ${event}`.as('action'),
      subjectType: sql<string>`'lesson'`.as('subject_type'),
      subjectId: sql<string>`${lessonId}::text`.as('subject_id'),
      before: statusIn(fromStatus).as('before'),
      after: statusIn(toStatus).as('after'),
      reason,
      ip: sql<string | null>`null::text`.as('ip'),
      sessionId: sql<string | null>`null::uuid`.as('session_id'),
      createdAt,
    })
    .from(transitions)
    .where(and(isWanted(filter), afterCursor(part.cursor, TRANSITION_ORDER)))
    .orderBy(...newestFirst(TRANSITION_ORDER))
    .limit(part.limit);
}
