import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/platform/db/database.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { DifferenceKind } from '#shared/payments/differences.ts';
import { auditMoney } from './audit-money.ts';
import { differencesTable } from './differences.table.ts';
import { paymentMail } from './payment-mail.ts';
import type { PaymentsDeps } from './payments-deps.ts';

export interface SeenDifference {
  kind: DifferenceKind;
  provider: string;
  providerRef: string;
  lessonId: string | null;
  oursCents: number | null;
  theirsCents: number | null;
  /** pt-BR, for the admin. */
  detail: string;
}

/** Puts a difference on the admin's list, once while it is open, and tells the admin of a new one. */
export async function noteDifference(
  tx: DbOrTx,
  deps: Pick<PaymentsDeps, 'clock' | 'enqueue' | 'log'>,
  seen: SeenDifference,
): Promise<void> {
  const now = deps.clock.now();
  if (await isExplained(tx, seen)) return;
  const [row] = await tx
    .insert(differencesTable)
    .values({ ...seen, firstSeenAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [differencesTable.kind, differencesTable.provider, differencesTable.providerRef],
      targetWhere: isNull(differencesTable.resolvedAt),
      set: { ...seen, lastSeenAt: now },
    })
    .returning({ id: differencesTable.id, isNew: sql<boolean>`(xmax = 0)` });
  if (!row?.isNew) return;
  deps.log.error(
    { difference: seen.kind, provider: seen.provider, lessonId: seen.lessonId },
    'the books need a look',
  );
  await auditMoney(
    tx,
    { adminId: null },
    {
      action: 'money.difference',
      lessonId: seen.lessonId,
      subjectId: row.id,
      after: describeDifference(seen),
      reason: seen.detail,
      now,
    },
  );
  await enqueueMail(tx, deps, paymentMail, { kind: 'difference', differenceId: row.id });
}

/** What somebody has looked into and closed does not come back with the same figures. */
async function isExplained(
  tx: DbOrTx,
  { kind, providerRef, oursCents, theirsCents }: SeenDifference,
): Promise<boolean> {
  const same = sql`(${differencesTable.oursCents}, ${differencesTable.theirsCents}) is not distinct from (${oursCents}::int, ${theirsCents}::int)`;
  const [explained] = await tx
    .select({ id: differencesTable.id })
    .from(differencesTable)
    .where(
      and(
        eq(differencesTable.kind, kind),
        eq(differencesTable.providerRef, providerRef),
        isNotNull(differencesTable.resolvedBy),
        same,
      ),
    )
    .limit(1);
  return explained !== undefined;
}

/** What the audit keeps of a difference: which kind, of what, and what each side says. */
export const describeDifference = (
  difference: Pick<SeenDifference, 'kind' | 'providerRef' | 'oursCents' | 'theirsCents'>,
): Record<string, unknown> => ({
  difference: difference.kind,
  providerRef: difference.providerRef,
  oursCents: difference.oursCents,
  theirsCents: difference.theirsCents,
});

/** The cause is gone: the difference closes by itself. */
export async function clearDifference(
  tx: DbOrTx,
  found: Pick<SeenDifference, 'kind' | 'providerRef'>,
  resolution: string,
  now: Date,
): Promise<void> {
  const cleared = await tx
    .update(differencesTable)
    .set({ resolvedAt: now, resolution })
    .where(
      and(
        eq(differencesTable.kind, found.kind),
        eq(differencesTable.providerRef, found.providerRef),
        isNull(differencesTable.resolvedAt),
      ),
    )
    .returning();
  for (const difference of cleared) {
    await auditMoney(
      tx,
      { adminId: null },
      {
        action: 'money.difference_clear',
        lessonId: difference.lessonId,
        subjectId: difference.id,
        after: describeDifference(difference),
        reason: resolution,
        now,
      },
    );
  }
}
