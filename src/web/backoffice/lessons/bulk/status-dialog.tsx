import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type BulkOutcome,
  changeStatusOfMany,
  undoStatusOfMany,
} from '#shared/backoffice/bulk-status.contract.ts';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { LESSON_STATUSES, type LessonStatus } from '#shared/lessons/lesson-status.ts';
import { StatusOptions } from '#web/backoffice/lessons/edit/status-options.tsx';
import { ACTION_TEXTS, BULK_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { isKeyOf } from '#web/platform/read-search.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions, DialogFooter } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { OutcomeList } from './run-report.tsx';

type Step =
  | { name: 'form' }
  | { name: 'preview'; outcomes: BulkOutcome[] }
  | { name: 'done'; outcomes: BulkOutcome[]; isUndone: boolean };

/** Sets the status of several lessons: what it would do to each is shown first, what it did can be undone. */
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
  const client = useQueryClient();
  const [status, setStatus] = useState<LessonStatus | ''>('');
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<{ status?: string; reason?: string }>({});
  const [step, setStep] = useState<Step>({ name: 'form' });
  const ids = lessons.map(({ id }) => id);
  const calling = useMutation({
    mutationFn: (isPreview: boolean) => {
      if (status === '') throw new Error('no status was chosen');
      return callApi(changeStatusOfMany, { body: { ids, status, reason: reason.trim(), isPreview } });
    },
    onSuccess: (outcomes, isPreview) => {
      if (isPreview) return setStep({ name: 'preview', outcomes });
      setStep({ name: 'done', outcomes, isUndone: false });
      const changed = outcomes.flatMap(({ id, message }) => (message === null ? id : []));
      onDone?.(lessons.filter(({ id }) => changed.includes(id)));
      return client.invalidateQueries();
    },
  });
  const undoing = useMutation({
    mutationFn: (moves: { id: string; undo: string }[]) => callApi(undoStatusOfMany, { body: { moves } }),
    onSuccess: (outcomes) => {
      setStep({ name: 'done', outcomes, isUndone: true });
      return client.invalidateQueries();
    },
  });
  const look = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(status === '' && { status: BULK_TEXTS.chooseStatus }),
      ...(reason.trim() === '' && { reason: BULK_TEXTS.reasonMissing }),
    };
    setFaults(found);
    if (Object.keys(found).length === 0) calling.mutate(true);
  };
  const error = calling.error ?? undoing.error;
  const isBusy = calling.isPending || undoing.isPending;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={BULK_TEXTS.statusTitle}
      description={BULK_TEXTS.statusText(lessons.length)}
    >
      {error && (
        <Notice tone="error" title={ACTION_TEXTS.statusError} className="mb-4">
          <p>{messageOf(error)}</p>
        </Notice>
      )}
      {step.name === 'form' ? (
        <form className="grid gap-4" onSubmit={look}>
          <SelectField
            label={BULK_TEXTS.newStatus}
            value={status}
            error={faults.status}
            onChange={({ target }) => setStatus(isKeyOf(LESSON_STATUSES, target.value) ? target.value : '')}
          >
            <option value="">{BULK_TEXTS.chooseStatus}</option>
            <StatusOptions />
          </SelectField>
          <TextArea
            label={ACTION_TEXTS.reason}
            hint={BULK_TEXTS.reasonHint}
            error={faults.reason}
            minLines={3}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <DialogFooter
            cancel={ACTION_TEXTS.close}
            onCancel={onClose}
            submit={BULK_TEXTS.look}
            isBusy={isBusy}
            busyLabel={BULK_TEXTS.looking}
          />
        </form>
      ) : (
        <>
          <OutcomeList
            lessons={lessons}
            outcomes={step.outcomes}
            kind={step.name === 'preview' ? 'preview' : step.isUndone ? 'undone' : 'done'}
          />
          <DialogActions>
            {step.name === 'preview' ? (
              <PreviewActions
                changing={step.outcomes.filter(({ message }) => message === null).length}
                isBusy={isBusy}
                onBack={() => setStep({ name: 'form' })}
                onChange={() => calling.mutate(false)}
              />
            ) : (
              <DoneActions
                moves={step.isUndone ? [] : movesOf(step.outcomes)}
                isBusy={isBusy}
                onUndo={undoing.mutate}
                onClose={onClose}
              />
            )}
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

const movesOf = (outcomes: readonly BulkOutcome[]) =>
  outcomes.flatMap(({ id, undo }) => (undo === null ? [] : { id, undo }));

function PreviewActions({
  changing,
  isBusy,
  onBack,
  onChange,
}: {
  changing: number;
  isBusy: boolean;
  onBack: () => void;
  onChange: () => void;
}) {
  return (
    <>
      <Button variant="neutral" size="m" onClick={onBack} disabled={isBusy}>
        {ACTION_TEXTS.back}
      </Button>
      <Button
        size="m"
        onClick={onChange}
        isBusy={isBusy}
        busyLabel={BULK_TEXTS.changing}
        disabled={changing === 0}
      >
        {BULK_TEXTS.change(changing)}
      </Button>
    </>
  );
}

function DoneActions({
  moves,
  isBusy,
  onUndo,
  onClose,
}: {
  moves: { id: string; undo: string }[];
  isBusy: boolean;
  onUndo: (moves: { id: string; undo: string }[]) => void;
  onClose: () => void;
}) {
  return (
    <>
      {moves.length > 0 && (
        <Button
          variant="neutral"
          size="m"
          onClick={() => onUndo(moves)}
          isBusy={isBusy}
          busyLabel={BULK_TEXTS.undoing}
        >
          {BULK_TEXTS.undo}
        </Button>
      )}
      <Button size="m" onClick={onClose} disabled={isBusy}>
        {ACTION_TEXTS.close}
      </Button>
    </>
  );
}
