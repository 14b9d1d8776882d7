import { eq } from 'drizzle-orm';
import type { AppDeps } from '#server/platform/deps.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { AccountLimits } from './account-limits.ts';
import { accountMail } from './account-mail.ts';
import { demandAccountToken, spendAccountToken } from './account-tokens.ts';
import { usersTable } from './accounts.table.ts';
import { hashPassword } from './hash-password.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { endSessionsOf } from './sessions.ts';

/** Has a reset link mailed if there is such an account; the caller cannot tell. */
export async function requestPasswordReset(
  deps: AppDeps,
  limits: AccountLimits,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await limits.resetAddress.consume(address);
  await limits.resetAccount.consume(email);
  await enqueueMail(deps.database.db, deps, accountMail, { kind: 'reset_password', email });
}

/**
 * Sets a new password by the token of a mail and ends every session of the account.
 * @throws Problem `invalid_token`, 400 for a common password
 */
export async function resetPassword(
  deps: AppDeps,
  { token, password }: { token: string; password: string },
): Promise<void> {
  refuseCommonPassword(password, 'password');
  const now = deps.clock.now();
  // Hashing is dear: nobody gets it done with an invented link.
  await demandAccountToken(deps.database.db, { purpose: 'reset_password', token, now });
  const passwordHash = await hashPassword(password);
  await deps.database.db.transaction(async (tx) => {
    const { userId, email } = await spendAccountToken(tx, { purpose: 'reset_password', token, now });
    await tx.update(usersTable).set({ passwordHash, updatedAt: now }).where(eq(usersTable.id, userId));
    await endSessionsOf(tx, userId);
    await enqueueMail(tx, deps, accountMail, { kind: 'password_changed', email });
  });
}
