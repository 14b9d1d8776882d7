import { count } from 'drizzle-orm';
import { wantsMail } from '#server/accounts/notification-choices.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { type MailWriter, type WrittenMail, writeMail } from '#server/platform/mail/mails.ts';
import { messagesTable } from './messages.table.ts';
import { unreadMail } from './notify-unread-job.ts';
import { findRecipient, unseenByRecipient } from './unread-recipient.ts';

/**
 * How many messages wait for one side; none is sent where they were read meanwhile or the recipient chose so.
 * What was written stays in the product: a mail may be read by others.
 */
export function writeUnreadMail({ config }: Pick<AppDeps, 'config'>): MailWriter {
  return writeMail(unreadMail, async (waiting, db) => {
    const found = await findRecipient(db, waiting);
    if (!found) return null;
    const [unread] = await db
      .select({ count: count() })
      .from(messagesTable)
      .where(unseenByRecipient(db, waiting, found));
    if (!unread || unread.count === 0) return null;
    const { title, person, path } = found;
    const recipient = person ?? { email: config.adminEmail };
    if (!(await wantsMail(db, recipient.email, 'messages'))) return null;
    const link = `${config.publicUrl}${path}`;
    return compose({ recipient, title, count: unread.count, link });
  });
}

function compose(about: {
  recipient: { email: string; userId?: string; firstName?: string };
  title: string;
  count: number;
  link: string;
}): WrittenMail {
  const { recipient, title, count: waiting, link } = about;
  const { email, userId, firstName } = recipient;
  const [subject, line] =
    waiting === 1
      ? [`Mensagem nova na aula "${title}"`, `Há uma mensagem sem ler na conversa da aula "${title}".`]
      : [
          `${waiting} mensagens novas na aula "${title}"`,
          `Há ${waiting} mensagens sem ler na conversa da aula "${title}".`,
        ];
  const text = [
    firstName ? `Olá, ${firstName}!` : 'Olá!',
    '',
    line,
    'Para ler e responder, abra:',
    '',
    link,
    '',
    'Você escolhe quais avisos recebe em Configurações.',
    '',
    'Equipe Lousa',
    '',
  ].join('\n');
  return { to: email, ...(userId ? { toUserId: userId } : {}), subject, text };
}
