import type { QueryClient } from '@tanstack/react-query';
import { ArrowRight, CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BulkOutcome } from '#shared/backoffice/bulk-status.contract.ts';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { type LessonStatus, staffLabelOf } from '#shared/lessons/lesson-status.ts';
import { assignEditor, unassignEditor } from '#shared/production/production.contract.ts';
import { ASSIGN_TEXTS, BULK_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { type Outcome, runOneByOne } from '#web/backoffice/lessons/run-one-by-one.ts';
import type { Run } from '#web/backoffice/lessons/use-one-by-one.ts';
import { ApiProblem, isSessionLost, messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { leaveForLogin } from '#web/platform/session/lost-session.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** How far a run over several lessons has come; once it ended, what was refused and why. */
export function RunReport({ run, failure }: { run: Run<ListedLesson>; failure: string }) {
  if (run.state === 'ready') return null;
  if (run.state === 'running') {
    const label = BULK_TEXTS.progress(run.done, run.total);
    return (
      <div role="status" className="grid gap-2">
        <ProgressBar label={label} percent={(run.done / run.total) * 100} />
        <p className="smaller num text-ink-2">{label}</p>
      </div>
    );
  }
  const refused = run.outcomes.filter(({ error }) => error !== null);
  if (refused.length === 0) return null;
  return (
    <Notice tone="error" title={failure}>
      <p className="num">{BULK_TEXTS.someDone(run.outcomes.length - refused.length, run.outcomes.length)}</p>
      <RefusedList refused={refused} />
    </Notice>
  );
}

function RefusedList({ refused }: { refused: readonly Outcome<ListedLesson>[] }) {
  return (
    <ul className="mt-3 grid max-h-64 gap-2.5 overflow-y-auto" aria-label={BULK_TEXTS.refused}>
      {refused.map(({ item, error }) => (
        <li key={item.id} className="flex gap-2 leading-snug">
          <CircleAlert size={18} className="mt-0.5 shrink-0" aria-hidden="true" />
          <span className="min-w-0">
            <strong className="line-clamp-2 wrap-anywhere">{item.title}</strong>
            {messageOf(error)}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Kind = 'preview' | 'done' | 'undone';

/** What will become, or became, of each lesson: those that move, then the others by why they do not. */
export function OutcomeList({
  lessons,
  outcomes,
  kind,
}: {
  lessons: readonly ListedLesson[];
  outcomes: readonly BulkOutcome[];
  kind: Kind;
}) {
  const start = useRef<HTMLDivElement>(null);
  // The step before is gone and the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind is another step
  useEffect(() => start.current?.focus(), [kind]);
  const titles = new Map(lessons.map(({ id, title }) => [id, title]));
  const moved = outcomes.filter(({ message }) => message === null);
  const kept = Map.groupBy(
    outcomes.filter(({ message }) => message !== null),
    ({ message }) => message ?? '',
  );
  return (
    <div ref={start} tabIndex={-1} className="mb-4 grid gap-3">
      {moved.length > 0 && (
        <Notice tone={kind === 'preview' ? 'info' : 'ok'} title={BULK_TEXTS.moved[kind](moved.length)}>
          <ul className="mt-2 grid max-h-52 gap-1.5 overflow-y-auto">
            {moved.map(({ id, from, to }) => (
              <li key={id} className="leading-snug">
                <strong className="line-clamp-2 wrap-anywhere">{titles.get(id)}</strong>
                <span className="smaller">
                  {labelOf(from)}
                  <ArrowRight size={14} className="mx-1 inline align-[-2px]" aria-label={BULK_TEXTS.to} />
                  {labelOf(to)}
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {[...kept].map(([message, refused]) => (
        <Notice key={message} tone="warning" title={BULK_TEXTS.kept[kind](refused.length, message)}>
          <ul className="mt-2 grid max-h-52 gap-1.5 overflow-y-auto">
            {refused.map(({ id }) => (
              <li key={id} className="line-clamp-2 leading-snug wrap-anywhere">
                {titles.get(id)}
              </li>
            ))}
          </ul>
        </Notice>
      ))}
    </div>
  );
}

const labelOf = (status: LessonStatus | null): string => (status === null ? '' : staffLabelOf(status));

/** Who else gave the lesson away meanwhile, in the server's words, and whom it is with now. */
export function overtakenBy(run: Run<ListedLesson>): { message: string; editorId: string | null } | null {
  const error = run.state === 'done' ? run.outcomes[0]?.error : null;
  if (!(error instanceof ApiProblem) || error.code !== 'editor_changed') return null;
  const editor = error.data.editor as { id?: unknown } | null | undefined;
  return { message: error.message, editorId: typeof editor?.id === 'string' ? editor.id : null };
}

/** Another admin was faster: what they did, and that this one may decide again. */
export function OvertakenNotice({ message }: { message: string }) {
  return (
    <Notice tone="warning" title={ASSIGN_TEXTS.overtaken}>
      <p>{message}</p>
      <p>{ASSIGN_TEXTS.overtakenText}</p>
    </Notice>
  );
}

/**
 * Takes assignments back: each lesson goes to whom it was with before, or stays in production with nobody, since a
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
