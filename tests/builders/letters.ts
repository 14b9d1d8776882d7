import * as z from 'zod/mini';
import { systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openEnqueue } from '#server/platform/jobs/enqueue.ts';
import { openMailer } from '#server/platform/mail/mailer.ts';
import { defineMail, type MailWriter, writeMail } from '#server/platform/mail/mails.ts';

/** A kind of mail of the tests' own; a letter about nothing is not written. */
export const letter = defineMail({
  name: 'letter',
  schema: z.object({ email: z.string(), about: z.string() }),
});
export const writeLetter: MailWriter = writeMail(letter, async ({ email, about }) =>
  about === ''
    ? null
    : {
        to: email,
        letter: {
          subject: `Sobre ${about}`,
          preheader: 'Até logo.',
          headline: 'Até logo.',
          parts: [],
          footer: { text: 'Dos testes.' },
        },
      },
);

/** All it takes to send mails over `smtpUrl`, without the rest of the product. */
export function openPost(database: Database, smtpUrl: string, dataDir: string) {
  const settings = {
    mailFrom: 'Lousa <nao-responda@lousa.test>',
    publicUrl: 'http://lousa.test',
    dataDir,
  };
  const { enqueue, close } = openEnqueue(database);
  const mailer = openMailer({ ...settings, smtpUrl });
  return {
    deps: { database, enqueue, mailer, clock: systemClock, config: settings },
    async close() {
      mailer.close();
      await close();
    },
  };
}
