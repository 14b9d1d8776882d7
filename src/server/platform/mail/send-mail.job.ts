import type { AppDeps } from '#server/platform/deps.ts';
import { type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import type { Log } from '#server/platform/log.ts';
import {
  claimMail,
  closeUnheard,
  isBeingSent,
  type MailTry,
  noteAddress,
  openHandovers,
  settleMail,
} from './claim-mail.ts';
import { sendMailJob } from './enqueue-mail.ts';
import { writeAsHtml, writeAsText } from './letter-html.ts';
import type { MailRow } from './mail-outbox.table.ts';
import type { MailWriter, WrittenMail } from './mails.ts';

/** What it takes to send. */
type SendingDeps = Pick<AppDeps, 'mailer' | 'enqueue' | 'clock' | 'database'> & {
  config: Pick<AppDeps['config'], 'dataDir'>;
};

/** Sends what lies in the outbox; each kind of mail has its writer among `writers`. */
export function sendMails(deps: SendingDeps, writers: readonly MailWriter[]): HandledJob {
  const handovers = openHandovers(deps.config.dataDir);
  const byName = new Map(writers.map((writer) => [writer.name, writer]));
  return handle(sendMailJob, async ({ mailId }, { jobId, db, log }) => {
    const once = { mailId, jobId };
    const now = deps.clock.now();
    const handedOver = handovers.find(mailId);
    if (handedOver !== null && (await closeUnheard(db, once, { tries: handedOver, now }))) {
      log.warn({ mailId }, 'a mail was handed over by a process that died before it was confirmed');
      return handovers.forget(mailId);
    }
    const row = await claimMail(db, once, now);
    if (!row) {
      if (handedOver !== null && !(await isBeingSent(db, mailId))) handovers.forget(mailId);
      return;
    }
    let mail: WrittenMail | null = null;
    try {
      const writer = byName.get(row.kind.split('.', 1)[0] ?? '');
      if (!writer) throw Object.assign(new Error(`nobody writes ${row.kind}`), { code: 'ENOWRITER' });
      mail = await writer.write(row.payload, db);
      if (mail) {
        await noteAddress(db, once, addressOf(mail));
        // The Message-ID is derived from the row alone: whoever receives a mail twice is shown it once.
        const sent = {
          to: mail.to,
          subject: mail.letter.subject,
          text: writeAsText(mail.letter),
          html: writeAsHtml(mail.letter),
          messageId: `${row.kind}-${row.id}`,
          ...(mail.senderName ? { senderName: mail.senderName } : {}),
        };
        await deps.mailer.send(sent, () => handovers.note(mailId, row.tries));
      }
    } catch (error) {
      // Before it is put back: a note that outlived a database gone just then would close what was refused. One of a
      // later try is that of the job which took the mail over.
      if ((handovers.find(mailId) ?? Number.POSITIVE_INFINITY) <= row.tries) handovers.forget(mailId);
      return putBack(deps, once, { row, mail, error, log });
    }
    const done = { payload: {}, lastError: null };
    if (mail)
      await settleMail(db, once, { ...done, ...addressOf(mail), status: 'sent', sentAt: deps.clock.now() });
    else await settleMail(db, once, { ...done, status: 'cancelled' });
    handovers.forget(mailId);
  });
}

const addressOf = ({ to, toUserId, lessonId, letter }: WrittenMail) => ({
  toAddress: to,
  toUserId: toUserId ?? null,
  lessonId: lessonId ?? null,
  subject: letter.subject,
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

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30 * 60_000;
/** As long as mail servers try among themselves, nearly (RFC 5321 §4.5.4.1 asks for 4-5 days of those). */
const GIVE_UP_AFTER_MS = 48 * 3_600_000;

interface MailFailure {
  /** What the admin reads: the server's reply code, or that of the connection. */
  code: string;
  /** When to try again; null where that is no use. */
  retryAt: Date | null;
}

/** What to do after a try failed: 5xx to envelope or text is for good, all else waits 1 s, 2, 4 … 30 min. */
export function judgeFailure(
  error: unknown,
  { tries, createdAt }: { tries: number; createdAt: Date },
  now: Date,
): MailFailure {
  const { code = 'unknown', responseCode } = error as { code?: string; responseCode?: number };
  const isRefusal = responseCode !== undefined && responseCode >= 500;
  const isForGood = isRefusal && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const isOver = now.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries - 1, 20), LONGEST_WAIT_MS);
  return {
    code: responseCode === undefined ? code : String(responseCode),
    retryAt: isForGood || isOver ? null : new Date(now.getTime() + wait),
  };
}
