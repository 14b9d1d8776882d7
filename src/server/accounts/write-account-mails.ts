import { eq } from 'drizzle-orm';
import type { AppDeps } from '#server/platform/deps.ts';
import { type MailWriter, writeMail } from '#server/platform/mail/mails.ts';
import { type AccountMailKind, accountMail } from './account-mail.ts';
import { writeAccountMail } from './account-mails.ts';
import { issueAccountToken } from './account-tokens.ts';
import { type AccountTokenPurpose, type UserRow, usersTable } from './accounts.table.ts';

/** Where the link of a mail leads; the page sends the token on. */
const LINKS: Partial<Record<AccountMailKind, { purpose: AccountTokenPurpose; path: string }>> = {
  reset_password: { purpose: 'reset_password', path: '/redefinir-senha' },
  confirm_email: { purpose: 'confirm_email', path: '/confirmar-email' },
};

export function writeAccountMails(deps: AppDeps): MailWriter {
  return writeMail(accountMail, async ({ kind, email }, db) => {
    const [user] = await db.select().from(usersTable).where(eq(usersTable.email, email));
    // The old address is told of a change of address; every other mail needs the account behind it.
    if (!user && kind !== 'email_changed') return null;
    const link = user ? await linkFor(deps, kind, user) : null;
    const mail = writeAccountMail(kind, { firstName: user?.firstName ?? null, link });
    return { ...mail, to: email, ...(user ? { toUserId: user.id } : {}) };
  });
}

async function linkFor(deps: AppDeps, kind: AccountMailKind, user: UserRow): Promise<string | null> {
  const about = LINKS[kind];
  if (!about) return null;
  const token = await issueAccountToken(deps.database.db, {
    purpose: about.purpose,
    userId: user.id,
    email: user.email,
    now: deps.clock.now(),
  });
  return `${deps.config.publicUrl}${about.path}?token=${token}`;
}
