import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { accountMail } from '#server/accounts/account-mails.ts';
import { type UserRow, usersTable } from '#server/accounts/accounts.table.ts';
import { insertUser } from '#server/accounts/insert-user.ts';
import { hashPassword } from '#server/accounts/passwords/hash-password.ts';
import { createSecretToken } from '#server/accounts/secret-token.ts';
import { toUser } from '#server/accounts/to-user.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import type { StaffDeed } from './change-account.ts';

/** Of two clicks, or two admins, within it the second mails nothing. */
const AGAIN_AFTER_MS = 60_000;

/**
 * Opens an editor's account under a password that nobody knows and mails the link that sets the first one. Who is
 * invited already and has set none is answered as they are, and mailed once more.
 * @throws Problem `email_taken` by anybody else
 */
export async function inviteEditor(
  deps: AppDeps,
  { actorId, actorRole, ip }: StaffDeed,
  person: Pick<UserRow, 'firstName' | 'lastName' | 'email'>,
): Promise<User> {
  const passwordHash = await hashPassword(createSecretToken(), actorId);
  return deps.database.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const row = { ...person, passwordHash, role: 'editor', invitedAt: now } as const;
    const invited = await insertUser(tx, row).catch((error: Error) => error);
    if (invited instanceof Error) {
      // Also where another admin invited the same person a moment ago.
      const known = await findInvited(tx, person.email);
      if (!known) throw invited;
      await mailInvitation(tx, deps, known.id);
      return toUser(known);
    }
    const about = { actorId, actorRole, subjectType: 'user', subjectId: invited.id };
    await recordAudit(tx, { ...about, action: 'editor.invite', after: { role: 'editor' }, ip }, now);
    await enqueueMail(tx, deps, accountMail, { kind: 'invitation', email: invited.email });
    return toUser(invited);
  });
}

/**
 * Mails the invitation of an editor who has set no password yet again.
 * @throws Problem `user_not_found`, `invitation_accepted`
 */
export async function resendInvitation(
  deps: AppDeps,
  { actorId, actorRole, ip }: StaffDeed,
  editorId: string,
): Promise<void> {
  if (!isId(editorId)) throw new Problem('user_not_found');
  await deps.database.db.transaction(async (tx) => {
    const [editor] = await tx
      .select({ invitedAt: usersTable.invitedAt })
      .from(usersTable)
      .where(and(eq(usersTable.id, editorId), eq(usersTable.role, 'editor'), isNull(usersTable.closedAt)));
    if (!editor) throw new Problem('user_not_found');
    if (editor.invitedAt === null) throw new Problem('invitation_accepted');
    if (!(await mailInvitation(tx, deps, editorId))) return;
    const about = { actorId, actorRole, subjectType: 'user', subjectId: editorId };
    await recordAudit(tx, { ...about, action: 'editor.invite_again', ip }, deps.clock.now());
  });
}

async function findInvited(tx: Tx, email: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(usersTable)
    .where(and(eq(usersTable.email, email), eq(usersTable.role, 'editor'), isNotNull(usersTable.invitedAt)));
  return row ?? null;
}

/** Answers whether a mail goes out: the row that is changed is the one that tells when the last one did. */
async function mailInvitation(tx: Tx, deps: AppDeps, editorId: string): Promise<boolean> {
  const now = deps.clock.now();
  const [editor] = await tx
    .update(usersTable)
    .set({ invitedAt: now })
    .where(
      and(eq(usersTable.id, editorId), lte(usersTable.invitedAt, new Date(now.getTime() - AGAIN_AFTER_MS))),
    )
    .returning({ email: usersTable.email });
  if (!editor) return false;
  await enqueueMail(tx, deps, accountMail, { kind: 'invitation', email: editor.email });
  return true;
}
