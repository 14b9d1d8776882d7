import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { AccountLimits } from './account-limits.ts';
import { accountMail } from './account-mail.ts';
import { demandAccountToken, spendAccountToken } from './account-tokens.ts';
import { usersTable } from './accounts.table.ts';
import { hashPassword } from './hash-password.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { endSessionsOf } from './sign-in/sessions.ts';

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
    else {
      const by = { actorId: userId, actorRole: person.role, subjectType: 'user', subjectId: userId };
      await recordAudit(tx, { ...by, action: 'account.invitation_accept' }, now);
    }
  });
}
