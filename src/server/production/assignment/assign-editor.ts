import { lockEditor, namesOf } from '#server/accounts/accounts.api.ts';
import { changeEditor, startProduction } from '#server/lessons/lesson-progress.api.ts';
import { findLesson } from '#server/lessons/lessons.api.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { openRound } from '#server/production/open-round.ts';
import type { ProductionRow } from '#server/production/production.table.ts';
import { findProductionOf, type Requester } from '#server/production/production-access.ts';
import { productionMail } from '#server/production/production-mails.ts';
import { recordStep } from '#server/production/record-step.ts';
import { isPaused } from '#shared/accounts/pause.ts';
import type { Assignment } from '#shared/production/production.schemas.ts';

/**
 * An admin gives a lesson that is paid or submitted to an editor, which begins its production; one in production
 * goes to another editor, who takes over what was uploaded. The same editor again changes nothing. Who names the
 * editor they saw with it is refused where another one has it meanwhile.
 * @throws Problem 400 where nobody of that id is an editor, `editor_changed`, `editor_paused`, `wrong_state`, `on_hold`,
 *   `lesson_not_found`
 */
export async function assignEditor(
  deps: AppDeps,
  by: Requester,
  { lessonId, editorId, expectedEditorId }: Assignment,
): Promise<ProductionRow> {
  return deps.database.db.transaction(async (tx) => {
    const lesson = await findLesson(tx, by, lessonId, { lock: true });
    const editor = await lockEditor(tx, editorId);
    if (!editor) throw Problem.ofIssues([{ path: 'editorId', message: 'Selecione um editor' }]);
    const before = await findProductionOf(tx, lesson.id);
    const isUnderway = lesson.status === 'in_production';
    if (before && isUnderway && lesson.editorId === editor.id) return before;
    const now = deps.clock.now();
    if (expectedEditorId !== undefined && expectedEditorId !== lesson.editorId) {
      throw await describeOther(tx, { editorId: lesson.editorId, assignedAt: before?.assignedAt, now });
    }
    if (isPaused(editor, now)) throw new Problem('editor_paused');
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

/** Who has it now, since when: what the one who chose did not see. */
async function describeOther(
  tx: Tx,
  { editorId, assignedAt, now }: { editorId: string | null; assignedAt: Date | undefined; now: Date },
): Promise<Problem> {
  const name = editorId && (await namesOf(tx, [editorId])).get(editorId);
  if (!name) {
    return new Problem('editor_changed', {
      message: 'O editor foi retirado desta aula enquanto você escolhia. Confira antes de atribuir.',
      data: { editor: null },
    });
  }
  const ago = assignedAt ? ` há ${describeAgo(now.getTime() - assignedAt.getTime())}` : '';
  return new Problem('editor_changed', {
    message: `Já atribuído a ${name}${ago}. Confira antes de trocar.`,
    data: { editor: { id: editorId, name } },
  });
}

function describeAgo(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} dias`;
}
