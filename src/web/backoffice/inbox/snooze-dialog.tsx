import { useId, useState } from 'react';
import { saoPauloDay } from '#shared/calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { INBOX_TEXTS as TEXTS } from './inbox-texts.ts';
import { atEight, nextMonday } from './snooze-instants.ts';

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
            <label className="rotulo" htmlFor={id}>
              {TEXTS.day}
            </label>
            <input
              id={id}
              type="date"
              className="campo mt-1.5"
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
