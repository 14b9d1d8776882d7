import { and, eq, isNull, ne } from 'drizzle-orm';
import { accountMail } from '#server/accounts/account-mails.ts';
import { usersTable } from '#server/accounts/accounts.table.ts';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { dropTotp } from './second-factor.ts';

/**
 * An admin turns off the second factor of an editor or another admin who has neither telephone nor recovery codes.
 * One's own goes by password and code alone, so that a found session cannot strip the account it belongs to.
 * @throws Problem `user_not_found`, `own_totp`, `totp_off`
 */
export async function resetSecondFactor(
  deps: AppDeps,
  { userId: actorId, role: actorRole }: Session,
  { userId, ip }: { userId: string; ip: string },
): Promise<void> {
  if (!isId(userId)) throw new Problem('user_not_found');
  if (userId === actorId) throw new Problem('own_totp');
  await deps.database.db.transaction(async (tx) => {
    const { id, email, role, closedAt } = usersTable;
    const [person] = await tx
      .select({ email })
      .from(usersTable)
      .where(and(eq(id, userId), ne(role, 'teacher'), isNull(closedAt)));
    if (!person) throw new Problem('user_not_found');
    if (!(await dropTotp(tx, userId))) throw new Problem('totp_off');
    const about = { actorId, actorRole, subjectType: 'user', subjectId: userId };
    await recordAudit(tx, { ...about, action: 'editor.totp_reset', ip }, deps.clock.now());
    await enqueueMail(tx, deps, accountMail, { kind: 'totp_reset', email: person.email });
  });
}
