import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { saoPauloDay } from '#shared/calendar.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
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
  const id = useId();
  const now = new Date();
  const tomorrow = saoPauloDay(new Date(now.getTime() + DAY_MS));
  const [day, setDay] = useState('');
  const choices = [
    [TEXTS.hour, new Date(now.getTime() + HOUR_MS)],
    [TEXTS.tomorrow, atEight(tomorrow)],
    [TEXTS.monday, atEight(nextMonday(now))],
  ] as const;
  const last = saoPauloDay(new Date(now.getTime() + MOST_DAYS * DAY_MS));
  const isDay = day >= tomorrow && day <= last;
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
        <form
          className="mt-2 flex flex-wrap items-end gap-2.5"
          onSubmit={(event) => {
            event.preventDefault();
            if (isDay) onSnooze(atEight(day));
          }}
        >
          <div className="flex-1">
            <label className="label" htmlFor={id}>
              {TEXTS.day}
            </label>
            <input
              id={id}
              type="date"
              className="field mt-1.5"
              required
              min={tomorrow}
              max={last}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </div>
          <Button type="submit" variant="neutral" size="l">
            {TEXTS.onDay}
          </Button>
        </form>
      </div>
    </Dialog>
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
