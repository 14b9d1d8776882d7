import { eq } from 'drizzle-orm';
import { accountMail } from '#server/accounts/account-mails.ts';
import { dropAccountTokens, readAccountToken } from '#server/accounts/account-tokens.ts';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { auditAccount } from '#server/accounts/audit-account.ts';
import { refuseTakenEmail, searchTextOf } from '#server/accounts/insert-user.ts';
import { endSessionsOf } from '#server/accounts/sign-in/sessions.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { lockPerson } from './close-account.ts';

/**
 * The way out of a change of address that was not the owner's: the old address stays or comes back, every session ends,
 * and a link for another password goes to it. Where nothing is left to undo, nothing happens.
 * @throws Problem `invalid_token`, `email_taken` where another account has the address meanwhile
 */
export async function keepEmail(deps: AppDeps, { token, ip }: { token: string; ip: string }): Promise<void> {
  const now = deps.clock.now();
  await deps.database.db.transaction(async (tx) => {
    const { userId, email, isLiving } = await readAccountToken(tx, { purpose: 'keep_email', token, now });
    const person = await lockPerson(tx, userId);
    if (!person || !isLiving) throw new Problem('invalid_token');
    if (person.email === email && person.pendingEmail === null) return;
    await tx
      .update(usersTable)
      .set({
        email,
        pendingEmail: null,
        // Who opens a link mailed to an address has it.
        emailConfirmedAt: now,
        searchText: searchTextOf({ ...person, email }),
        updatedAt: now,
      })
      .where(eq(usersTable.id, userId))
      .catch(refuseTakenEmail);
    await endSessionsOf(tx, userId);
    await dropAccountTokens(tx, userId, 'reset_password');
    await auditAccount(tx, { userId, role: person.role }, { action: 'account.email_keep', ip, now });
    await enqueueMail(tx, deps, accountMail, { kind: 'reset_password', email });
  });
}
