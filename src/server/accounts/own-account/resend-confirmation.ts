import { eq } from 'drizzle-orm';
import type { AccountLimits } from '#server/accounts/account-limits.ts';
import { accountMail } from '#server/accounts/account-mails.ts';
import { usersTable } from '#server/accounts/accounts.table.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import type { Session } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';

/**
 * Mails the link that confirms the address asked for, or else the present one, once more; a link is good for two days
 * alone.
 * @throws Problem `too_many_requests`
 */
export async function resendConfirmation(
  deps: AppDeps,
  limits: Pick<AccountLimits, 'confirmation'>,
  { userId }: Session,
): Promise<void> {
  await limits.confirmation.consume(userId);
  await deps.database.db.transaction(async (tx) => {
    const [person] = await tx
      .select({
        email: usersTable.email,
        pendingEmail: usersTable.pendingEmail,
        confirmedAt: usersTable.emailConfirmedAt,
      })
      .from(usersTable)
      .where(eq(usersTable.id, userId));
    if (person?.pendingEmail) {
      const mail = { kind: 'confirm_new_email', email: person.pendingEmail, userId } as const;
      await enqueueMail(tx, deps, accountMail, mail);
    } else if (person && !person.confirmedAt) {
      await enqueueMail(tx, deps, accountMail, { kind: 'confirm_email', email: person.email });
    }
  });
}
