import { eq } from 'drizzle-orm';
import type { AccountLimits } from '#server/accounts/account-limits.ts';
import { accountMail } from '#server/accounts/account-mails.ts';
import { demandAccountToken, spendAccountToken } from '#server/accounts/account-tokens.ts';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { auditAccount } from '#server/accounts/audit-account.ts';
import { refuseCommonPassword } from '#server/accounts/passwords/common-passwords.ts';
import { hashPassword } from '#server/accounts/passwords/hash-password.ts';
import { type From, rememberPlace } from '#server/accounts/sign-in/known-places.ts';
import { countForName } from '#server/accounts/sign-in/record-sign-in.ts';
import { endSessionsOf } from '#server/accounts/sign-in/sessions.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';

/**
 * Has a reset link mailed if there is such an account; the caller cannot tell. Asked for again and again, by whomever,
 * it mails more rarely and says the same: a link that is still good has reached the owner by then.
 * @throws Problem `too_many_requests` by connection
 */
export async function requestPasswordReset(
  deps: AppDeps,
  limits: AccountLimits,
  { email, from }: { email: string; from: From },
): Promise<void> {
  await limits.resetAddress.consume(from.address);
  await countForName(deps, { name: email, from, action: 'account.password_ask' });
  if ((await limits.resetMail.take(email, deps.clock.now())) > 0) return;
  await enqueueMail(deps.database.db, deps, accountMail, { kind: 'reset_password', email });
}

/**
 * Sets a new password by the token of a mail and ends every session of the account. Of all places it then knows this
 * one alone: who has the mailbox gets in here, whoever else is guessing meanwhile. Answers the browser's new cookie.
 * @throws Problem `invalid_token`, 400 for a common password
 */
export async function resetPassword(
  deps: AppDeps,
  limits: Pick<AccountLimits, 'resetMail'>,
  { token, password }: { token: string; password: string },
  from: From,
): Promise<string | null> {
  refuseCommonPassword(password, 'password');
  const now = deps.clock.now();
  // Hashing is dear: nobody gets it done with an invented link.
  const { db } = deps.database;
  const ownerId = await demandAccountToken(db, { purpose: 'reset_password', token, now });
  const [owner] = await db.select().from(usersTable).where(eq(usersTable.id, ownerId));
  refuseCommonPassword(password, 'password', owner);
  const passwordHash = await hashPassword(password, from.address);
  const done = await db.transaction(async (tx) => {
    const { userId, email } = await spendAccountToken(tx, { purpose: 'reset_password', token, now });
    const [person] = await tx.select().from(usersTable).where(eq(usersTable.id, userId)).for('update');
    if (!person) throw new Problem('invalid_token');
    const isFirst = person.invitedAt !== null;
    // The link of an invitation was read in the mailbox it names, which is all that a confirmation asks for.
    const accepted = isFirst ? { invitedAt: null, emailConfirmedAt: now } : {};
    await tx
      .update(usersTable)
      .set({ passwordHash, updatedAt: now, ...accepted })
      .where(eq(usersTable.id, userId));
    await endSessionsOf(tx, userId);
    if (!isFirst) await enqueueMail(tx, deps, accountMail, { kind: 'password_changed', email });
    const action = isFirst ? 'account.invitation_accept' : 'account.password_reset';
    await auditAccount(tx, { userId, role: person.role }, { action, after: { device: from.device }, now });
    return { email: person.email, browser: await rememberPlace(tx, userId, from, now) };
  });
  await limits.resetMail.reset(done.email);
  return done.browser;
}
