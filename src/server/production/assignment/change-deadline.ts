import { moveDeadline } from '#server/lessons/lesson-progress.api.ts';
import { findLesson, type LessonRow } from '#server/lessons/lessons.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { findProductionOf, type Requester } from '#server/production/production-access.ts';
import { productionMail } from '#server/production/production-mails.ts';
import { recordStep } from '#server/production/record-step.ts';
import { endOfDayAfter, saoPauloDay, startOfDay } from '#shared/calendar.ts';

/** Nobody promises a lesson for later than this. */
const MOST_DAYS = 365;

/**
 * An admin moves the deadline of a lesson in production to the end of a day to come. Its editor is told, the teacher
 * only where it moves later; reminders go by the deadline they are for, so that the new one has its own. The same
 * day again changes nothing.
 * @throws Problem 400 for a day that is over or far off, `wrong_state`, `production_not_found`, `lesson_not_found`
 */
export async function changeDeadline(
  deps: AppDeps,
  by: Requester,
  { lessonId, day, reason }: { lessonId: string; day: string; reason: string },
): Promise<LessonRow> {
  return deps.database.db.transaction(async (tx) => {
    const lesson = await findLesson(tx, by, lessonId, { lock: true });
    const now = deps.clock.now();
    const deadline = endOfDayAfter(startOfDay(day), 0);
    refuseDay(day, now);
    const production = await findProductionOf(tx, lesson.id);
    if (lesson.status === 'in_production' && !production) throw new Problem('production_not_found');
    if (lesson.deadline?.getTime() === deadline.getTime()) return lesson;
    const moved = await moveDeadline(tx, { lessonId: lesson.id, deadline, now });
    if (!production) return moved;
    const step = {
      action: 'deadline',
      before: { deadline: lesson.deadline?.toISOString() ?? null },
      after: { deadline: deadline.toISOString() },
      reason,
      now,
    } as const;
    await recordStep(tx, by, production, step);
    const mail = { productionId: production.id, deadline: deadline.toISOString(), reason };
    const { editorId } = production;
    if (editorId) await enqueueMail(tx, deps, productionMail, { kind: 'deadline_moved', editorId, ...mail });
    if (lesson.deadline && deadline > lesson.deadline) {
      await enqueueMail(tx, deps, productionMail, { kind: 'deadline_later', ...mail });
    }
    return moved;
  });
}

function refuseDay(day: string, now: Date): void {
  const last = saoPauloDay(endOfDayAfter(now, MOST_DAYS));
  if (day > saoPauloDay(now) && day <= last) return;
  const message = day > last ? 'Escolha um dia dos próximos 12 meses' : 'Escolha um dia a partir de amanhã';
  throw Problem.ofIssues([{ path: 'day', message }]);
}
