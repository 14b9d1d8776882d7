import type { LessonRow } from '#server/lessons/lessons.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { type ProductionRow, productionRoundsTable, productionsTable } from './production.table.ts';

/**
 * Puts a lesson to work: its production, made where there is none, and the round that its revisions so far lead
 * to. A round open already goes on with what was uploaded in it; one delivered before is opened again, which only
 * an admin's forced status leads to. The lesson must be locked.
 */
export async function openRound(
  tx: Tx,
  lesson: LessonRow,
  work: { status: 'assigned' | 'in_progress'; revisionText?: string; now: Date },
): Promise<ProductionRow> {
  const { status, revisionText = null, now } = work;
  const round = lesson.revisionsUsed + 1;
  const startedAt = status === 'in_progress' ? now : null;
  const state = { editorId: lesson.editorId, status, round, startedAt, completedAt: null };
  const isNewRound = revisionText !== null;
  const [production] = await tx
    .insert(productionsTable)
    .values({ lessonId: lesson.id, ...state, assignedAt: now })
    .onConflictDoUpdate({
      target: productionsTable.lessonId,
      set: {
        ...state,
        ...(isNewRound ? { deliveryFileId: null, editorNotes: '' } : { assignedAt: now }),
      },
    })
    .returning();
  if (!production) throw new Error('the production was not written');
  await tx
    .insert(productionRoundsTable)
    .values({ productionId: production.id, round, revisionText, openedAt: now })
    .onConflictDoUpdate({
      target: [productionRoundsTable.productionId, productionRoundsTable.round],
      set: { deliveredAt: null, deliveredBy: null, ...(isNewRound ? { revisionText, openedAt: now } : {}) },
    });
  return production;
}
