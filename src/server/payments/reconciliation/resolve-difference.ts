import { and, eq, isNull } from 'drizzle-orm';
import { releaseLesson } from '#server/lessons/lesson-progress.api.ts';
import { lockLesson } from '#server/lessons/lessons.api.ts';
import { auditMoney, type Decider } from '#server/payments/money/audit-money.ts';
import { type DifferenceRow, differencesTable } from '#server/payments/money/differences.table.ts';
import { describeDifference } from '#server/payments/money/note-difference.ts';
import type { PaymentsDeps } from '#server/payments/money/payments-deps.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';

/**
 * An admin closes a difference with what was found out. Closing a dispute lets the lesson's production go on.
 * @throws Problem `difference_not_found`, `wrong_state` where it is closed already
 */
export async function resolveDifference(
  deps: PaymentsDeps,
  by: Decider,
  differenceId: string,
  resolution: string,
): Promise<DifferenceRow> {
  if (!isId(differenceId)) throw new Problem('difference_not_found');
  const now = deps.clock.now();
  const named = eq(differencesTable.id, differenceId);
  return deps.database.db.transaction(async (tx) => {
    const [known] = await tx.select().from(differencesTable).where(named);
    // Lessons are locked before what hangs on them.
    if (known?.lessonId) await lockLesson(tx, known.lessonId);
    const [resolved] = await tx
      .update(differencesTable)
      .set({ resolvedAt: now, resolvedBy: by.adminId, resolution })
      .where(and(named, isNull(differencesTable.resolvedAt)))
      .returning();
    if (!resolved) {
      if (!known) throw new Problem('difference_not_found');
      throw new Problem('wrong_state', { message: 'Esta diferença já foi resolvida.' });
    }
    if (resolved.kind === 'dispute' && resolved.lessonId) {
      const others = and(
        eq(differencesTable.lessonId, resolved.lessonId),
        eq(differencesTable.kind, 'dispute'),
        isNull(differencesTable.resolvedAt),
      );
      const stillOpen = await tx.select({ id: differencesTable.id }).from(differencesTable).where(others);
      if (stillOpen.length === 0) await releaseLesson(tx, resolved.lessonId, now);
    }
    await auditMoney(tx, by, {
      action: 'money.difference_explain',
      lessonId: resolved.lessonId,
      subjectId: resolved.id,
      after: describeDifference(resolved),
      reason: resolution,
      now,
    });
    return resolved;
  });
}
