import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';

/** Who decides over money, and from where; no person where a rule does. */
export interface Decider {
  adminId: string | null;
  ip?: string | undefined;
}

/** A decision over money as the audit keeps it; `after.amountCents` is the money it is about. */
export interface MoneyDecision {
  action: `money.${string}`;
  /** Null for money that no lesson is known of; `subjectId` then names what was decided on. */
  lessonId: string | null;
  subjectId?: string;
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown>;
  reason?: string | null | undefined;
  now: Date;
}

/** Keeps a decision over money with its person, reason and amount, in the transaction of the decision. */
export async function auditMoney(
  tx: DbOrTx,
  { adminId, ip }: Decider,
  { lessonId, subjectId, now, before, after, ...decision }: MoneyDecision,
): Promise<void> {
  await recordAudit(
    tx,
    {
      ...decision,
      actorId: adminId,
      actorRole: adminId === null ? 'payment' : 'admin',
      subjectType: lessonId === null ? 'books' : 'lesson',
      subjectId: lessonId ?? subjectId ?? 'books',
      ...(before ? { before } : {}),
      ...(after ? { after } : {}),
      ip: ip ?? null,
    },
    now,
  );
}
