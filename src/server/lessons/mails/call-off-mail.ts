import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import type { LessonRow } from '#server/lessons/lessons.api.ts';
import { lessonsTable } from '#server/lessons/lessons.table.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { quoteTitle } from '#server/platform/mail/letter.ts';
import { defineMail, type MailWriter, writeMail } from '#server/platform/mail/mails.ts';

const editors = peopleAs('editor');

const callOffMail = defineMail({
  name: 'call-off',
  schema: z.object({ lessonId: z.string(), editorId: z.string() }),
});

/** Tells the editor who is at work on a lesson that it ended; `before` is the lesson as it was. */
export async function tellOfCallOff(
  tx: Tx,
  deps: Pick<AppDeps, 'enqueue' | 'clock'>,
  { id: lessonId, status, editorId }: Pick<LessonRow, 'id' | 'status' | 'editorId'>,
): Promise<void> {
  if (status === 'in_production' && editorId !== null)
    await enqueueMail(tx, deps, callOffMail, { lessonId, editorId });
}

/** Nothing is said where the lesson went on after all, or the work is somebody else's by now. */
export const writeCallOffMails = ({ config }: Pick<AppDeps, 'config'>): MailWriter =>
  writeMail(callOffMail, async ({ lessonId, editorId }, db) => {
    const [found] = await db
      .select({ title: lessonsTable.title, status: lessonsTable.status, editor: editors })
      .from(lessonsTable)
      .innerJoin(editors, eq(editors.id, lessonsTable.editorId))
      .where(eq(lessonsTable.id, lessonId));
    if (found?.status !== 'cancelled' || found.editor.id !== editorId || found.editor.closedAt) return null;
    const { title, editor } = found;
    return {
      lessonId,
      to: editor.email,
      toUserId: editor.id,
      letter: {
        subject: `Projeto cancelado: "${title}"`,
        preheader: 'Você não precisa entregar mais nada dele.',
        headline: `${quoteTitle(title)} foi cancelado`,
        parts: [
          'O projeto saiu do seu trabalho em aberto. Você não precisa entregar mais nada dele.',
          'Material, conversa e o que já foi enviado ficam entre os projetos cancelados, para consulta.',
        ],
        button: { label: 'Ver os meus projetos', href: `${config.publicUrl}/editor-dashboard` },
        footer: { text: 'Você recebe este aviso porque faz parte da equipe da Lousa.' },
      },
    };
  });
