import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/platform/audit/record-audit.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { isId } from '#server/platform/http/is-id.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { mailOutboxTable } from '#server/platform/mail/mail-outbox.table.ts';
import { requeueMail } from '#server/platform/mail/requeue-mail.ts';
import type { OutboxMail } from '#shared/messages/mails.contract.ts';
import { nameLessons } from './list-mails.ts';

/**
 * Has a mail sent again. Asked twice it goes out once: the second time it is on its way already.
 * @throws Problem `mail_not_found`, `mail_not_resendable`
 */
export async function resendMail(
  deps: Pick<AppDeps, 'database' | 'enqueue' | 'clock'>,
  { userId, role }: Session,
  { mailId, ip }: { mailId: string; ip: string },
): Promise<OutboxMail> {
  const { id } = mailOutboxTable;
  if (!isId(mailId)) throw new Problem('mail_not_found');
  return deps.database.db.transaction(async (tx) => {
    const [known] = await tx.select().from(mailOutboxTable).where(eq(id, mailId)).for('update');
    if (!known) throw new Problem('mail_not_found');
    const row = await requeueMail(tx, deps, mailId);
    if (!row) throw new Problem('mail_not_resendable');
    const about = { actorId: userId, actorRole: role, subjectType: 'mail', subjectId: mailId };
    const change = { before: { status: known.status }, after: { status: row.status } };
    await recordAudit(tx, { ...about, action: 'mail.resend', ...change, ip }, deps.clock.now());
    const [mail] = await nameLessons(tx, [row]);
    if (!mail) throw new Error('the mail was not told');
    return mail;
  });
}
