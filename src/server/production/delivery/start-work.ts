import { eq } from 'drizzle-orm';
import { describeWrongState, refuseOnHold } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { type ProductionRow, productionsTable } from '#server/production/production.table.ts';
import { lockProduction, type Requester } from '#server/production/production-access.ts';
import { recordStep } from '#server/production/record-step.ts';

/**
 * The editor begins, or an admin for them. Begun already it is answered as it is.
 * @throws Problem `production_not_found`, `wrong_state`, `on_hold`
 */
export async function startWork(deps: AppDeps, by: Requester, id: string): Promise<ProductionRow> {
  return deps.database.db.transaction(async (tx) => {
    const { lesson, production } = await lockProduction(tx, by, id);
    if (lesson.status !== 'in_production') throw describeWrongState(lesson.status);
    if (production.status === 'in_progress') return production;
    refuseOnHold(lesson);
    const now = deps.clock.now();
    const [started] = await tx
      .update(productionsTable)
      .set({ status: 'in_progress', startedAt: now, completedAt: null })
      .where(eq(productionsTable.id, production.id))
      .returning();
    if (!started) throw new Error('the production was not written');
    await recordStep(tx, by, started, { action: 'start', now });
    return started;
  });
}
