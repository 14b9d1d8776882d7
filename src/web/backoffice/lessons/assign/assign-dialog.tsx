import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { assignEditor } from '#shared/production/production.contract.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { isAvailable } from '#shared/production/suggest-editors.ts';
import {
  OvertakenNotice,
  overtakenBy,
  RunReport,
  takeBack,
} from '#web/backoffice/lessons/bulk/run-report.tsx';
import { editorsQuery } from '#web/backoffice/lessons/client-queries.ts';
import { canAssign } from '#web/backoffice/lessons/lesson-rights.ts';
import { ACTION_TEXTS, ASSIGN_TEXTS, BULK_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { useOneByOne } from '#web/backoffice/lessons/use-one-by-one.ts';
import { callApi } from '#web/platform/call-api.ts';
import { shorten } from '#web/platform/shorten.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { EditorPicker } from './editor-picker.tsx';
import { SharePreview } from './share-preview.tsx';

type Way = 'one' | 'share';

/**
 * Gives one lesson to an editor, or several: to one, or spread over all who can take them, as the preview shows. It
 * stays open where some were refused, and says whom another admin gave a lesson to meanwhile.
 */
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
  const client = useQueryClient();
  const [picked, setPicked] = useState<EditorLoad | null>(null);
  const [fault, setFault] = useState<string>();
  const [only] = lessons.length === 1 ? lessons : [];
  // The same array from one drawing to the next: the preview tells of its shares whenever it is another one.
  const free = useMemo(
    () => lessons.filter((lesson) => canAssign(lesson) && lesson.editor === null),
    [lessons],
  );
  const [way, setWay] = useState<Way>(free.length > 1 ? 'share' : 'one');
  const [shares, setShares] = useState<ReadonlyMap<string, string>>(new Map());
  const isReassigned = Boolean(only?.editor && only.status === 'in_production');
  const { data: suggestions } = useInfiniteQuery(editorsQuery(''));
  // Who takes a lesson over is for the admin to say; whom a new one goes to is suggested.
  const suggested = suggestions?.pages[0]?.items.find(isAvailable) ?? null;
  const chosen = picked ?? (isReassigned ? null : suggested);
  const { run, start, stop } = useOneByOne<ListedLesson>((outcomes) => {
    const done = outcomes.filter(({ error }) => error === null).map(({ item }) => item);
    onDone?.(done);
    if (done.length < outcomes.length) return;
    const name = chosen?.firstName ?? '';
    const description =
      way === 'share'
        ? ASSIGN_TEXTS.doneShared(done.length)
        : only
          ? ASSIGN_TEXTS.done(name)
          : ASSIGN_TEXTS.doneMany(outcomes.length, name);
    showToast({
      title: BULK_TEXTS.success,
      description,
      tone: 'success',
      durationMs: 15_000,
      action: { label: ASSIGN_TEXTS.undo, run: () => void takeBack(client, done) },
    });
    onClose();
  });
  const give = (expected?: { editorId: string | null }) => {
    if (way === 'share') {
      const given = free.filter(({ id }) => shares.has(id));
      return start(given, ({ id }) =>
        callApi(assignEditor, {
          body: { lessonId: id, editorId: shares.get(id) ?? '', expectedEditorId: null },
        }),
      );
    }
    if (!chosen) return setFault(ASSIGN_TEXTS.choose);
    return start(lessons, ({ id, editor }) => {
      const expectedEditorId = expected ? expected.editorId : (editor?.id ?? null);
      return callApi(assignEditor, { body: { lessonId: id, editorId: chosen.id, expectedEditorId } });
    });
  };
  const overtaken = only ? overtakenBy(run) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void give();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && run.state !== 'running' && onClose()}
      title={isReassigned ? ASSIGN_TEXTS.reassignTitle : ASSIGN_TEXTS.title}
      description={<AssignedLessons lessons={lessons} isReassigned={isReassigned} />}
    >
      <form className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
        {run.state === 'ready' && free.length > 1 && (
          <SegmentedControl<Way>
            legend={ASSIGN_TEXTS.way}
            segments={[
              { value: 'share', label: ASSIGN_TEXTS.share(free.length) },
              { value: 'one', label: ASSIGN_TEXTS.toOne },
            ]}
            value={way}
            onChange={setWay}
          />
        )}
        {run.state === 'ready' && way === 'share' && (
          <SharePreview lessons={free} left={lessons.length - free.length} onChange={setShares} />
        )}
        {run.state === 'ready' && way === 'one' && (
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
        {overtaken ? (
          <OvertakenNotice message={overtaken.message} />
        ) : (
          <RunReport run={run} failure={ASSIGN_TEXTS.failure} />
        )}
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
            <Button type="submit" size="m" disabled={way === 'share' && shares.size === 0}>
              {way === 'share'
                ? ASSIGN_TEXTS.share(shares.size)
                : chosen
                  ? ASSIGN_TEXTS.confirmTo(shorten(chosen.firstName, MAX_FIRST_NAME))
                  : ASSIGN_TEXTS.confirm}
            </Button>
          )}
          {overtaken && chosen && (
            <Button size="m" onClick={() => void give({ editorId: overtaken.editorId })}>
              {ASSIGN_TEXTS.giveAnyway(shorten(chosen.firstName, MAX_FIRST_NAME))}
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
