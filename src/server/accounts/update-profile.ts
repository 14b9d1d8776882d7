import { eq } from 'drizzle-orm';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { accountMail } from './account-mail.ts';
import { dropAccountTokens } from './account-tokens.ts';
import { usersTable } from './accounts.table.ts';
import { auditAccount } from './audit-account.ts';
import { refuseTakenEmail, searchTextOf } from './insert-user.ts';
import { toUser } from './to-user.ts';

/**
 * Changes name and e-mail. A new address has to be confirmed anew, the old one is told, and links that
 * were mailed to it no longer open the account.
 * @throws Problem `email_taken`
 */
export async function updateProfile(
  deps: AppDeps,
  { userId, role }: Pick<Session, 'userId' | 'role'>,
  { ip, ...profile }: Pick<User, 'firstName' | 'lastName' | 'email'> & { ip: string },
): Promise<User> {
  const { firstName, lastName, email } = profile;
  const now = deps.clock.now();
  return deps.database.db.transaction(async (tx) => {
    const [before] = await tx.select().from(usersTable).where(eq(usersTable.id, userId)).for('update');
    if (!before) throw new Problem('unauthorized');
    const hasNewEmail = before.email !== email;
    if (hasNewEmail) {
      await dropAccountTokens(tx, userId, 'reset_password');
      await enqueueMail(tx, deps, accountMail, { kind: 'confirm_email', email });
      await enqueueMail(tx, deps, accountMail, { kind: 'email_changed', email: before.email });
    }
    const [after] = await tx
      .update(usersTable)
      .set({
        firstName,
        lastName,
        email,
        searchText: searchTextOf(profile),
        updatedAt: now,
        ...(hasNewEmail ? { emailConfirmedAt: null } : {}),
      })
      .where(eq(usersTable.id, userId))
      .returning()
      .catch(refuseTakenEmail);
    if (!after) throw new Problem('unauthorized');
    const changed = (['firstName', 'lastName', 'email'] as const).filter(
      (name) => before[name] !== after[name],
    );
    if (changed.length > 0) {
      const about = { action: 'account.profile_change', after: { changed }, ip, now } as const;
      await auditAccount(tx, { userId, role }, about);
    }
    return toUser(after);
  });
}
