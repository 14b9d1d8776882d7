import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/platform/config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** In place of the name in MAIL_FROM; the address stays. */
  senderName?: string;
  /** Same mail, same id: a mail sent twice by a retried job is shown once. Letters, digits, `.-_` only. */
  messageId: string;
}
export interface Mailer {
  /**
   * Send from a job only, so that a failure is tried again. `beforeEnd` runs in the very turn in which a mail server
   * is given the end of the message: from then on it may take it without our hearing of it. Throws what the server
   * answers, or what `beforeEnd` throws: then it was not told that the message ends, and drops it.
   */
  send(mail: Mail, beforeEnd?: () => void): Promise<void>;
  close(): void;
}

/** Mails go to SMTP_URL, or one file each (`.eml`) into DATA_DIR/outbox. */
export function openMailer(config: Pick<Config, 'smtpUrl' | 'dataDir' | 'mailFrom' | 'publicUrl'>): Mailer {
  const host = new URL(config.publicUrl).hostname;
  const envelop = ({ senderName, messageId, ...mail }: Mail) => ({
    ...mail,
    from: senderName ? { name: senderName, address: addressIn(config.mailFrom) } : config.mailFrom,
    messageId: `<${messageId}@${host}>`,
  });
  if (config.smtpUrl === null) {
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    return {
      async send(mail) {
        const sent = await transport.sendMail(envelop(mail));
        await writeOutbox(join(config.dataDir, 'outbox'), mail.messageId, sent.message as Buffer);
      },
      close: () => transport.close(),
    };
  }
  const transport = createTransport(config.smtpUrl);
  Object.assign(transport.options, SMTP_TIMEOUTS);
  transport.use('stream', ({ data, message }, done) => {
    const { beforeEnd } = data as { beforeEnd?: () => void };
    if (beforeEnd)
      message.processFunc((input) => Readable.from(endAfter(input, beforeEnd), { objectMode: false }));
    done();
  });
  return {
    async send(mail, beforeEnd) {
      await transport.sendMail({ ...envelop(mail), ...(beforeEnd ? { beforeEnd } : {}) });
    },
    close: () => transport.close(),
  };
}

/** `a@b` of `Name <a@b>`. */
const addressIn = (from: string) => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Read only once the server has asked for the message; what follows the last piece is the closing dot. */
async function* endAfter(input: AsyncIterable<Buffer>, beforeEnd: () => void) {
  yield* input;
  beforeEnd();
}

/** Written beside and renamed, so that nobody reads half a mail. */
async function writeOutbox(folder: string, messageId: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = messageId.replaceAll(/[^\w.-]/g, '_').slice(0, 120);
  const unfinished = join(folder, `.${randomUUID()}`);
  await writeFile(unfinished, message, { mode: 0o600 });
  await rename(unfinished, join(folder, `${name}.eml`));
}
