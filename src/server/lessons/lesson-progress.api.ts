import { and, eq, isNull, lt } from 'drizzle-orm';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import { foldSearchText } from '#server/platform/db/fold-search-text.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { deadlineFrom } from '#shared/catalog/delivery-deadline.ts';
import type { ListQuery } from '#shared/http/list-query.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import { canTransition, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { revisionDeadline } from '#shared/lessons/revisions.ts';
import { analyseOnceMore } from './analysis/analyse-once-more.ts';
import { type Actor, changeLessonStatus, forceLessonStatus } from './change-lesson-status.ts';
import { appendEntry } from './comments/comment-log.ts';
import {
  describeWrongState,
  type LessonRow,
  lockLesson,
  refuseOnHold,
  withdrawChargesJob,
} from './lessons.api.ts';
import { completeLesson, type LessonPage, listLessonPage } from './lessons.queries.ts';
import { lessonsTable } from './lessons.table.ts';
import { tellOfCallOff } from './mails/call-off-mail.ts';
import { changePrice } from './order/change-price.ts';
import { type LessonParts, toLesson } from './to-lesson.ts';

const asAdmin = (userId: string): Actor => ({ role: 'admin', userId });

/**
 * The payment of a lesson is settled: its term begins. A person stands behind it only where an admin
 * recorded money that came some other way.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export async function markPaid(
  tx: Tx,
  lessonId: string,
  now: Date,
  recorded: { adminId: string; reason: string } | null = null,
): Promise<LessonRow> {
  const [lesson] = await tx
    .select({ deliveryType: lessonsTable.deliveryType })
    .from(lessonsTable)
    .where(eq(lessonsTable.id, lessonId));
  if (!lesson) throw new Problem('lesson_not_found');
  return changeLessonStatus(tx, {
    lessonId,
    event: 'confirm_payment',
    actor: { role: 'payment', userId: recorded?.adminId ?? null },
    now,
    ...(recorded ? { reason: recorded.reason } : {}),
    set: { paidAt: now, deadline: deadlineFrom(now, lesson.deliveryType) },
  });
}

/**
 * All that was paid goes back, so the lesson ends, and with it the work of an editor, who is told. `lesson` is locked.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export async function markRefunded(
  tx: Tx,
  deps: Pick<AppDeps, 'enqueue' | 'clock'>,
  lesson: LessonRow,
  { actor, reason, now }: { actor: Actor; reason: string; now: Date },
): Promise<LessonRow> {
  await tellOfCallOff(tx, deps, lesson);
  return changeLessonStatus(tx, { lessonId: lesson.id, event: 'refund', actor, reason, now });
}

/** Production rests until the contested payment is cleared up; the first reason stays. */
export async function holdLesson(tx: Tx, lessonId: string, reason: string, now: Date): Promise<void> {
  await tx
    .update(lessonsTable)
    .set({ onHoldSince: now, onHoldReason: reason, updatedAt: now })
    .where(and(eq(lessonsTable.id, lessonId), isNull(lessonsTable.onHoldSince)));
}

/** A dispute was won or given up: production may go on. */
export async function releaseLesson(tx: Tx, lessonId: string, now: Date): Promise<void> {
  await tx
    .update(lessonsTable)
    .set({ onHoldSince: null, onHoldReason: null, updatedAt: now })
    .where(eq(lessonsTable.id, lessonId));
}

/**
 * An admin gives the lesson to an editor, who sees it from then on.
 * @throws Problem `wrong_state`, `on_hold` while its payment is contested, `lesson_not_found`
 */
export async function startProduction(
  tx: Tx,
  { lessonId, editorId, adminId, now }: { lessonId: string; editorId: string; adminId: string; now: Date },
): Promise<LessonRow> {
  const actor = asAdmin(adminId);
  refuseOnHold(await lockLesson(tx, lessonId));
  return changeLessonStatus(tx, { lessonId, event: 'assign_editor', actor, now, set: { editorId } });
}

/**
 * The draft is handed over by itself: production begins without an editor.
 * @throws Problem `wrong_state`, `on_hold` while its payment is contested, `lesson_not_found`
 */
export async function startByItself(tx: Tx, lessonId: string, now: Date): Promise<LessonRow> {
  refuseOnHold(await lockLesson(tx, lessonId));
  const actor: Actor = { role: 'worker', userId: null };
  return changeLessonStatus(tx, { lessonId, event: 'start_by_itself', actor, now });
}

/**
 * Another editor goes on with a lesson in production, or nobody for now, also while its payment is contested.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export const changeEditor = (
  tx: Tx,
  { lessonId, editorId, now }: { lessonId: string; editorId: string | null; now: Date },
): Promise<LessonRow> => changeInProduction(tx, lessonId, { editorId, updatedAt: now });

/**
 * What was promised for a lesson in production is promised for another day.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export const moveDeadline = (
  tx: Tx,
  { lessonId, deadline, now }: { lessonId: string; deadline: Date; now: Date },
): Promise<LessonRow> => changeInProduction(tx, lessonId, { deadline, updatedAt: now });

async function changeInProduction(
  tx: Tx,
  lessonId: string,
  set: Partial<Pick<LessonRow, 'editorId' | 'deadline' | 'updatedAt'>>,
): Promise<LessonRow> {
  const { status } = await lockLesson(tx, lessonId);
  const [lesson] = await tx
    .update(lessonsTable)
    .set(set)
    .where(and(eq(lessonsTable.id, lessonId), eq(lessonsTable.status, 'in_production')))
    .returning();
  if (!lesson) throw describeWrongState(status);
  return lesson;
}

/**
 * The teacher has the delivery revised. The deadline becomes the one of the revision (REVISION_DAYS). Time and plan are
 * the caller's to judge, with the lesson locked.
 * @throws Problem `wrong_state`, `lesson_not_found`
 */
export async function requestRevision(
  tx: Tx,
  lesson: LessonRow,
  { text, now }: { text: string; now: Date },
): Promise<LessonRow> {
  return changeLessonStatus(tx, {
    lessonId: lesson.id,
    event: 'request_revision',
    actor: { role: 'teacher', userId: lesson.ownerId },
    now,
    reason: text,
    set: { revisionsUsed: lesson.revisionsUsed + 1, deadline: revisionDeadline(now) },
  });
}

/**
 * The latest delivery has its rating; false where it had one already.
 * @throws Problem `wrong_state`
 */
export async function markRated(tx: Tx, lesson: LessonRow, now: Date): Promise<boolean> {
  if (lesson.status !== 'completed') throw describeWrongState(lesson.status);
  const delivery = lesson.revisionsUsed + 1;
  const rated = await tx
    .update(lessonsTable)
    .set({ ratedDelivery: delivery, updatedAt: now })
    .where(and(eq(lessonsTable.id, lesson.id), lt(lessonsTable.ratedDelivery, delivery)))
    .returning({ id: lessonsTable.id });
  return rated.length > 0;
}

/**
 * The production is handed over to the teacher.
 * @throws Problem `wrong_state`, `on_hold` while its payment is contested, `lesson_not_found`
 */
export async function markDelivered(tx: Tx, lessonId: string, actor: Actor, now: Date): Promise<LessonRow> {
  refuseOnHold(await lockLesson(tx, lessonId));
  return changeLessonStatus(tx, { lessonId, event: 'deliver', actor, now, set: { completedAt: now } });
}

/**
 * An admin sets a status that neither payment nor production brings about: `cancelled` along the table where it leads
 * there, else by force. The editor of a lesson that ends is told, and what was asked of the teacher is withdrawn.
 * @throws Problem 400 where it takes force and no reason is given, `lesson_not_found`
 */
export async function setStatusByHand(
  tx: Tx,
  deps: Pick<AppDeps, 'enqueue' | 'clock'>,
  lesson: LessonRow,
  { to, reason, adminId }: { to: LessonStatus; reason: string | undefined; adminId: string },
): Promise<LessonRow> {
  const by = { lessonId: lesson.id, actor: asAdmin(adminId), now: deps.clock.now() };
  let after: LessonRow;
  if (to === 'cancelled' && canTransition('cancel', lesson.status, 'admin')) {
    after = await changeLessonStatus(tx, { ...by, event: 'cancel', ...(reason ? { reason } : {}) });
  } else {
    if (!reason) throw Problem.ofIssues([{ path: 'reason', message: 'Informe o motivo' }]);
    // Nothing was delivered by it: `completedAt` stays what it was, and with it what the customer may ask for.
    after = await forceLessonStatus(tx, { ...by, to, reason });
  }
  if (to === 'cancelled') await tellOfCallOff(tx, deps, lesson);
  // What was asked for at the provider would bring money that nobody waits for any more.
  if (lesson.status === 'waiting_payment') await deps.enqueue(tx, withdrawChargesJob, { lessonId: after.id });
  return after;
}

/** Puts a lesson back where it stood before an admin moved it by hand; nobody is told anything. */
export const putBack = (
  tx: Tx,
  lessonId: string,
  { to, reason, adminId, now }: { to: LessonStatus; reason: string; adminId: string; now: Date },
): Promise<LessonRow> => forceLessonStatus(tx, { lessonId, to, actor: asAdmin(adminId), reason, now });

/**
 * An admin changes what a lesson says of itself; what is absent stays, a comment is appended to the log like a
 * teacher's. The lesson must be locked.
 * @throws Problem `wrong_state` for a price that was paid, 400 for a comment that does not fit
 */
export async function rewriteLesson(
  tx: Tx,
  deps: Pick<AppDeps, 'enqueue' | 'clock'>,
  lesson: LessonRow,
  {
    comment,
    priceCents,
    ...fields
  }: Partial<Pick<LessonRow, 'title' | 'format' | 'content' | 'size' | 'priceCents'>> & {
    comment?: { text: string; author: { firstName: string; lastName: string } };
  },
): Promise<void> {
  const now = deps.clock.now();
  const set = {
    ...fields,
    ...(fields.title === undefined ? {} : { titleSearch: foldSearchText(fields.title) }),
    ...(comment ? { comments: appendEntry(lesson.comments, comment.text, comment.author, now) } : {}),
  };
  const changed = { ...set, updatedAt: now };
  if (Object.keys(set).length > 0)
    await tx.update(lessonsTable).set(changed).where(eq(lessonsTable.id, lesson.id));
  if (priceCents !== undefined) await changePrice(tx, deps, { lessonId: lesson.id, priceCents });
}

/** What failed is analysed once more, as an admin asks for it: see `analyseOnceMore`. */
export const retryAnalysis = (deps: AppDeps, session: Session, lessonId: string): Promise<LessonRow> =>
  analyseOnceMore(deps, session, lessonId);

/** A lesson already found, as the wire knows it, with its owner and the analysis shown. */
export async function presentLesson(
  db: DbOrTx,
  { row, viewer, now }: { row: LessonRow; viewer: Viewer; now: Date },
): Promise<Lesson> {
  return toLesson(await completeLesson(db, row), viewer, now);
}

/** A lesson of a list, read with its owner: without its analysis, which lists leave out to stay light. */
export const presentListed = (
  { row, owner }: Omit<LessonParts, 'analysis'>,
  viewer: Viewer,
  now: Date,
): Lesson => toLesson({ row, owner, analysis: null }, viewer, now);

/** One page of the lessons a viewer may see, newest first, each with its owner. */
export const listLessons = (db: DbOrTx, viewer: Viewer, query: ListQuery): Promise<LessonPage> =>
  listLessonPage(db, viewer, query);
