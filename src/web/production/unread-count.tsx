import { PRODUCTION_TEXTS } from './production-texts.ts';

/** How many messages wait to be read; nothing where none does. */
export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  const words = PRODUCTION_TEXTS.unread(count);
  return (
    <span className="tally shrink-0 bg-pen! text-paper!" title={`${count}${words}`}>
      {count}
      <span className="sr-only">{words}</span>
    </span>
  );
}
