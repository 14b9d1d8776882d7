import { PROJECT_TEXTS } from '#web/lessons/list/lesson-list-texts.ts';

/** How many messages wait unread, at the corner of a button's icon; nothing where none does. */
export function SupportMark({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <span className="contagem absolute -top-3 left-1 bg-caneta! text-papel!" aria-hidden="true">
      {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
    </span>
  );
}

const MOST_SHOWN = 99;

/** What a screen reader hears of the button: the lesson, and what waits in its conversation. */
export const nameSupport = (title: string, unread: number): string =>
  unread === 0 ? title : `${title}, ${PROJECT_TEXTS.unread(unread)}`;
