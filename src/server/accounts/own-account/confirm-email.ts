import { eq } from 'drizzle-orm';
import { accountMail } from '#server/accounts/account-mails.ts';
import { dropAccountTokens, readAccountToken } from '#server/accounts/account-tokens.ts';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { auditAccount } from '#server/accounts/audit-account.ts';
import { refuseTakenEmail, searchTextOf } from '#server/accounts/insert-user.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { lockPerson } from './close-account.ts';

/**
 * Confirms the address of a mailed link: the account's own, or the one asked for instead, which becomes the account's
 * by this alone. Opened again it says the same again.
 * @throws Problem `invalid_token`, `email_taken` where somebody else has the new address meanwhile
 */
export async function confirmEmail(
  deps: AppDeps,
  { token, ip }: { token: string; ip: string },
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.db.transaction(async (tx) => {
    const link = await readAccountToken(tx, { purpose: 'confirm_email', token, now });
    const person = await lockPerson(tx, link.userId);
    const isOwn = person?.email === link.email;
    if (isOwn && person.emailConfirmedAt) return;
    if (!person || !link.isLiving || !(isOwn || person.pendingEmail === link.email)) {
      throw new Problem('invalid_token');
    }
    await tx
      .update(usersTable)
      .set({
        emailConfirmedAt: now,
        updatedAt: now,
        ...(!isOwn && {
          email: link.email,
          pendingEmail: null,
          searchText: searchTextOf({ ...person, email: link.email }),
        }),
      })
      .where(eq(usersTable.id, person.id))
      .catch(refuseTakenEmail);
    if (isOwn) return;
    await dropAccountTokens(tx, person.id, 'reset_password');
    await auditAccount(
      tx,
      { userId: person.id, role: person.role },
      { action: 'account.email_change', ip, now },
    );
    await enqueueMail(tx, deps, accountMail, {
      kind: 'email_changed',
      email: person.email,
      userId: person.id,
    });
  });
}
