import { eq } from 'drizzle-orm';
import type { AccountLimits } from '#server/accounts/account-limits.ts';
import { accountMail } from '#server/accounts/account-mails.ts';
import { dropAccountTokens } from '#server/accounts/account-tokens.ts';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { auditAccount } from '#server/accounts/audit-account.ts';
import { refuseCommonPassword } from '#server/accounts/passwords/common-passwords.ts';
import { demandPassword } from '#server/accounts/passwords/demand-password.ts';
import { hashPassword } from '#server/accounts/passwords/hash-password.ts';
import { type Place, rememberPlace } from '#server/accounts/sign-in/known-places.ts';
import { endSessionsOf } from '#server/accounts/sign-in/sessions.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';

/**
 * Changes the password of someone signed in and ends the account's other sessions and open reset links. Of all places
 * the account then knows this one alone; answers the browser's new cookie.
 * @throws Problem `wrong_password`, 400 for a common password, `too_many_requests`
 */
export async function changePassword(
  deps: AppDeps,
  limits: AccountLimits,
  session: Session,
  {
    currentPassword,
    newPassword,
    ip,
    from,
  }: { currentPassword: string; newPassword: string; ip: string; from: Place },
): Promise<string | null> {
  const { userId, sessionId, user } = session;
  refuseCommonPassword(newPassword, 'newPassword', user);
  await demandPassword(deps, limits, userId, currentPassword);
  const passwordHash = await hashPassword(newPassword, userId);
  const now = deps.clock.now();
  return deps.database.db.transaction(async (tx) => {
    await tx.update(usersTable).set({ passwordHash, updatedAt: now }).where(eq(usersTable.id, userId));
    await endSessionsOf(tx, userId, sessionId);
    const browser = await rememberPlace(tx, userId, from, now);
    await dropAccountTokens(tx, userId, 'reset_password');
    await auditAccount(tx, session, { action: 'account.password_change', ip, now });
    await enqueueMail(tx, deps, accountMail, { kind: 'password_changed', email: user.email });
    return browser;
  });
}
