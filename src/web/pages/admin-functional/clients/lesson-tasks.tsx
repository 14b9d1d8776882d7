import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { ManualPaymentDialog } from '#web/backoffice/financial/manual/manual-payment-dialog.tsx';
import { AssignDialog } from '#web/backoffice/lessons/assign/assign-dialog.tsx';
import { StatusDialog } from '#web/backoffice/lessons/bulk/status-dialog.tsx';
import { CancelDialog, CompleteDialog, UnassignDialog } from '#web/backoffice/lessons/confirm-dialogs.tsx';
import { DeadlineDialog } from '#web/backoffice/lessons/lesson-tasks.tsx';

/** What is about to be done with lessons; some of it only with a single one. */
export interface LessonTask {
  kind: 'assign' | 'deadline' | 'status' | 'unassign' | 'complete' | 'cancel' | 'pay';
  lessons: readonly ListedLesson[];
}

/** The dialog of a task; `onDone` is told with which of several lessons it was done. */
export function LessonTaskDialog({
  task: { kind, lessons },
  onClose,
  onDone,
}: {
  task: LessonTask;
  onClose: () => void;
  onDone?: (lessons: readonly ListedLesson[]) => void;
}) {
  const [lesson] = lessons;
  if (!lesson) return null;
  if (kind === 'assign') return <AssignDialog lessons={lessons} onClose={onClose} onDone={onDone} />;
  if (kind === 'status') return <StatusDialog lessons={lessons} onClose={onClose} onDone={onDone} />;
  if (kind === 'deadline') return <DeadlineDialog lesson={lesson} onClose={onClose} />;
  if (kind === 'unassign') return <UnassignDialog lesson={lesson} onClose={onClose} />;
  if (kind === 'complete') return <CompleteDialog lesson={lesson} onClose={onClose} />;
  if (kind === 'cancel') return <CancelDialog lesson={lesson} onClose={onClose} />;
  return <ManualPaymentDialog lesson={lesson} onClose={onClose} />;
}
