import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { AccountLimits } from '#server/accounts/account-limits.ts';
import { accountMail } from '#server/accounts/account-mails.ts';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { auditAccount } from '#server/accounts/audit-account.ts';
import { searchTextOf } from '#server/accounts/insert-user.ts';
import { demandPassword } from '#server/accounts/passwords/demand-password.ts';
import { toUser } from '#server/accounts/to-user.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { updateProfile as call } from '#shared/accounts/accounts.contract.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import type { BodyOf } from '#shared/http/endpoint.ts';

/**
 * Changes the name at once. Another e-mail is only asked for, with the password: it becomes the account's when its own
 * link is opened (confirm-email.ts), and the present address is told with a way to refuse (keep-email.ts).
 * @throws Problem `email_taken`, `wrong_password`, 400 without the password, `too_many_requests`
 */
export async function updateProfile(
  deps: AppDeps,
  limits: AccountLimits,
  { userId, role, user }: Pick<Session, 'userId' | 'role' | 'user'>,
  { ip, currentPassword, email, ...name }: BodyOf<typeof call> & { ip: string },
): Promise<User> {
  await limits.profileChange.consume(userId);
  const asksForEmail = email !== user.email;
  if (asksForEmail) {
    if (!currentPassword) {
      const message = 'Para mudar o e-mail, informe a senha atual';
      throw Problem.ofIssues([{ path: 'currentPassword', message }]);
    }
    await demandPassword(deps, limits, userId, currentPassword);
    await limits.emailChange.consume(userId);
  }
  const now = deps.clock.now();
  return deps.database.db.transaction(async (tx) => {
    const [before] = await tx.select().from(usersTable).where(eq(usersTable.id, userId)).for('update');
    if (!before) throw new Problem('unauthorized');
    if (asksForEmail) {
      const [other] = await tx
        .select({ id: usersTable.id })
        .from(usersTable)
        .where(and(eq(usersTable.email, email), ne(usersTable.id, userId)));
      if (other) throw new Problem('email_taken');
    }
    const pendingEmail = asksForEmail && email !== before.email ? email : before.pendingEmail;
    const [after] = await tx
      .update(usersTable)
      .set({
        ...name,
        pendingEmail,
        searchText: searchTextOf({ ...name, email: before.email }),
        updatedAt: now,
      })
      .where(eq(usersTable.id, userId))
      .returning();
    if (!after) throw new Problem('unauthorized');
    if (asksForEmail && pendingEmail) {
      const mails = { confirm_new_email: pendingEmail, email_change_asked: before.email } as const;
      for (const kind of ['confirm_new_email', 'email_change_asked'] as const) {
        await enqueueMail(tx, deps, accountMail, { kind, email: mails[kind], userId });
      }
    }
    const changed = (['firstName', 'lastName', 'pendingEmail'] as const).filter(
      (field) => before[field] !== after[field],
    );
    if (changed.length > 0) {
      const about = { action: 'account.profile_change', after: { changed }, ip, now } as const;
      await auditAccount(tx, { userId, role }, about);
    }
    return toUser(after);
  });
}

/** Takes back the address asked for: its link opens nothing any more. */
export async function cancelEmailChange(
  deps: AppDeps,
  { userId, role }: Pick<Session, 'userId' | 'role'>,
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.db.transaction(async (tx) => {
    const changed = await tx
      .update(usersTable)
      .set({ pendingEmail: null, updatedAt: now })
      .where(and(eq(usersTable.id, userId), isNotNull(usersTable.pendingEmail)))
      .returning({ id: usersTable.id });
    if (changed.length === 0) return;
    await auditAccount(tx, { userId, role }, { action: 'account.email_cancel', now });
  });
}
