import { and, asc, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { FileRow } from '#server/files/files.api.ts';
import type { Db, DbOrTx, Tx } from '#server/platform/db/database.ts';
import { eventsTable } from '#server/platform/events/events.table.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import type { LessonFacts, Viewer } from '#shared/lessons/lesson-policy.ts';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { judgeRevision } from '#shared/lessons/revisions.ts';
import { lessonAdjustmentsTable, lessonAnalysesTable, lessonSourcesTable } from './analyses.table.ts';
import { laterFirst, urgencyOf } from './lesson-urgency.ts';
import { lessonsTable, lessonTransitionsTable } from './lessons.table.ts';
import { type MaterialRow, materialsTable } from './materials/materials.table.ts';

export type LessonRow = typeof lessonsTable.$inferSelect;

/** The condition every read of lessons stands under: own ones, assigned ones, or all. */
export function visibleTo({ userId, role }: Viewer): SQL | undefined {
  if (role === 'admin') return undefined;
  return eq(role === 'editor' ? lessonsTable.editorId : lessonsTable.ownerId, userId);
}

/**
 * One lesson the viewer may see. With `lock` nobody else changes it until the transaction ends.
 * @throws Problem `lesson_not_found`, also for what exists but is not the viewer's
 */
export async function findLesson(
  db: DbOrTx,
  viewer: Viewer,
  lessonId: string,
  options: { lock?: true } = {},
): Promise<LessonRow> {
  if (!isId(lessonId)) throw new Problem('lesson_not_found');
  const query = db
    .select()
    .from(lessonsTable)
    .where(and(eq(lessonsTable.id, lessonId), visibleTo(viewer)));
  const [row] = await (options.lock ? query.for('update') : query);
  if (!row) throw new Problem('lesson_not_found');
  return row;
}

/** The lesson as it stands, for the machine; null where it is gone. */
export async function findLessonById(db: DbOrTx, lessonId: string): Promise<LessonRow | null> {
  const [row] = await db.select().from(lessonsTable).where(eq(lessonsTable.id, lessonId));
  return row ?? null;
}

/**
 * The lesson itself, for the machine; nobody else changes it until the transaction ends. Whoever locks more than
 * a lesson locks the lesson first.
 * @throws Problem `lesson_not_found`
 */
export async function lockLesson(tx: Tx, lessonId: string): Promise<LessonRow> {
  const [row] = await tx.select().from(lessonsTable).where(eq(lessonsTable.id, lessonId)).for('update');
  if (!row) throw new Problem('lesson_not_found');
  return row;
}

/** What of a lesson decides who may do what. The instant tells only whether a revision can still be asked for. */
export function factsOf(row: LessonRow, now = new Date()): LessonFacts {
  const { ownerId, status, analysisError, editorId, paidAt, completedAt } = row;
  return {
    ownerId,
    status,
    hasAnalysisError: analysisError !== null,
    wasPaid: paidAt !== null,
    wasDelivered: completedAt !== null,
    editorId,
    isRevisionLeft: judgeRevision(row, now) === 'open',
    isRated: row.ratedDelivery > row.revisionsUsed,
  };
}

/** @throws Problem `on_hold` while the lesson's payment is contested */
export function refuseOnHold({ onHoldReason }: LessonRow): void {
  if (onHoldReason !== null) throw new Problem('on_hold', { message: onHoldReason });
}

/** The name under which the events of one lesson are published. */
export const lessonTopic = (lessonId: string): string => `lesson:${lessonId}`;

/**
 * Has the open pages of a lesson look for a file that came in. Drafts of the production, which the customer never
 * sees, and what still waits for the virus scanner are not told of.
 */
export async function tellOfFile(tx: Tx, file: FileRow): Promise<void> {
  const isDraft = file.fileType === 'editor_work' && !file.isAttachment;
  if (isDraft || file.scanStatus === 'scanning' || file.status === 'deleted') return;
  await publishEvent(tx, { topic: lessonTopic(file.lessonId), type: 'file', data: { fileId: file.id } });
}

/** What can be done in each status, as the second half of the sentence. */
const WAY_ON: Record<LessonStatus, string> = {
  submitted: 'aguarde a análise, envie outro material ou cancele',
  analyzing: 'aguarde o fim da análise',
  waiting_approval: 'aprove a análise, peça ajustes, envie outro material ou cancele',
  waiting_payment: 'faça o pagamento ou cancele',
  paid: 'aguarde o início da produção ou fale com o suporte',
  in_production: 'acompanhe a produção ou fale com o suporte',
  completed: 'baixe o material ou peça uma revisão',
  cancelled: 'para continuar, faça um novo pedido',
};

/** The 409 of a call that the lesson's present status does not allow: says the status and the way on. */
export function describeWrongState(status: LessonStatus): Problem {
  const message = `A aula está em "${LESSON_STATUSES[status].label}": ${WAY_ON[status]}.`;
  return new Problem('wrong_state', { message, data: { lessonStatus: status } });
}

/**
 * The lessons under a name of the caller's, to be read and never written: lists of later features filter, sort and
 * page by columns of the lesson beside their own, which only a join does in one query.
 */
export const lessonsAs = <Name extends string>(name: Name) => alias(lessonsTable, name);

/** Their changes of status, likewise: who, when, from, to and why. The audit unites them with its own entries. */
export const transitionsAs = <Name extends string>(name: Name) => alias(lessonTransitionsTable, name);

/**
 * How urgent a lesson is, for lists: what is open by its deadline, the soonest or the latest first, then what is not
 * paid for yet or is over, newest first. An index stands on the soonest.
 */
export const orderByUrgency = (
  lesson: Pick<ReturnType<typeof lessonsAs<string>>, 'status' | 'deadline' | 'createdAt'>,
  first: 'soonest' | 'latest',
): SQL => (first === 'soonest' ? urgencyOf(lesson) : laterFirst(lesson));

/** The ids of the lessons a viewer may see, as a subquery; null where that is all of them. */
export function visibleLessonIds(db: DbOrTx, viewer: Viewer) {
  const condition = visibleTo(viewer);
  return condition ? db.select({ id: lessonsTable.id }).from(lessonsTable).where(condition) : null;
}

/** The titles of lessons, to name them where only their id is kept. */
export async function titlesOf(db: DbOrTx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: lessonsTable.id, title: lessonsTable.title })
    .from(lessonsTable)
    .where(inArray(lessonsTable.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** What was asked of the teacher no longer holds: lesson cancelled, or its price changed. Done by payments. */
export const withdrawChargesJob = defineJob({
  name: 'withdraw-charges',
  schema: z.object({ lessonId: z.string() }),
  options: { retryLimit: 10, retryDelaySeconds: 2, timeoutSeconds: 60 },
});

/** The same price as another version, to be charged anew; answers the version. The lesson must be locked. */
export async function renewPrice(tx: Tx, lessonId: string): Promise<number> {
  const [renewed] = await tx
    .update(lessonsTable)
    .set({ priceVersion: sql`${lessonsTable.priceVersion} + 1` })
    .where(eq(lessonsTable.id, lessonId))
    .returning({ version: lessonsTable.priceVersion });
  if (!renewed) throw new Error('the price was not renewed');
  return renewed.version;
}

/** The lessons of a teacher, locked until the transaction ends. */
export async function lockLessonsOf(tx: Tx, ownerId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: lessonsTable.id })
    .from(lessonsTable)
    .where(eq(lessonsTable.ownerId, ownerId))
    .orderBy(lessonsTable.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Removes lessons with all that hangs on them and what was told of them. Payments must be gone before. */
export async function deleteLessons(tx: Tx, lessonIds: readonly string[]): Promise<void> {
  if (lessonIds.length === 0) return;
  await forgetEvents(tx, lessonIds);
  await tx.delete(lessonsTable).where(inArray(lessonsTable.id, [...lessonIds]));
}

/**
 * Leaves of lessons what an order and its payment consist of: title, size, price, dates. The material, what was
 * made of it and what was said about the class go.
 */
export async function emptyLessons(tx: Tx, lessonIds: readonly string[], now: Date): Promise<void> {
  if (lessonIds.length === 0) return;
  const ids = [...lessonIds];
  await forgetEvents(tx, ids);
  await tx.delete(lessonAnalysesTable).where(inArray(lessonAnalysesTable.lessonId, ids));
  await tx.delete(lessonSourcesTable).where(inArray(lessonSourcesTable.lessonId, ids));
  await tx.delete(lessonAdjustmentsTable).where(inArray(lessonAdjustmentsTable.lessonId, ids));
  await tx
    .update(lessonsTable)
    .set({
      content: '',
      comments: '',
      targetAudience: '',
      learningObjectives: '',
      sourceFileName: null,
      genre: null,
      analysisVersion: 0,
      analysisError: null,
      updatedAt: now,
    })
    .where(inArray(lessonsTable.id, ids));
}

/** The entries somebody of the staff wrote into the logs of lessons stay, without the name. */
export async function renameInComments(
  tx: Tx,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  const stamp = `] ${firstName} ${lastName}: `;
  await tx
    .update(lessonsTable)
    .set({ comments: sql`replace(${lessonsTable.comments}, ${stamp}, '] Conta excluída: ')` })
    .where(like(lessonsTable.comments, `%${stamp.replaceAll(/[\\%_]/g, '\\$&')}%`));
}

async function forgetEvents(tx: Tx, lessonIds: readonly string[]): Promise<void> {
  await tx.delete(eventsTable).where(inArray(eventsTable.topic, lessonIds.map(lessonTopic)));
}

/** The files somebody sent ahead of an order that are still there. */
export const listMaterialsOf = (db: Db, ownerId: string): Promise<MaterialRow[]> =>
  db
    .select()
    .from(materialsTable)
    .where(eq(materialsTable.ownerId, ownerId))
    .orderBy(asc(materialsTable.createdAt));

/** Forgets them; the bytes under the keys answered are to be deleted once this is committed. */
export async function eraseMaterialsOf(tx: Tx, ownerIds: readonly string[]): Promise<string[]> {
  if (ownerIds.length === 0) return [];
  const erased = await tx
    .delete(materialsTable)
    .where(inArray(materialsTable.ownerId, [...ownerIds]))
    .returning({ key: materialsTable.storageKey });
  return erased.map(({ key }) => key);
}

/** What the teacher asked to be different, oldest first: about one version of the material, or about all of them. */
export async function listAdjustments(
  db: DbOrTx,
  { id, materialVersion }: { id: string; materialVersion?: number },
): Promise<{ text: string; createdAt: Date }[]> {
  const table = lessonAdjustmentsTable;
  const isOfMaterial = materialVersion === undefined ? undefined : eq(table.materialVersion, materialVersion);
  return db
    .select({ text: table.text, createdAt: table.createdAt })
    .from(table)
    .where(and(eq(table.lessonId, id), isOfMaterial))
    .orderBy(asc(table.id));
}
