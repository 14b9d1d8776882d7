import { and, desc, eq, inArray } from 'drizzle-orm';
import { auditTable } from '#server/platform/audit/audit.table.ts';
import type { Db } from '#server/platform/db/database.ts';
import { blurAddress } from '#server/platform/http/connections/network-of.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { SignInRecord } from '#shared/accounts/accounts.contract.ts';

const SHOWN = 20;

/** Who signed in to the account lately, or tried to, as its owner may know it. */
export async function listSignIns(
  db: Db,
  { userId, sessionId: current }: Pick<Session, 'userId' | 'sessionId'>,
): Promise<SignInRecord[]> {
  const { id, action, subjectId, createdAt, after, ip, sessionId } = auditTable;
  const rows = await db
    .select({ id, action, createdAt, after, ip, sessionId })
    .from(auditTable)
    .where(and(eq(subjectId, userId), inArray(action, ['account.sign_in', 'account.sign_in_refused'])))
    .orderBy(desc(createdAt), desc(id))
    .limit(SHOWN);
  return rows.map((row) => {
    const { device, times, lastAt } = row.after as { device?: string; times?: number; lastAt?: string };
    const at = row.createdAt.toISOString();
    return {
      id: row.id,
      at,
      lastAt: lastAt ?? at,
      device: device ?? 'Vários aparelhos',
      network: blurAddress(row.ip),
      isRefused: row.action === 'account.sign_in_refused',
      times: times ?? 1,
      isCurrent: row.sessionId === current,
    };
  });
}
