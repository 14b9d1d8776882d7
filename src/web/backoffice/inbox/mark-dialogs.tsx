import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { saoPauloDay } from '#shared/calendar.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { useSchemaForm } from '#web/platform/use-schema-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { doneTodayQuery } from './inbox-queries.ts';
import { KIND_TEXTS, INBOX_TEXTS as TEXTS } from './inbox-texts.ts';
import { atEight, nextMonday } from './snooze-instants.ts';
import type { InboxMarks } from './use-inbox-marks.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_DAYS = 89;

/** Until when an item is put off: three that are pressed at once, or a day. */
export function SnoozeDialog({
  onSnooze,
  onClose,
}: {
  onSnooze: (until: Date) => void;
  onClose: () => void;
}) {
  const now = new Date();
  const tomorrow = saoPauloDay(new Date(now.getTime() + DAY_MS));
  const choices = [
    [TEXTS.hour, new Date(now.getTime() + HOUR_MS)],
    [TEXTS.tomorrow, atEight(tomorrow)],
    [TEXTS.monday, atEight(nextMonday(now))],
  ] as const;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TEXTS.snoozeTitle}
      description={TEXTS.snoozeText}
    >
      <div className="grid gap-2.5">
        {choices.map(([words, until]) => (
          <Button
            key={words}
            variant="outline"
            size="m"
            className="justify-start"
            onClick={() => onSnooze(until)}
          >
            {words}
          </Button>
        ))}
        <DayForm onChosen={(day) => onSnooze(atEight(day))} />
      </div>
    </Dialog>
  );
}

const inDays = (days: number): string => saoPauloDay(new Date(Date.now() + days * DAY_MS));
const daySchema = z.object({
  day: z.string().check(z.refine((day) => day >= inDays(1) && day <= inDays(MOST_DAYS), TEXTS.dayRule)),
});

/** Any day from tomorrow on, as far ahead as something may be put off. */
function DayForm({ onChosen }: { onChosen: (day: string) => void }) {
  const { form, field } = useSchemaForm({
    schema: daySchema,
    initial: { day: '' },
    submit: async ({ day }) => onChosen(day),
    explain: () => null,
  });
  return (
    <form {...form} className="mt-2 flex flex-wrap items-end gap-2.5">
      <TextField
        {...field('day')}
        type="date"
        label={TEXTS.day}
        min={inDays(1)}
        max={inDays(MOST_DAYS)}
        className="flex-1"
      />
      <Button type="submit" variant="neutral" size="l">
        {TEXTS.onDay}
      </Button>
    </form>
  );
}

/** What was done today, by whom and when; each can be put back. */
export function DoneDialog({ marks, onClose }: { marks: InboxMarks; onClose: () => void }) {
  const query = useQuery(doneTodayQuery());
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={TEXTS.doneToday}>
      {query.isPending && (
        <LoadingArea label={TEXTS.loading}>
          <Skeleton className="h-12" />
        </LoadingArea>
      )}
      {query.isError && (
        <ErrorPanel
          title={TEXTS.error}
          message={messageOf(query.error)}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data?.length === 0 && <p className="text-ink-2">{TEXTS.noneDone}</p>}
      <ul className="max-h-[60dvh] divide-y divide-border overflow-y-auto">
        {query.data?.map((done) => (
          <li
            key={`${done.kind} ${done.subject} ${done.occurrence}`}
            className="flex items-center gap-3 py-2.5"
          >
            <span className="min-w-0 flex-1 leading-snug">
              <strong className="block truncate">{done.lessonTitle ?? KIND_TEXTS[done.kind]}</strong>
              <span className="smaller num text-ink-2">
                {KIND_TEXTS[done.kind]}. {TEXTS.doneBy(done.by ?? TEXTS.someone, formatDateTime(done.at))}
              </span>
            </span>
            <Button variant="text" size="d" onClick={() => marks.undo(done)}>
              {TEXTS.undo}
              <span className="sr-only">: {done.lessonTitle ?? KIND_TEXTS[done.kind]}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
