import * as z from 'zod/mini';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import { saoPauloDay } from '#shared/calendar.ts';
import { changeDeadline } from '#shared/production/production.contract.ts';
import { deadlineChangeSchema, MAX_REASON_LENGTH } from '#shared/production/production.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { DEADLINE_TEXTS as TEXTS } from './deadline-texts.ts';
import { useLessonAction } from './use-lesson-action.ts';

const DAY_MS = 86_400_000;
const schema = deadlineChangeSchema.check(
  z.refine(({ day }) => day > saoPauloDay(new Date()), { path: ['day'], error: TEXTS.tooSoon }),
);

/** Moves the deadline of a lesson in production to another day, with the reason that its people are told. */
export function DeadlineDialog({ lesson, onClose }: { lesson: ListedLesson; onClose: () => void }) {
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
        <DialogActions>
          <Button variant="neutral" size="m" onClick={onClose} disabled={acting.isPending}>
            {TEXTS.back}
          </Button>
          <Button type="submit" size="m" isBusy={acting.isPending} busyLabel={TEXTS.saving}>
            {TEXTS.title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
