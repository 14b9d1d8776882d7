import { eq } from 'drizzle-orm';
import { peopleAs } from '#server/accounts/accounts.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { type HandledJob, handle } from '#server/platform/jobs/jobs.ts';
import { lessonMailJob } from './lesson-mail-job.ts';
import { writeLessonMail } from './lesson-mails.ts';
import { lessonsTable } from './lessons.table.ts';

const owners = peopleAs('owner');

export function sendLessonMail(deps: AppDeps): HandledJob {
  return handle(lessonMailJob, async ({ kind, lessonId }, { jobId, db }) => {
    const [found] = await db
      .select({
        title: lessonsTable.title,
        analysisError: lessonsTable.analysisError,
        firstName: owners.firstName,
        email: owners.email,
      })
      .from(lessonsTable)
      .innerJoin(owners, eq(owners.id, lessonsTable.ownerId))
      .where(eq(lessonsTable.id, lessonId));
    if (!found) return;
    const { email, ...words } = found;
    const link = `${deps.config.publicUrl}/analysis/${lessonId}`;
    const to = kind === 'analysis_failed_support' ? deps.config.adminEmail : email;
    await deps.mailer.send({
      ...writeLessonMail(kind, { ...words, link }),
      to,
      messageId: `lesson-${jobId}`,
    });
  });
}
