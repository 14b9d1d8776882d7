import { eq } from 'drizzle-orm';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { AccountLimits } from './account-limits.ts';
import { accountMailJob } from './account-mail-job.ts';
import { dropAccountTokens } from './account-tokens.ts';
import { usersTable } from './accounts.table.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { endSessionsOf } from './sessions.ts';

/**
 * Changes the password of someone signed in and ends the account's other sessions and open reset links.
 * @throws Problem `wrong_password`, 400 for a common password, `too_many_requests`
 */
export async function changePassword(
  deps: AppDeps,
  limits: AccountLimits,
  session: Session,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { userId, sessionId, user } = session;
  refuseCommonPassword(newPassword, 'newPassword', user.email);
  await demandPassword(deps, limits, userId, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  await deps.database.db.transaction(async (tx) => {
    await tx
      .update(usersTable)
      .set({ passwordHash, updatedAt: deps.clock.now() })
      .where(eq(usersTable.id, userId));
    await endSessionsOf(tx, userId, sessionId);
    await dropAccountTokens(tx, userId, 'reset_password');
    await deps.enqueue(tx, accountMailJob, { kind: 'password_changed', email: user.email });
  });
}

/**
 * Asks someone signed in for the password again, before what cannot be undone.
 * @throws Problem `wrong_password`, `too_many_requests`
 */
async function demandPassword(
  deps: AppDeps,
  limits: Pick<AccountLimits, 'passwordCheck'>,
  userId: string,
  password: string,
): Promise<void> {
  await limits.passwordCheck.consume(userId);
  const [user] = await deps.database.db
    .select({ passwordHash: usersTable.passwordHash })
    .from(usersTable)
    .where(eq(usersTable.id, userId));
  if (!(await verifyPassword(user?.passwordHash ?? null, password))) throw new Problem('wrong_password');
  await limits.passwordCheck.reset(userId);
}
