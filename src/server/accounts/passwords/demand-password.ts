import { eq } from 'drizzle-orm';
import type { AccountLimits } from '#server/accounts/account-limits.ts';
import { usersTable } from '#server/accounts/accounts.table.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { verifyPassword } from './hash-password.ts';

/**
 * Asks someone signed in for the password again, before what cannot be undone.
 * @throws Problem `wrong_password`, `too_many_requests`
 */
export async function demandPassword(
  deps: Pick<AppDeps, 'database'>,
  limits: Pick<AccountLimits, 'passwordCheck'>,
  userId: string,
  password: string,
): Promise<void> {
  await limits.passwordCheck.consume(userId);
  const [user] = await deps.database.db
    .select({ passwordHash: usersTable.passwordHash })
    .from(usersTable)
    .where(eq(usersTable.id, userId));
  const verdict = verifyPassword(user?.passwordHash ?? null, password, userId);
  const isRight = await verdict.catch(async (unanswered) => {
    await limits.passwordCheck.giveBack(userId);
    throw unanswered;
  });
  if (!isRight) throw new Problem('wrong_password');
  await limits.passwordCheck.reset(userId);
}
