import { useQuery } from '@tanstack/react-query';
import { inboxCountsQuery } from '#web/backoffice/inbox/inbox-queries.ts';

const MOST_SHOWN = 99;

/** How much waits in the inbox of the house; nothing where nothing does. */
export function InboxBadge() {
  const total = useQuery(inboxCountsQuery()).data?.total ?? 0;
  if (total === 0) return null;
  return (
    <span className="num ml-2 rounded-full bg-[#b23a1e] px-2 py-0.5 text-[.8125rem] leading-none font-bold text-white">
      <span className="sr-only">, esperam: </span>
      {total > MOST_SHOWN ? `${MOST_SHOWN}+` : total}
    </span>
  );
}
