import { eq } from 'drizzle-orm';
import { changeEditor } from '#server/lessons/lesson-progress.api.ts';
import { describeWrongState, findLesson } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { type ProductionRow, productionsTable } from '#server/production/production.table.ts';
import { findProductionOf, type Requester } from '#server/production/production-access.ts';
import { productionMail } from '#server/production/production-mails.ts';
import { recordStep } from '#server/production/record-step.ts';

/**
 * An admin takes a production from its editor before it is delivered; without an editor already it is answered as
 * it is. The lesson stays in production: the table of statuses leads nowhere back, what the customer was promised
 * holds, and a production without an editor is what a closed account leaves too. So the work is `assigned` to
 * nobody, due when it was, with what was uploaded, until the next editor is assigned. The editor loses lesson,
 * files and conversation with this transaction.
 * @throws Problem `wrong_state`, `production_not_found`, `lesson_not_found`
 */
export async function unassignEditor(
  deps: AppDeps,
  by: Requester,
  { lessonId, reason }: { lessonId: string; reason: string },
): Promise<ProductionRow> {
  return deps.database.db.transaction(async (tx) => {
    const { id, status, editorId } = await findLesson(tx, by, lessonId, { lock: true });
    if (status !== 'in_production') throw describeWrongState(status);
    const before = await findProductionOf(tx, id);
    if (!before) throw new Problem('production_not_found');
    if (editorId === null) return before;
    const now = deps.clock.now();
    await changeEditor(tx, { lessonId: id, editorId: null, now });
    const [production] = await tx
      .update(productionsTable)
      .set({ editorId: null, status: 'assigned', startedAt: null, completedAt: null })
      .where(eq(productionsTable.id, before.id))
      .returning();
    if (!production) throw new Error('the production was not written');
    const step = {
      action: 'unassign',
      before: { editorId },
      after: { editorId: null },
      reason,
      now,
    } as const;
    await recordStep(tx, by, production, step);
    const mail = { kind: 'unassigned', productionId: production.id, editorId } as const;
    await enqueueMail(tx, deps, productionMail, mail);
    return production;
  });
}
