import { and, eq } from 'drizzle-orm';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { spendAccountToken } from './account-tokens.ts';
import { usersTable } from './accounts.table.ts';

/**
 * Marks the address of a mailed link as confirmed, if it is still the account's.
 * @throws Problem `invalid_token`
 */
export async function confirmEmail(deps: AppDeps, token: string): Promise<void> {
  const now = deps.clock.now();
  await deps.database.db.transaction(async (tx) => {
    const { userId, email } = await spendAccountToken(tx, { purpose: 'confirm_email', token, now });
    const confirmed = await tx
      .update(usersTable)
      .set({ emailConfirmedAt: now, updatedAt: now })
      .where(and(eq(usersTable.id, userId), eq(usersTable.email, email)))
      .returning({ id: usersTable.id });
    if (confirmed.length === 0) throw new Problem('invalid_token');
  });
}
