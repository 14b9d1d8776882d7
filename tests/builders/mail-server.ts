import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The name the mail is from. */
  from: string;
}

/** A mail server that may refuse, and that may be held before it answers, so that a sender can die meanwhile. */
export interface MailServer {
  url: string;
  /** Every message it has taken in full, in order; one sent twice is here twice. */
  received: ReceivedMail[];
  /** How often somebody named a recipient. */
  asked: number;
  /** Replies to the next recipients, before all are welcome again. */
  refusals: number[];
  /** Called with a recipient named, before the reply. */
  beforeRecipient: (() => Promise<void>) | null;
  /** Called with a message taken, before the sender hears of it. */
  beforeAccepting: (() => Promise<void>) | null;
  /** Called right after the sender was told that the message is taken. */
  afterAccepting: (() => void) | null;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onRcptTo(_address, _session, done) {
      server.asked++;
      await server.beforeRecipient?.();
      const responseCode = server.refusals.shift();
      done(responseCode ? Object.assign(new Error('not now'), { responseCode }) : null);
    },
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch {
        // The sender died before the end of the message: it was not taken.
        return;
      }
      const mail = await PostalMime.parse(Buffer.concat(chunks));
      server.received.push({
        messageId: mail.messageId ?? '',
        html: mail.html ?? '',
        from: mail.from?.name ?? '',
        to: mail.to?.[0]?.address ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
      });
      await server.beforeAccepting?.();
      done();
      server.afterAccepting?.();
    },
  });
  // A sender that was killed leaves a broken connection.
  smtp.on('error', () => undefined);
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    asked: 0,
    refusals: [],
    beforeRecipient: null,
    beforeAccepting: null,
    afterAccepting: null,
    close: () => new Promise((done) => smtp.close(() => done())),
  };
  return server;
}
