import { count, desc, eq } from 'drizzle-orm';
import { peopleAs, wantsMail } from '#server/accounts/accounts.api.ts';
import { messageAttachmentsTable, messagesTable } from '#server/messages/messages.table.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import {
  choosableFooter,
  type MailLetter,
  quoteName,
  quoteTitle,
  shorten,
} from '#server/platform/mail/letter.ts';
import { defineMail, type MailWriter, writeMail } from '#server/platform/mail/mails.ts';
import { formatMoment } from '#shared/text/format.ts';
import {
  type ConversationSide,
  conversationSideSchema,
  findRecipient,
  unseenByRecipient,
} from './unread-recipient.ts';

export const unreadMail = defineMail({ name: 'messages', schema: conversationSideSchema });

/** As much of a message as a mail quotes; the rest is read in the product. */
const MOST_QUOTED = 600;

/**
 * The newest message that waits for one side, quoted, with the way to answer it; none is sent where all were read
 * meanwhile or the recipient chose so.
 */
export function writeUnreadMail({ config }: Pick<AppDeps, 'config'>): MailWriter {
  return writeMail(unreadMail, async (waiting, db) => {
    const found = await findRecipient(db, waiting);
    if (!found) return null;
    const unread = await findUnread(db, waiting, found);
    if (!unread) return null;
    const { title, person, path } = found;
    const to = person?.email ?? config.adminEmail;
    if (!(await wantsMail(db, to, 'messages'))) return null;
    const { firstName, isStaff } = unread.sender;
    return {
      to,
      lessonId: waiting.lessonId,
      ...(person ? { toUserId: person.userId } : {}),
      senderName: `${firstName}, ${isStaff ? 'da' : 'pela'} Lousa`,
      letter: compose({ ...unread, title, link: `${config.publicUrl}${path}`, publicUrl: config.publicUrl }),
    };
  });
}

interface Unread {
  count: number;
  /** What was written, or which files came alone. */
  content: string;
  sentAt: Date;
  sender: { firstName: string; lastName: string; isStaff: boolean };
}

async function findUnread(
  db: Db,
  waiting: ConversationSide,
  recipient: Parameters<typeof unseenByRecipient>[2],
): Promise<Unread | null> {
  const unseen = unseenByRecipient(db, waiting, recipient);
  const sender = peopleAs('sender');
  const { id, content, createdAt, senderId, senderRole } = messagesTable;
  const [total] = await db.select({ count: count() }).from(messagesTable).where(unseen);
  const [last] = await db
    .select({ id, content, createdAt, senderRole, firstName: sender.firstName, lastName: sender.lastName })
    .from(messagesTable)
    .innerJoin(sender, eq(sender.id, senderId))
    .where(unseen)
    .orderBy(desc(id))
    .limit(1);
  if (!total || !last) return null;
  const [firstName, lastName] = [quoteName(last.firstName), quoteName(last.lastName)];
  return {
    count: total.count,
    content: last.content || (await nameFiles(db, last.id)),
    sentAt: last.createdAt,
    sender: { firstName, lastName, isStaff: last.senderRole !== 'teacher' },
  };
}

/** A message without words came with files. */
async function nameFiles(db: Db, messageId: string): Promise<string> {
  const files = await db.$count(messageAttachmentsTable, eq(messageAttachmentsTable.messageId, messageId));
  return files === 1 ? 'Enviou um arquivo.' : `Enviou ${files} arquivos.`;
}

function compose(about: Unread & { title: string; link: string; publicUrl: string }): MailLetter {
  const { title, sender, content, sentAt, count: waiting, link, publicUrl } = about;
  const others = waiting - 1;
  const more = others === 1 ? 'Há mais uma mensagem sem ler.' : `Há mais ${others} mensagens sem ler.`;
  return {
    subject:
      waiting === 1 ? `Mensagem nova na aula "${title}"` : `${waiting} mensagens novas na aula "${title}"`,
    preheader: shorten(content, 110),
    headline: `${sender.firstName} escreveu sobre ${quoteTitle(title)}`,
    parts: [
      {
        quote: shorten(content, MOST_QUOTED),
        by: `${sender.firstName} ${sender.lastName}${sender.isStaff ? ', da equipe da Lousa' : ''}, ${formatMoment(sentAt)}`,
      },
      ...(others > 0 ? [more] : []),
    ],
    button: { label: `Responder a ${sender.firstName}`, href: link },
    after: 'Responda pela página: este endereço não recebe mensagens.',
    footer: choosableFooter(publicUrl, 'Mensagens seguidas chegam em um só aviso.'),
  };
}
