import { and, count, eq } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { wantsMail } from '#server/accounts/notification-choices.api.ts';
import { lessonsAs } from '#server/lessons/lesson-rows.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { type MailWriter, type WrittenMail, writeMail } from '#server/platform/mail/mails.ts';
import { productionsAs } from '#server/production/production-rows.api.ts';
import { messagesTable } from './messages.table.ts';
import { type ConversationSide, unreadMail } from './notify-unread-job.ts';
import { waitingFor } from './waiting-for.ts';

/** Who gets the mail and where its link leads. */
interface Recipient {
  email: string;
  userId?: string;
  firstName?: string;
  path: string;
}

/**
 * How many messages wait for one side; none is sent where they were read meanwhile or the recipient chose so.
 * What was written stays in the product: a mail may be read by others.
 */
export function writeUnreadMail({ config }: Pick<AppDeps, 'config'>): MailWriter {
  return writeMail(unreadMail, async (waiting, db) => {
    const { lessonId, side } = waiting;
    const [unread] = await db
      .select({ count: count() })
      .from(messagesTable)
      .where(and(eq(messagesTable.lessonId, lessonId), waitingFor(side)));
    const found = await findRecipient(db, waiting, config.adminEmail);
    if (!unread || unread.count === 0 || !found) return null;
    const { title, recipient } = found;
    if (!(await wantsMail(db, recipient.email, 'messages'))) return null;
    const link = `${config.publicUrl}${recipient.path}`;
    return compose({ recipient, title, count: unread.count, link });
  });
}

async function findRecipient(
  db: Db,
  { lessonId, side }: ConversationSide,
  adminEmail: string,
): Promise<{ title: string; recipient: Recipient } | null> {
  const lesson = lessonsAs('lesson');
  const production = productionsAs('production');
  const [owner, editor] = [peopleAs('owner'), peopleAs('editor')];
  const [found] = await db
    .select({
      title: lesson.title,
      productionId: production.id,
      owner: { userId: owner.id, email: owner.email, firstName: owner.firstName },
      editor: { userId: editor.id, email: editor.email, firstName: editor.firstName },
    })
    .from(lesson)
    .innerJoin(owner, eq(owner.id, lesson.ownerId))
    .leftJoin(editor, eq(editor.id, lesson.editorId))
    .leftJoin(production, eq(production.lessonId, lesson.id))
    .where(eq(lesson.id, lessonId));
  if (!found) return null;
  const { title, productionId } = found;
  if (side === 'teacher') return { title, recipient: { ...found.owner, path: '/dashboard' } };
  if (found.editor) {
    const path = productionId ? `/editor-dashboard?projeto=${productionId}` : '/editor-dashboard';
    return { title, recipient: { ...found.editor, path } };
  }
  return { title, recipient: { email: adminEmail, path: `/admin-functional?aberto=${lessonId}` } };
}

function compose(about: { recipient: Recipient; title: string; count: number; link: string }): WrittenMail {
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
