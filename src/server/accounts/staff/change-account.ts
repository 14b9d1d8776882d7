import { and, eq, isNull } from 'drizzle-orm';
import { type UserRow, usersTable } from '#server/accounts/accounts.table.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Role } from '#shared/roles.ts';

/** The person who does something to somebody's account, and the address it comes from. */
export interface StaffDeed {
  actorId: string;
  actorRole: Role;
  ip: string;
}

export interface AccountChange<T> {
  /** What the log keeps; null where all is as it was. */
  changed: { action: string; before?: object; after?: object } | null;
  answer: T;
}

/**
 * One change of an open account by staff, under its lock and with its row in the log.
 * @throws Problem `user_not_found` for an account of another role too
 */
export async function changeAccount<T>(
  deps: AppDeps,
  { actorId, actorRole, ip }: StaffDeed,
  { id, role }: { id: string; role: Role },
  change: (tx: Tx, account: UserRow, now: Date) => Promise<AccountChange<T>>,
): Promise<T> {
  if (!isId(id)) throw new Problem('user_not_found');
  return deps.database.db.transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(usersTable)
      .where(and(eq(usersTable.id, id), eq(usersTable.role, role), isNull(usersTable.closedAt)))
      .for('no key update');
    if (!account) throw new Problem('user_not_found');
    const now = deps.clock.now();
    const { changed, answer } = await change(tx, account, now);
    if (changed) {
      const about = { actorId, actorRole, subjectType: 'user', subjectId: id };
      await recordAudit(tx, { ...about, ...changed, ip }, now);
    }
    return answer;
  });
}

/** Writes values of an account that `changeAccount` holds. */
export const writeAccount = (tx: Tx, { id }: UserRow, values: Partial<UserRow>) =>
  tx.update(usersTable).set(values).where(eq(usersTable.id, id));
