import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { cancelLesson } from '#shared/lessons/lessons.contract.ts';
import { completeLesson, unassignEditor } from '#shared/production/production.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { openedLessonQuery } from './client-queries.ts';
import { ACTION_TEXTS } from './lesson-texts.ts';
import { useLessonAction } from './use-lesson-action.ts';

interface ConfirmProps {
  lesson: ListedLesson;
  onClose: () => void;
}

/** Asks before a lesson is taken from its editor. */
export function UnassignDialog({ lesson, onClose }: ConfirmProps) {
  const [reason, setReason] = useState('');
  const acting = useLessonAction({
    run: () =>
      callApi(unassignEditor, {
        body: { lessonId: lesson.id, ...(reason.trim() && { reason: reason.trim() }) },
      }),
    success: ACTION_TEXTS.unassigned,
    failure: ACTION_TEXTS.unassignError,
    onDone: onClose,
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={ACTION_TEXTS.unassignTitle}
      description={ACTION_TEXTS.unassignText(lesson.editor?.name ?? '', lesson.title)}
      confirmLabel={ACTION_TEXTS.unassign}
      busyLabel={ACTION_TEXTS.unassigning}
      cancelLabel={ACTION_TEXTS.back}
      onConfirm={() => acting.mutate(undefined)}
      isBusy={acting.isPending}
    >
      <TextArea
        label={ACTION_TEXTS.reason}
        hint={ACTION_TEXTS.unassignReasonHint}
        isOptional
        minLines={3}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </AlertDialog>
  );
}

/**
 * Asks before a lesson is handed over: from then on the customer can download it. It names the file that goes out,
 * and is not to be confirmed where there is none.
 */
export function CompleteDialog({ lesson, onClose }: ConfirmProps) {
  const { data, error } = useQuery(openedLessonQuery(lesson.id));
  const acting = useLessonAction({
    run: () => callApi(completeLesson, { params: { id: lesson.id } }),
    success: ACTION_TEXTS.completed,
    failure: ACTION_TEXTS.completeError,
    onDone: onClose,
  });
  const file = data?.finalFile ?? null;
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      tone="action"
      title={ACTION_TEXTS.completeTitle}
      description={
        <span className="wrap-anywhere">
          {file ? ACTION_TEXTS.completeText(lesson.title, file) : ACTION_TEXTS.completeAbout(lesson.title)}
        </span>
      }
      confirmLabel={ACTION_TEXTS.complete}
      busyLabel={ACTION_TEXTS.completing}
      cancelLabel={ACTION_TEXTS.back}
      onConfirm={() => acting.mutate(undefined)}
      isBusy={acting.isPending}
      isConfirmBlocked={file === null}
    >
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      {data && file === null && (
        <Notice tone="warning" title={ACTION_TEXTS.noFile}>
          <p>{ACTION_TEXTS.noFileText}</p>
        </Notice>
      )}
    </AlertDialog>
  );
}

/** Asks before a lesson nobody has paid for is given up. */
export function CancelDialog({ lesson, onClose }: ConfirmProps) {
  const acting = useLessonAction({
    run: () => callApi(cancelLesson, { params: { id: lesson.id } }),
    success: ACTION_TEXTS.cancelled,
    failure: ACTION_TEXTS.statusError,
    onDone: onClose,
  });
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={ACTION_TEXTS.cancelTitle}
      description={ACTION_TEXTS.cancelText(lesson.title)}
      confirmLabel={ACTION_TEXTS.cancelLesson}
      busyLabel={ACTION_TEXTS.cancelling}
      cancelLabel={ACTION_TEXTS.back}
      onConfirm={() => acting.mutate(undefined)}
      isBusy={acting.isPending}
    />
  );
}
