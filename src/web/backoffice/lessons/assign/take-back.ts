import type { QueryClient } from '@tanstack/react-query';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { assignEditor, unassignEditor } from '#shared/production/production.contract.ts';
import { ASSIGN_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { runOneByOne } from '#web/backoffice/lessons/run-one-by-one.ts';
import { isSessionLost, messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { leaveForLogin } from '#web/platform/session/lost-session.ts';
import { showToast } from '#web/ui/toast-store.ts';

/**
 * Takes assignments back: each project goes to whom it was with before, or stays in production with nobody, since a
 * production that began does not end by itself.
 */
export async function takeBack(client: QueryClient, lessons: readonly ListedLesson[]): Promise<void> {
  try {
    const outcomes = await runOneByOne(lessons, ({ id, editor }) =>
      editor
        ? callApi(assignEditor, { body: { lessonId: id, editorId: editor.id } })
        : callApi(unassignEditor, { body: { lessonId: id, reason: ASSIGN_TEXTS.undoReason } }),
    );
    const refused = outcomes.find(({ error }) => error !== null);
    showToast(
      refused
        ? { title: ASSIGN_TEXTS.failure, description: messageOf(refused.error), tone: 'error' }
        : { title: ASSIGN_TEXTS.undone, description: ASSIGN_TEXTS.undoneText, tone: 'info' },
    );
  } catch (error) {
    if (isSessionLost(error)) return leaveForLogin();
  }
  await client.invalidateQueries();
}
