import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { InboxItem } from '#shared/backoffice/inbox.contract.ts';
import { INBOX_GROUPS } from '#shared/backoffice/inbox-kinds.ts';
import { formatDateTime } from '#shared/text/format.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { nameItem, tellAge, tellFact } from './describe-item.ts';
import { itemName } from './inbox-queries.ts';
import { GROUP_TEXTS, INBOX_TEXTS as TEXTS } from './inbox-texts.ts';
import { KindMark } from './kind-mark.tsx';

const DOTS = { now: 'bg-pen', today: 'bg-yellow', week: 'bg-ink-2' } as const;

/** The rows under their groups; the one that is open is marked and kept in view. */
export function InboxList({ items, openedName }: { items: readonly InboxItem[]; openedName: string | null }) {
  const groups = INBOX_GROUPS.map((group) => ({
    group,
    rows: items.filter((item) => item.group === group),
  })).filter(({ rows }) => rows.length > 0);
  return groups.map(({ group, rows }) => (
    <section key={group} aria-labelledby={`grupo-${group}`}>
      <h2
        id={`grupo-${group}`}
        className="sticky top-0 z-10 flex items-center gap-2 border-b border-border bg-paper px-4 py-2 text-[.9375rem] font-bold"
      >
        <span className={`size-2 rounded-full ${DOTS[group]}`} aria-hidden="true" />
        {GROUP_TEXTS[group]}
        <span className="tally">{rows.length}</span>
      </h2>
      <ul className="divide-y divide-border border-b border-border">
        {rows.map((item) => (
          <li key={itemName(item)}>
            <Row item={item} isOpened={itemName(item) === openedName} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Row({ item, isOpened }: { item: InboxItem; isOpened: boolean }) {
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpened) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpened]);
  const until = item.snoozed && Date.parse(item.snoozed.until) > Date.now() ? item.snoozed : null;
  return (
    <Link
      ref={row}
      to="/caixa"
      search={(before) => ({ ...before, item: itemName(item) })}
      replace={isOpened}
      resetScroll={false}
      aria-current={isOpened ? 'true' : undefined}
      className={joinClasses(
        'flex scroll-mt-12 items-start gap-3 px-4 py-3 -outline-offset-3 hover:bg-paper-2',
        isOpened && 'bg-highlight shadow-[inset_3px_0_0_var(--action)]',
      )}
    >
      <KindMark kind={item.kind} />
      <span className="min-w-0 flex-1 leading-snug">
        <strong className="block truncate">{nameItem(item)}</strong>
        <span className="smaller block truncate text-ink-2">
          {until ? TEXTS.snoozedUntil(formatDateTime(until.until), until.by) : tellFact(item)}
        </span>
      </span>
      <span className="smaller num shrink-0 pt-0.5 text-ink-2">{tellAge(item.since)}</span>
    </Link>
  );
}
