import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { assignEditor } from '#shared/production/production.contract.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { RunReport } from '#web/backoffice/lessons/bulk/run-report.tsx';
import { editorsQuery } from '#web/backoffice/lessons/client-queries.ts';
import { ACTION_TEXTS, ASSIGN_TEXTS, BULK_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { useOneByOne } from '#web/backoffice/lessons/use-one-by-one.ts';
import { callApi } from '#web/platform/call-api.ts';
import { shorten } from '#web/platform/shorten.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { EditorPicker } from './editor-picker.tsx';

/** Gives one project or several to an editor, one after another; it stays open where some were refused. */
export function AssignDialog({
  lessons,
  onClose,
  onDone,
}: {
  lessons: readonly ListedLesson[];
  onClose: () => void;
  /** Told which of them were assigned. */
  onDone?: ((lessons: readonly ListedLesson[]) => void) | undefined;
}) {
  const [picked, setPicked] = useState<EditorLoad | null>(null);
  const [fault, setFault] = useState<string>();
  const [only] = lessons.length === 1 ? lessons : [];
  const isReassigned = Boolean(only?.editor && only.status === 'in_production');
  const { data: suggestions } = useInfiniteQuery(editorsQuery(''));
  // Who takes a project over is for the admin to say; whom a new one goes to is suggested.
  const chosen = picked ?? (isReassigned ? null : (suggestions?.pages[0]?.items[0] ?? null));
  const { run, start, stop } = useOneByOne<ListedLesson>((outcomes) => {
    const done = outcomes.filter(({ error }) => error === null).map(({ item }) => item);
    onDone?.(done);
    if (done.length < lessons.length) return;
    const name = chosen?.firstName ?? '';
    const description = only ? ASSIGN_TEXTS.done(name) : ASSIGN_TEXTS.doneMany(outcomes.length, name);
    showToast({ title: BULK_TEXTS.success, description, tone: 'success' });
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return setFault(ASSIGN_TEXTS.choose);
    void start(lessons, ({ id }) => callApi(assignEditor, { body: { lessonId: id, editorId: chosen.id } }));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && run.state !== 'running' && onClose()}
      title={isReassigned ? ASSIGN_TEXTS.reassignTitle : ASSIGN_TEXTS.title}
      description={<AssignedLessons lessons={lessons} isReassigned={isReassigned} />}
    >
      <form className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
        {run.state === 'ready' && (
          <EditorPicker
            chosen={chosen}
            currentId={isReassigned ? (only?.editor?.id ?? null) : null}
            error={fault}
            onChoose={(editor) => {
              setPicked(editor);
              setFault(undefined);
            }}
          />
        )}
        <RunReport run={run} failure={ASSIGN_TEXTS.failure} />
        <DialogActions>
          {run.state === 'running' ? (
            <Button
              variant="neutral"
              size="m"
              onClick={stop}
              isBusy={run.isStopping}
              busyLabel={BULK_TEXTS.stopping}
            >
              {BULK_TEXTS.stop}
            </Button>
          ) : (
            <Button variant="neutral" size="m" onClick={onClose}>
              {run.state === 'done' ? ACTION_TEXTS.close : ASSIGN_TEXTS.cancel}
            </Button>
          )}
          {run.state === 'ready' && (
            <Button type="submit" size="m">
              {chosen
                ? ASSIGN_TEXTS.confirmTo(shorten(chosen.firstName, MAX_FIRST_NAME))
                : ASSIGN_TEXTS.confirm}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Titles named in the dialog, and how much of each; the others are counted. */
const NAMED = 3;
const MAX_TITLE = 60;
/** What a button holds on a phone. */
const MAX_FIRST_NAME = 20;

function AssignedLessons({
  lessons,
  isReassigned,
}: {
  lessons: readonly ListedLesson[];
  isReassigned: boolean;
}) {
  const titles = lessons
    .slice(0, NAMED)
    .map(({ title }) => (lessons.length > 1 ? shorten(title, MAX_TITLE) : title));
  const names = titles.join(', ');
  return (
    <span className="line-clamp-4 wrap-anywhere">
      {lessons.length === 1
        ? ASSIGN_TEXTS.about(names)
        : ASSIGN_TEXTS.aboutMany(lessons.length, names, lessons.length - titles.length)}{' '}
      {isReassigned ? ASSIGN_TEXTS.goesOn : ASSIGN_TEXTS.starts}
    </span>
  );
}
