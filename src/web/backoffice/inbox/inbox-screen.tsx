import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import type { InboxItem } from '#shared/backoffice/inbox.contract.ts';
import { INBOX_KINDS } from '#shared/backoffice/inbox-kinds.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { RootMark } from '#web/ui/root-mark.ts';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { CommandPalette } from './command-palette.tsx';
import { useCommands } from './find-commands.ts';
import { InboxItemView } from './inbox-item-view.tsx';
import { InboxPane } from './inbox-pane.tsx';
import { inboxCountsQuery, inboxQuery, itemName } from './inbox-queries.ts';
import { type InboxChange, readInboxSearch } from './inbox-search.ts';
import { INBOX_TEXTS as TEXTS } from './inbox-texts.ts';
import { InboxViews } from './inbox-views.tsx';
import { ItemBody } from './item-body.tsx';
import { KeysDialog, useInboxKeys, useKeysChoice } from './keys-dialog.tsx';
import { DoneDialog, SnoozeDialog } from './mark-dialogs.tsx';
import { useInboxMarks } from './use-inbox-marks.ts';

type Layer = 'snooze' | 'command' | 'keys' | 'done' | null;
const NO_ITEMS: readonly InboxItem[] = [];

/** Everything that waits for the house: the list, and beside it the item that is open, to be decided in place. */
export function InboxScreen() {
  const search = useSearch({ from: '/caixa' });
  const navigate = useNavigate({ from: '/caixa' });
  const isWide = useIsWide('64rem');
  const marks = useInboxMarks();
  const pages = useInfiniteQuery(inboxQuery(search));
  const total = useQuery(inboxCountsQuery()).data?.total;
  const [layer, setLayer] = useState<Layer>(null);
  const keysChoice = useKeysChoice();
  const pane = useRef<HTMLDivElement>(null);

  const leaving = marks.leaving && itemName(marks.leaving);
  const all = pages.data?.pages.flatMap((page) => page.items) ?? NO_ITEMS;
  const items = all.filter((item) => itemName(item) !== leaving);
  const { opened, isGone } = useOpened(items, search.item, isWide);
  const openedName = opened && itemName(opened);
  const at = items.findIndex((item) => itemName(item) === openedName);

  const change = useCallback(
    (changed: InboxChange) =>
      void navigate({
        search: (before) => readInboxSearch({ ...before, ...changed }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const open = (item: InboxItem | undefined) => change({ item: item && itemName(item) });
  /** What comes after it; on a phone the list, where one sees what is left. */
  const leave = () => open(isWide ? (items[at + 1] ?? items[at - 1]) : undefined);
  const markDone = () => {
    if (!opened || !INBOX_KINDS[opened.kind].canBeDone) return;
    if (!isGone) marks.mark(opened);
    leave();
  };
  const decide = () => {
    const field = pane.current?.querySelector<HTMLElement>('[data-decide], textarea');
    field?.focus();
  };
  const acts = {
    done: markDone,
    snooze: () => opened && !isGone && setLayer('snooze'),
    decide,
    undo: marks.last ? () => marks.undo() : null,
    keys: () => setLayer('keys'),
  };
  const previous = items[at - 1];
  const next = at < 0 ? items[0] : items[at + 1];
  useInboxKeys(
    {
      command: () => setLayer('command'),
      j: () => next && open(next),
      k: () => previous && open(previous),
      e: acts.done,
      h: acts.snooze,
      z: () => marks.undo(),
      r: decide,
      a: decide,
      '?': acts.keys,
    },
    keysChoice.isOn,
  );
  const commands = useCommands(items, opened, acts);

  return (
    <div
      className={joinClasses(
        'inbox-full dense relative flex border-b border-border lg:h-[calc(100dvh-4.3125rem)] lg:min-h-120',
        opened && 'max-lg:h-[calc(100dvh-4.3125rem)] max-lg:min-h-120',
      )}
    >
      <RootMark name="wide" />
      <h1 className="sr-only">{TEXTS.title}</h1>
      <InboxViews current={search.visao ?? 'all'} onKeys={acts.keys} onDone={() => setLayer('done')} />
      <div
        className={joinClasses(
          'flex min-w-0 flex-1 flex-col border-border bg-paper lg:max-w-[27.5rem] lg:border-r',
          opened && !isWide && 'hidden',
        )}
      >
        <InboxPane
          query={pages}
          items={items}
          search={search}
          openedName={openedName}
          marks={marks}
          onChange={change}
          onCommand={() => setLayer('command')}
        />
      </div>
      <div
        ref={pane}
        className={joinClasses('flex min-h-0 min-w-0 flex-1 flex-col', !opened && 'max-lg:hidden')}
      >
        {opened ? (
          <InboxItemView
            key={openedName}
            item={opened}
            isGone={isGone}
            place={
              at < 0
                ? ''
                : TEXTS.place(at + 1, search.visao || search.q ? items.length : (total ?? items.length))
            }
            moves={{
              onBack: () => open(undefined),
              onPrevious: previous ? () => open(previous) : null,
              onNext: next ? () => open(next) : null,
              onSnooze: acts.snooze,
              onDone: acts.done,
            }}
          >
            <ItemBody item={opened} onDecided={() => void marks.renew()} />
          </InboxItemView>
        ) : (
          <p className="m-auto p-8 text-ink-2">{pages.isSuccess && items.length > 0 && TEXTS.pick}</p>
        )}
      </div>
      {layer === 'snooze' && opened && (
        <SnoozeDialog
          onClose={() => setLayer(null)}
          onSnooze={(until) => {
            setLayer(null);
            marks.mark(opened, until);
            leave();
          }}
        />
      )}
      {layer === 'command' && <CommandPalette commands={commands} onClose={() => setLayer(null)} />}
      {layer === 'keys' && (
        <KeysDialog isOn={keysChoice.isOn} onChoose={keysChoice.choose} onClose={() => setLayer(null)} />
      )}
      {layer === 'done' && <DoneDialog marks={marks} onClose={() => setLayer(null)} />}
    </div>
  );
}

/**
 * The item that is open: that of the address, or beside the list the first one. It stays as it was when it leaves the
 * list, so that nobody loses what is being read or written.
 */
function useOpened(items: readonly InboxItem[], name: string | undefined, isWide: boolean) {
  const kept = useRef<InboxItem | null>(null);
  const wanted = name ?? (isWide ? (kept.current ? itemName(kept.current) : undefined) : undefined);
  const found = items.find((item) => itemName(item) === wanted);
  const first = isWide && name === undefined && !found ? items[0] : undefined;
  const shown = found ?? first;
  if (shown) kept.current = shown;
  else if (!wanted || (kept.current && itemName(kept.current) !== wanted)) kept.current = null;
  if (!isWide && name === undefined) kept.current = null;
  return { opened: kept.current, isGone: kept.current !== null && !shown };
}
