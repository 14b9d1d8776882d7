import { eq } from 'drizzle-orm';
import type { AppDeps } from '#server/platform/deps.ts';
import { type MailWriter, writeMail } from '#server/platform/mail/mails.ts';
import { type AccountMailKind, accountMail } from './account-mail.ts';
import { writeAccountMail } from './account-mails.ts';
import { issueAccountToken } from './account-tokens.ts';
import { type AccountTokenPurpose, type UserRow, usersTable } from './accounts.table.ts';

/** Where the button of a mail leads; a page that is given a token sends it on. */
const LINKS: Record<AccountMailKind, { purpose?: AccountTokenPurpose; path: string }> = {
  reset_password: { purpose: 'reset_password', path: '/redefinir-senha' },
  confirm_email: { purpose: 'confirm_email', path: '/confirmar-email' },
  password_changed: { path: '/esqueci-senha' },
  email_changed: { path: '/lgpd' },
  totp_off: { path: '/esqueci-senha' },
  totp_reset: { path: '/configuracoes#duas-etapas' },
};

export function writeAccountMails(deps: AppDeps): MailWriter {
  return writeMail(accountMail, async ({ kind, email }, db) => {
    const [user] = await db.select().from(usersTable).where(eq(usersTable.email, email));
    // The old address is told of a change of address; every other mail needs the account behind it.
    if (!user && kind !== 'email_changed') return null;
    const link = await linkFor(deps, kind, user);
    const letter = writeAccountMail(kind, { firstName: user?.firstName ?? null, link });
    return { letter, to: email, ...(user ? { toUserId: user.id } : {}) };
  });
}

async function linkFor(deps: AppDeps, kind: AccountMailKind, user: UserRow | undefined): Promise<string> {
  const { purpose, path } = LINKS[kind];
  const address = `${deps.config.publicUrl}${path}`;
  if (!purpose || !user) return address;
  const token = await issueAccountToken(deps.database.db, {
    purpose,
    userId: user.id,
    email: user.email,
    now: deps.clock.now(),
  });
  return `${address}?token=${token}`;
}
