import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AppDeps } from '#server/platform/deps.ts';
import { defineMail, type MailWriter, writeMail } from '#server/platform/mail/mails.ts';
import { INVITATION_DAYS } from '#shared/accounts/staff.contract.ts';
import { ACCOUNT_MAILS, type AccountMailKind, writeAccountMail } from './account-letters.ts';
import { issueAccountToken } from './account-tokens.ts';
import { type AccountTokenPurpose, usersTable } from './accounts.table.ts';

/**
 * A mail about an account. `email` is where it goes: for `reset_password` as the visitor typed it, so
 * that asking takes the same time whether or not there is such an account. `userId` stands where the address is
 * not, or not yet, or no longer the account's.
 */
export const accountMail = defineMail({
  name: 'account',
  schema: z.object({
    kind: z.enum(ACCOUNT_MAILS),
    email: z.string(),
    userId: z.optional(z.string()),
    /** What `new_device` tells of. */
    signIn: z.optional(
      z.object({ device: z.string(), network: z.nullable(z.string()), at: z.iso.datetime() }),
    ),
  }),
});

/** Where the button of a mail leads; a page that is given a token sends it on. */
const LINKS: Record<
  AccountMailKind,
  { purpose?: AccountTokenPurpose; path: string; lifeMs?: number; query?: string }
> = {
  /** The first password is set as a forgotten one is: a link of either kind that is used ends all the others. */
  invitation: {
    purpose: 'reset_password',
    path: '/redefinir-senha',
    lifeMs: INVITATION_DAYS * 24 * 3_600_000,
    query: '&convite=1',
  },
  paused: { path: '/editor-dashboard' },
  reactivated: { path: '/editor-dashboard' },
  reset_password: { purpose: 'reset_password', path: '/redefinir-senha' },
  confirm_email: { purpose: 'confirm_email', path: '/confirmar-email' },
  confirm_new_email: { purpose: 'confirm_email', path: '/confirmar-email' },
  email_change_asked: { purpose: 'keep_email', path: '/manter-email' },
  email_changed: { purpose: 'keep_email', path: '/manter-email' },
  password_changed: { path: '/esqueci-senha' },
  new_device: { path: '/esqueci-senha' },
  totp_off: { path: '/esqueci-senha' },
  totp_reset: { path: '/configuracoes#duas-etapas' },
};

export function writeAccountMails(deps: AppDeps): MailWriter {
  return writeMail(accountMail, async ({ kind, email, userId, signIn }, db) => {
    const [user] = await db
      .select()
      .from(usersTable)
      .where(userId ? eq(usersTable.id, userId) : eq(usersTable.email, email));
    if (!user || user.closedAt) return null;
    // Taken back, or another one asked for since.
    if (kind === 'confirm_new_email' && user.pendingEmail !== email) return null;
    // Who has set a password meanwhile, or is back already, is told nothing that no longer holds.
    if (kind === 'invitation' && user.invitedAt === null) return null;
    if (kind === 'paused' && user.pausedAt === null) return null;
    const link = await linkFor(deps, kind, { userId: user.id, email });
    const letter = writeAccountMail(kind, { ...user, link, signIn });
    return { letter, to: email, toUserId: user.id };
  });
}

async function linkFor(
  deps: AppDeps,
  kind: AccountMailKind,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const { purpose, path, lifeMs, query = '' } = LINKS[kind];
  const address = `${deps.config.publicUrl}${path}`;
  if (!purpose) return address;
  const now = deps.clock.now();
  const token = await issueAccountToken(deps.database.db, { purpose, userId, email, now, lifeMs });
  return `${address}?token=${token}${query}`;
}
