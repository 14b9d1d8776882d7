import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { DbOrTx } from '#server/platform/db/database.ts';
import type { Session } from '#server/platform/http/session.ts';

/** Keeps what somebody did to their own account. Of names and addresses only that they changed: they must be able to go. */
export async function auditAccount(
  tx: DbOrTx,
  { userId, role }: Pick<Session, 'userId' | 'role'>,
  {
    action,
    after = null,
    ip,
    sessionId,
    now,
  }: {
    action: `account.${string}`;
    after?: object | null;
    /** Those of the request, where not told. */
    ip?: string;
    sessionId?: string;
    now: Date;
  },
): Promise<void> {
  const about = { actorId: userId, actorRole: role, subjectType: 'user', subjectId: userId };
  await recordAudit(tx, { ...about, action, after, ip, sessionId }, now);
}
