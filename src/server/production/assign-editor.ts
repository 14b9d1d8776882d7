import { lockEditor } from '#server/accounts/staff.api.ts';
import { findLesson } from '#server/lessons/lesson-access.api.ts';
import { changeEditor, startProduction } from '#server/lessons/lesson-course.api.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { openRound } from './open-round.ts';
import type { ProductionRow } from './production.table.ts';
import { findProductionOf } from './production-access.ts';
import { productionMail } from './production-mail.ts';
import { recordStep } from './record-step.ts';
import type { Requester } from './requester.ts';

/**
 * An admin gives a lesson that is paid or submitted to an editor, which begins its production; one in production
 * goes to another editor, who takes over what was uploaded. The same editor again changes nothing.
 * @throws Problem 400 where nobody of that id is an editor, `wrong_state`, `on_hold`, `lesson_not_found`
 */
export async function assignEditor(
  deps: AppDeps,
  by: Requester,
  { lessonId, editorId }: { lessonId: string; editorId: string },
): Promise<ProductionRow> {
  return deps.database.db.transaction(async (tx) => {
    const lesson = await findLesson(tx, by, lessonId, { lock: true });
    const editor = await lockEditor(tx, editorId);
    if (!editor) throw Problem.ofIssues([{ path: 'editorId', message: 'Selecione um editor' }]);
    const before = await findProductionOf(tx, lesson.id);
    const isUnderway = lesson.status === 'in_production';
    if (before && isUnderway && lesson.editorId === editor.id) return before;
    const now = deps.clock.now();
    const assigned = isUnderway
      ? await changeEditor(tx, { lessonId: lesson.id, editorId: editor.id, now })
      : await startProduction(tx, {
          lessonId: lesson.id,
          editorId: editor.id,
          adminId: by.userId,
          now,
        });
    const production = await openRound(tx, assigned, { status: 'assigned', now });
    await recordStep(tx, by, production, {
      action: 'assign',
      before: { editorId: lesson.editorId },
      after: { editorId: editor.id },
      now,
    });
    const { id: productionId } = production;
    await enqueueMail(tx, deps, productionMail, { kind: 'assigned', productionId, editorId: editor.id });
    if (!isUnderway) await enqueueMail(tx, deps, productionMail, { kind: 'started', productionId });
    else if (lesson.editorId !== null && lesson.editorId !== editor.id) {
      const mail = { kind: 'taken_away', productionId, editorId: lesson.editorId } as const;
      await enqueueMail(tx, deps, productionMail, mail);
    }
    return production;
  });
}
