import { and, eq } from 'drizzle-orm';
import { type LessonRow, lockLesson } from '#server/lessons/lessons.api.ts';
import type { DbOrTx, Tx } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import { type ProductionRow, productionRoundsTable, productionsTable } from './production.table.ts';

/** A lesson in production and the work on it, guarded by the lesson's lock: nobody changes one without it. */
export interface LockedProduction {
  lesson: LessonRow;
  production: ProductionRow;
}

/**
 * One production that is the viewer's: an editor's own ones, any for an admin.
 * @throws Problem `production_not_found`
 */
export async function findProduction(db: DbOrTx, viewer: Viewer, id: string): Promise<ProductionRow> {
  const isOwn = viewer.role === 'admin' ? undefined : eq(productionsTable.editorId, viewer.userId);
  const [row] = isId(id)
    ? await db
        .select()
        .from(productionsTable)
        .where(and(eq(productionsTable.id, id), isOwn))
    : [];
  if (!row) throw new Problem('production_not_found');
  return row;
}

/**
 * The same with its lesson, locked until the transaction ends. Found anew under the lock: it may have gone to
 * another editor meanwhile.
 * @throws Problem `production_not_found`
 */
export async function lockProduction(tx: Tx, viewer: Viewer, id: string): Promise<LockedProduction> {
  const { lessonId } = await findProduction(tx, viewer, id);
  const lesson = await lockLesson(tx, lessonId);
  return { lesson, production: await findProduction(tx, viewer, id) };
}

/** The work on a lesson that is locked already; null before its first assignment. */
export async function findProductionOf(tx: Tx, lessonId: string): Promise<ProductionRow | null> {
  const [row] = await tx.select().from(productionsTable).where(eq(productionsTable.lessonId, lessonId));
  return row ?? null;
}

/** The present round of a production. */
export async function readRound(db: DbOrTx, { id, round }: ProductionRow) {
  const [row] = await db
    .select()
    .from(productionRoundsTable)
    .where(and(eq(productionRoundsTable.productionId, id), eq(productionRoundsTable.round, round)));
  if (!row) throw new Error('a production without its round');
  return row;
}

/** The machine itself, where a contract says that the draft goes out as it is. */
export const MACHINE = { userId: null, role: 'worker', ip: null } as const;
/** Who hands over. */
export type Deliverer = Requester | typeof MACHINE;

/** Who asks, and from where: the audit log keeps both. */
export interface Requester extends Viewer {
  ip: string | null;
}
