import * as z from 'zod/mini';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { saoPauloDay } from '#shared/calendar.ts';
import { changeDeadline } from '#shared/production/production.contract.ts';
import { deadlineChangeSchema, MAX_REASON_LENGTH } from '#shared/production/production.schemas.ts';
import { ManualPaymentDialog } from '#web/backoffice/financial/manual/manual-payment-dialog.tsx';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AssignDialog } from './assign/assign-dialog.tsx';
import { StatusDialog } from './bulk/status-dialog.tsx';
import { CancelDialog, CompleteDialog, UnassignDialog } from './confirm-dialogs.tsx';
import { DEADLINE_TEXTS as TEXTS } from './deadline-texts.ts';
import { useLessonAction } from './use-lesson-action.ts';

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

const DAY_MS = 86_400_000;
const schema = deadlineChangeSchema.check(
  z.refine(({ day }) => day > saoPauloDay(new Date()), { path: ['day'], error: TEXTS.tooSoon }),
);

/** Moves the deadline of a lesson in production to another day, with the reason that its people are told. */
function DeadlineDialog({ lesson, onClose }: { lesson: ListedLesson; onClose: () => void }) {
  const acting = useLessonAction({
    run: (change: { day: string; reason: string }) =>
      callApi(changeDeadline, { params: { id: lesson.id }, body: change }),
    success: TEXTS.done,
    failure: TEXTS.failed,
    onDone: onClose,
  });
  const tomorrow = saoPauloDay(new Date(Date.now() + DAY_MS));
  const { form, field } = useSchemaForm({
    schema,
    initial: { day: lesson.deadline ? saoPauloDay(new Date(lesson.deadline)) : '', reason: '' },
    submit: async (change) => acting.mutate(change),
    explain: (error) => ({ title: TEXTS.failed, message: messageOf(error) }),
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !acting.isPending && onClose()}
      title={TEXTS.title}
      description={TEXTS.text(lesson.title, lesson.editor !== null)}
    >
      <form {...form} className="grid gap-4">
        <TextField {...field('day')} type="date" label={TEXTS.day} min={tomorrow} />
        <TextArea
          {...field('reason')}
          label={TEXTS.reason}
          hint={TEXTS.reasonHint}
          minLines={3}
          maxLength={MAX_REASON_LENGTH}
        />
        <DialogFooter
          cancel={TEXTS.back}
          onCancel={onClose}
          submit={TEXTS.title}
          isBusy={acting.isPending}
          busyLabel={TEXTS.saving}
        />
      </form>
    </Dialog>
  );
}
