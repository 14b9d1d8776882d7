import type { AppDeps } from '#server/platform/deps.ts';
import { type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import { claimMail, type MailTry, settleMail } from './claim-mail.ts';
import { sendMailJob } from './enqueue-mail.ts';
import { judgeFailure } from './judge-failure.ts';
import type { MailRow } from './mail-outbox.table.ts';
import type { MailWriter, WrittenMail } from './mails.ts';

/** What it takes to send. */
type SendingDeps = Pick<AppDeps, 'mailer' | 'enqueue' | 'clock' | 'database'>;

/** Sends what lies in the outbox; each kind of mail has its writer among `writers`. */
export function sendMails(deps: SendingDeps, writers: readonly MailWriter[]): HandledJob {
  const byName = new Map(writers.map((writer) => [writer.name, writer]));
  return handle(sendMailJob, async ({ mailId }, { jobId, db, log }) => {
    const once = { mailId, jobId };
    const row = await claimMail(db, once, deps.clock.now());
    if (!row) return;
    let mail: WrittenMail | null = null;
    try {
      const writer = byName.get(row.kind.split('.', 1)[0] ?? '');
      if (!writer) throw Object.assign(new Error(`nobody writes ${row.kind}`), { code: 'ENOWRITER' });
      mail = await writer.write(row.payload, db);
      if (mail) await deliver(deps, row, mail);
    } catch (error) {
      return putBack(deps, once, { row, mail, error, log });
    }
    const done = { payload: {}, lastError: null };
    if (mail)
      await settleMail(db, once, { ...done, ...addressOf(mail), status: 'sent', sentAt: deps.clock.now() });
    else await settleMail(db, once, { ...done, status: 'cancelled' });
  });
}

async function deliver(
  { mailer }: SendingDeps,
  row: MailRow,
  { to, subject, text }: WrittenMail,
): Promise<void> {
  // Derived from the row alone: whoever receives the mail twice, after a crash, is shown it once.
  await mailer.send({ to, subject, text, messageId: `${row.kind}-${row.id}` });
}

const addressOf = ({ to, toUserId, subject }: WrittenMail) => ({
  toAddress: to,
  toUserId: toUserId ?? null,
  subject,
});

interface FailedTry {
  row: MailRow;
  mail: WrittenMail | null;
  error: unknown;
  log: Log;
}

async function putBack(
  deps: SendingDeps,
  once: MailTry,
  { row, mail, error, log }: FailedTry,
): Promise<void> {
  const { code, retryAt } = judgeFailure(error, row, deps.clock.now());
  // A server's words may name the recipient, so only its code is kept; a writer that fails is a defect.
  log.warn({ mailId: row.id, kind: row.kind, code, ...(mail ? {} : { err: error }) }, 'mail not sent');
  await deps.database.db.transaction(async (tx) => {
    const isMine = await settleMail(tx, once, {
      ...(mail ? addressOf(mail) : {}),
      ...(retryAt ? { status: 'waiting', nextTryAt: retryAt } : { status: 'failed' }),
      lastError: code,
    });
    if (!isMine || !retryAt) return;
    await deps.enqueue(tx, sendMailJob, { mailId: row.id }, { singletonKey: row.id, startAfter: retryAt });
  });
}
