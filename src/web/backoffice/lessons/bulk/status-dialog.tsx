import { type FormEvent, useState } from 'react';
import { editLesson } from '#shared/backoffice/admin-lessons.contract.ts';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { LESSON_STATUSES } from '#shared/lessons/lesson-status.ts';
import { StatusOptions } from '#web/backoffice/lessons/edit/status-options.tsx';
import { ACTION_TEXTS, BULK_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { useOneByOne } from '#web/backoffice/lessons/use-one-by-one.ts';
import { callApi } from '#web/platform/call-api.ts';
import { isKeyOf } from '#web/platform/read-search.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { RunReport } from './run-report.tsx';

/** Sets the status of several projects, one after another; it stays open where some were refused. */
export function StatusDialog({
  lessons,
  onClose,
  onDone,
}: {
  lessons: readonly ListedLesson[];
  onClose: () => void;
  /** Told which of them were changed. */
  onDone?: ((lessons: readonly ListedLesson[]) => void) | undefined;
}) {
  const [status, setStatus] = useState('');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const { run, start, stop } = useOneByOne<ListedLesson>((outcomes) => {
    const done = outcomes.filter(({ error }) => error === null).map(({ item }) => item);
    onDone?.(done);
    if (done.length < lessons.length) return;
    showToast({
      title: BULK_TEXTS.success,
      description: BULK_TEXTS.allDone(outcomes.length),
      tone: 'success',
    });
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isKeyOf(LESSON_STATUSES, status)) return setFault(BULK_TEXTS.chooseStatus);
    const body = { status, ...(reason.trim() && { reason: reason.trim() }) };
    void start(lessons, ({ id }) => callApi(editLesson, { params: { id }, body }));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && run.state !== 'running' && onClose()}
      title={BULK_TEXTS.statusTitle}
      description={BULK_TEXTS.statusText(lessons.length)}
    >
      <form className="grid gap-4" onSubmit={submit}>
        {run.state === 'ready' && (
          <>
            <SelectField
              label={BULK_TEXTS.newStatus}
              value={status}
              error={fault}
              onChange={(event) => {
                setStatus(event.target.value);
                setFault(undefined);
              }}
            >
              <option value="">{BULK_TEXTS.chooseStatus}</option>
              <StatusOptions />
            </SelectField>
            <TextArea
              label={ACTION_TEXTS.reason}
              hint={BULK_TEXTS.reasonHint}
              isOptional
              minLines={3}
              maxLength={1000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </>
        )}
        <RunReport run={run} failure={ACTION_TEXTS.statusError} />
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
              {ACTION_TEXTS.close}
            </Button>
          )}
          {run.state === 'ready' && (
            <Button type="submit" size="m">
              {BULK_TEXTS.change}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
