import { eq } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import { wantsMail } from '#server/accounts/notification-choices.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { type MailWriter, writeMail } from '#server/platform/mail/mails.ts';
import { lessonMail } from './lesson-mail.ts';
import { writeLessonMail } from './mails/lesson-mails.ts';
import { lessonsTable } from './lessons.table.ts';

const owners = peopleAs('owner');

export function writeLessonMails({ config, clock }: Pick<AppDeps, 'config' | 'clock'>): MailWriter {
  return writeMail(lessonMail, async ({ kind, lessonId }, db) => {
    const [found] = await db
      .select({ lesson: lessonsTable, email: owners.email, ownerId: owners.id })
      .from(lessonsTable)
      .innerJoin(owners, eq(owners.id, lessonsTable.ownerId))
      .where(eq(lessonsTable.id, lessonId));
    if (!found) return null;
    const { lesson, email, ownerId } = found;
    const letter = writeLessonMail(kind, {
      lesson,
      analysisError: lesson.analysisError,
      link: `${config.publicUrl}/analysis/${lessonId}`,
      publicUrl: config.publicUrl,
      now: clock.now(),
    });
    if (kind === 'analysis_failed_support') return { letter, to: config.adminEmail };
    if (!(await wantsMail(db, email, 'progress'))) return null;
    return { letter, to: email, toUserId: ownerId };
  });
}
