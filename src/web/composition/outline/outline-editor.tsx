import { Undo2 } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Outline } from '#shared/analysis/outline/outline.contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { DialogActions } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { moveChapter } from './chapter-edits.ts';
import { MoreDialog } from './more-dialog.tsx';
import {
  canJoinBefore,
  countOwn,
  isEdited,
  isHalf,
  moveItem,
  type OutlineItem,
  setUse,
  splitItem,
  subjectOf,
} from './outline-edits.ts';
import { OutlineRow } from './outline-row.tsx';
import { PAGE_OUTLINE_TEXTS as PAGE_TEXTS, OUTLINE_TEXTS as TEXTS } from './outline-texts.ts';
import { useOutline } from './use-outline.ts';

/** The slides in their order, to be changed within the ordered size; what fits it is saved by itself. */
export function OutlineEditor({
  lessonId,
  loaded,
  canAskMore,
  onLook,
  onClose,
}: {
  lessonId: string;
  loaded: Outline;
  /** Whether the analysis may be made anew now. */
  canAskMore: boolean;
  /** Told the slide whose row somebody is at; chapters are no pages. */
  onLook: (page: number) => void;
  onClose: () => void;
}) {
  const outline = useOutline(lessonId, loaded);
  const { items, change, undo, canUndo, missing, state } = outline;
  const [said, setSaid] = useState('');
  const [subject, setSubject] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const isOfPages = loaded.unit === 'page';
  const words = isOfPages ? PAGE_TEXTS : TEXTS;
  const move = (from: number, to: number) => {
    const item = items[from];
    const next = (isOfPages ? moveChapter : moveItem)(items, from, to);
    if (!item || next.every(({ id }, index) => id === items[index]?.id)) return;
    change(next);
    setSaid(TEXTS.moved(item.title, next.findIndex(({ id }) => id === item.id) + 1, next.length));
  };
  const undoByKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'z' || event.target instanceof HTMLInputElement)
      return;
    event.preventDefault();
    undo();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Z works wherever the focus is in it; its button does the same
    <div className="grid gap-4" onKeyDown={undoByKey}>
      <div className="flex items-center gap-3">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <Chip tone={missing === 0 ? 'ok' : 'warning'}>{words.count(countOwn(items), loaded.size)}</Chip>
          <span className="hint" role="status">
            {
              { saved: TEXTS.saved, saving: words.saving, unsaved: TEXTS.unsaved, failed: TEXTS.unsaved }[
                state
              ]
            }
          </span>
        </div>
        <Button variant="text" size="m" className="shrink-0 -mr-4" disabled={!canUndo} onClick={undo}>
          <Undo2 size={18} aria-hidden="true" />
          {TEXTS.undo}
        </Button>
      </div>
      {missing !== 0 && <Strip items={items} missing={missing} change={change} />}
      {outline.problem !== null && (
        <Notice tone="error" title={TEXTS.failed}>
          <p>{outline.problem}</p>
          <Button variant="outline" size="m" className="mt-2" onClick={outline.retry}>
            {TEXTS.retry}
          </Button>
        </Notice>
      )}
      <ol ref={list} aria-label={words.list}>
        {items.map((item, index) => (
          <OutlineRow
            key={item.id}
            {...{ items, index, isOfPages, change, onLook }}
            move={(by) => move(index, index + by)}
            onGrab={(event) => drag(event, list.current, (to) => move(index, to))}
            onMore={canAskMore && !isOfPages ? () => setSubject(subjectOf(item)) : undefined}
          />
        ))}
      </ol>
      <p className="hint hidden lg:block">{TEXTS.keys}</p>
      <p className="sr-only" role="status">
        {said}
      </p>
      {subject !== null && (
        <MoreDialog
          lessonId={lessonId}
          subject={subject}
          isEdited={isEdited(items)}
          onLeave={() => setSubject(null)}
          onAsked={onClose}
        />
      )}
      <DialogActions>
        <Button variant="neutral" size="m" onClick={outline.reset}>
          {TEXTS.reset}
        </Button>
        <Button size="m" onClick={onClose}>
          {TEXTS.close}
        </Button>
      </DialogActions>
    </div>
  );
}

/** What is missing or too much, with ways to mend it by one press. */
function Strip({
  items,
  missing,
  change,
}: {
  items: OutlineItem[];
  missing: number;
  change: (items: OutlineItem[]) => void;
}) {
  const at = (find: (item: OutlineItem, index: number) => boolean) => items.findIndex(find);
  const [left, wide, narrow] = [
    at(({ use }) => use === 'left_out'),
    at((item) => item.use === 'own' && item.canSplit && !isHalf(item)),
    at((_, index) => canJoinBefore(items, index)),
  ];
  const ways =
    missing > 0
      ? [
          { index: left, say: TEXTS.suggestReturn, next: () => setUse(items, left, 'own') },
          { index: wide, say: TEXTS.suggestSplit, next: () => splitItem(items, wide) },
        ]
      : [{ index: narrow, say: TEXTS.suggestJoin, next: () => setUse(items, narrow, 'joined') }];
  return (
    <Notice tone="warning" title={missing > 0 ? TEXTS.tooFew(missing) : TEXTS.tooMany(-missing)}>
      <div className="mt-2 flex flex-wrap gap-2">
        {ways.map(({ index, say, next }) =>
          index < 0 ? null : (
            <Button key={say('')} variant="outline" size="m" onClick={() => change(next())}>
              {say(items[index]?.title ?? '')}
            </Button>
          ),
        )}
      </div>
    </Notice>
  );
}

/** Follows the pointer from a handle until it is let go, and drops the row where it is then. */
function drag(event: PointerEvent, list: HTMLOListElement | null, drop: (to: number) => void): void {
  if (!list || event.button !== 0) return;
  const handle = event.currentTarget;
  const row = handle.closest('li');
  if (!row) return;
  const rows = [...list.children];
  const from = rows.indexOf(row);
  const startY = event.clientY;
  handle.setPointerCapture(event.pointerId);
  const placeAt = (y: number) => {
    const before = rows.filter((other) => {
      const { top, height } = other.getBoundingClientRect();
      return other !== row && top + height / 2 < y;
    });
    return before.length;
  };
  const follow = ({ clientY }: globalThis.PointerEvent) => {
    row.style.transform = `translateY(${clientY - startY}px)`;
    row.style.opacity = '0.7';
  };
  const end = ({ clientY, type }: globalThis.PointerEvent) => {
    row.style.transform = '';
    row.style.opacity = '';
    handle.removeEventListener('pointermove', follow as EventListener);
    handle.removeEventListener('pointerup', end as EventListener);
    handle.removeEventListener('pointercancel', end as EventListener);
    const to = placeAt(clientY);
    if (type === 'pointerup' && to !== from) drop(to);
  };
  handle.addEventListener('pointermove', follow as EventListener);
  handle.addEventListener('pointerup', end as EventListener);
  handle.addEventListener('pointercancel', end as EventListener);
}
