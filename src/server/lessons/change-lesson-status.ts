import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/database.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import { Problem } from '#server/platform/http/problem.ts';
import {
  LESSON_TRANSITIONS,
  type LessonActor,
  type LessonEvent,
  type LessonStatus,
} from '#shared/lessons/lesson-status.ts';
import { describeWrongState, type LessonRow, lessonTopic, lockLesson } from './lessons.api.ts';
import { lessonsTable, lessonTransitionsTable } from './lessons.table.ts';

/** Who acts: a person, or the machine in one of its roles. */
export interface Actor {
  role: LessonActor;
  userId: string | null;
}

export interface StatusChange {
  lessonId: string;
  event: LessonEvent;
  actor: Actor;
  now: Date;
  reason?: string;
  /** Columns that change together with the status. */
  set?: Partial<Omit<LessonRow, 'id' | 'status' | 'updatedAt'>>;
  /** What must hold beside the status, such as the analysis asked for. */
  where?: SQL | undefined;
}

/**
 * The only writer of a lesson's status. Moves the lesson along one arrow of LESSON_TRANSITIONS, in the
 * caller's transaction, with its audit row and the event for whoever watches. Of two at once one wins.
 * @throws Problem `wrong_state` naming the present state, `lesson_not_found`
 */
export async function changeLessonStatus(tx: Tx, change: StatusChange): Promise<LessonRow> {
  const { lessonId, event, actor, now } = change;
  const { from, to, by } = LESSON_TRANSITIONS[event];
  if (!by.some((role) => role === actor.role)) throw new Problem('forbidden');
  const [before] = await tx
    .select({ status: lessonsTable.status })
    .from(lessonsTable)
    .where(eq(lessonsTable.id, lessonId))
    .for('update');
  if (!before) throw new Problem('lesson_not_found');
  const [after] = await tx
    .update(lessonsTable)
    .set({ ...change.set, status: to, updatedAt: now })
    .where(and(eq(lessonsTable.id, lessonId), inArray(lessonsTable.status, [...from]), change.where))
    .returning();
  if (!after) throw describeWrongState(before.status);
  await keepTransition(tx, { before: before.status, after, event, actor, reason: change.reason, now });
  return after;
}

/**
 * An admin sets a status that the table does not lead to. The reason is kept with the transition; what must hold
 * of money is the caller's to judge.
 * @throws Problem `lesson_not_found`
 */
export async function forceLessonStatus(
  tx: Tx,
  forced: {
    lessonId: string;
    to: LessonStatus;
    actor: Actor;
    reason: string;
    now: Date;
    set?: StatusChange['set'];
  },
): Promise<LessonRow> {
  const { lessonId, to, actor, reason, now } = forced;
  if (actor.role !== 'admin') throw new Problem('forbidden');
  const before = await lockLesson(tx, lessonId);
  const [after] = await tx
    .update(lessonsTable)
    .set({ ...forced.set, status: to, updatedAt: now })
    .where(eq(lessonsTable.id, lessonId))
    .returning();
  if (!after) throw new Problem('lesson_not_found');
  await keepTransition(tx, { before: before.status, after, event: 'forced', actor, reason, now });
  return after;
}

async function keepTransition(
  tx: Tx,
  moved: {
    before: LessonStatus;
    after: LessonRow;
    event: LessonEvent | 'forced';
    actor: Actor;
    reason: string | undefined;
    now: Date;
  },
): Promise<void> {
  const { before, after, event, actor, reason = null, now } = moved;
  await tx.insert(lessonTransitionsTable).values({
    lessonId: after.id,
    event,
    fromStatus: before,
    toStatus: after.status,
    actorId: actor.userId,
    actorRole: actor.role,
    reason,
    createdAt: now,
  });
  await publishEvent(tx, {
    topic: lessonTopic(after.id),
    type: 'status',
    data: { status: after.status, analysisError: after.analysisError },
  });
}
