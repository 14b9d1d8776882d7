import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { ASSIGN_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import type { Run } from '#web/backoffice/lessons/use-one-by-one.ts';
import { ApiProblem } from '#web/platform/api-problem.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Who else gave the project away meanwhile, in the server's words, and whom it is with now. */
export function overtakenBy(run: Run<ListedLesson>): { message: string; editorId: string | null } | null {
  const error = run.state === 'done' ? run.outcomes[0]?.error : null;
  if (!(error instanceof ApiProblem) || error.code !== 'editor_changed') return null;
  const editor = error.data.editor as { id?: unknown } | null | undefined;
  return { message: error.message, editorId: typeof editor?.id === 'string' ? editor.id : null };
}

export function OvertakenNotice({ message }: { message: string }) {
  return (
    <Notice tone="aviso" title={ASSIGN_TEXTS.overtaken}>
      <p>{message}</p>
      <p>{ASSIGN_TEXTS.overtakenText}</p>
    </Notice>
  );
}
