import { eq } from 'drizzle-orm';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { AccountLimits } from './account-limits.ts';
import { accountMail } from './account-mail.ts';
import { dropAccountTokens } from './account-tokens.ts';
import { usersTable } from './accounts.table.ts';
import { auditAccount } from './audit-account.ts';
import { demandPassword } from './passwords/demand-password.ts';
import { hashPassword } from './hash-password.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { endSessionsOf } from './sign-in/sessions.ts';

/**
 * Changes the password of someone signed in and ends the account's other sessions and open reset links.
 * @throws Problem `wrong_password`, 400 for a common password, `too_many_requests`
 */
export async function changePassword(
  deps: AppDeps,
  limits: AccountLimits,
  session: Session,
  { currentPassword, newPassword, ip }: { currentPassword: string; newPassword: string; ip: string },
): Promise<void> {
  const { userId, sessionId, user } = session;
  refuseCommonPassword(newPassword, 'newPassword', user.email);
  await demandPassword(deps, limits, userId, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  const now = deps.clock.now();
  await deps.database.db.transaction(async (tx) => {
    await tx.update(usersTable).set({ passwordHash, updatedAt: now }).where(eq(usersTable.id, userId));
    await endSessionsOf(tx, userId, sessionId);
    await dropAccountTokens(tx, userId, 'reset_password');
    await auditAccount(tx, session, { action: 'account.password_change', ip, now });
    await enqueueMail(tx, deps, accountMail, { kind: 'password_changed', email: user.email });
  });
}
