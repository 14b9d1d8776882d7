import { EllipsisVertical, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { bringBack as bringBackPart, leaveOut as leaveOutPart } from './chapter-edits.ts';
import {
  canJoinBefore,
  isHalf,
  LONGEST_TITLE,
  numberOf,
  type OutlineItem,
  renameItem,
  setUse,
  splitItem,
  unsplitItem,
} from './outline-edits.ts';
import { PAGE_OUTLINE_TEXTS as PAGE_TEXTS, OUTLINE_TEXTS as TEXTS } from './outline-texts.ts';

/** One slide of the outline: its name to be rewritten in place, a handle, and what else may become of it. */
export function OutlineRow({
  items,
  index,
  isOfPages,
  change,
  move,
  onGrab,
  onLook,
  onMore,
}: {
  items: readonly OutlineItem[];
  index: number;
  /** A chapter of a booklet or a section of one. */
  isOfPages: boolean;
  change: (items: OutlineItem[]) => void;
  move: (by: 1 | -1) => void;
  onGrab: (event: PointerEvent) => void;
  /** Told the slide that the row is of while somebody is at it; chapters are no pages. */
  onLook: (page: number) => void;
  /** Asks for more about what the slide is of; absent where that cannot be asked for. */
  onMore: (() => void) | undefined;
}) {
  const [isRenaming, setRenaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const item = items[index];
  const number = numberOf(items, index);
  const look = () => number !== null && !isOfPages && onLook(number);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it was moved to, not whenever it is drawn
  useEffect(() => void (row.current?.contains(document.activeElement) && look()), [number]);
  if (!item) return null;
  const isCover = !item.canLeaveOut;
  const isSection = isOfPages && item.use === 'joined';
  const chapter = isSection ? items.slice(0, index).findLast(({ use }) => use === 'own') : undefined;
  /** It opens its chapter under the same name: that is said once. */
  const isNamesake = items[index - 1] === chapter && chapter?.title.trim() === item.title.trim();
  const isShown = item.use === 'own' || isSection;
  const bringBack = () => change(isOfPages ? bringBackPart(items, index) : setUse(items, index, 'own'));
  const leaveOut = () => change(isOfPages ? leaveOutPart(items, index) : setUse(items, index, 'left_out'));
  const pressed = (event: KeyboardEvent) => {
    const acts: Record<string, (() => void) | undefined> = {
      F2: () => setRenaming(true),
      ...(!isCover && isShown && { Delete: leaveOut }),
      ...(event.altKey && !isCover && { ArrowUp: () => move(-1), ArrowDown: () => move(1) }),
    };
    const act = isRenaming ? undefined : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <li
      ref={row}
      data-index={index}
      onFocus={look}
      className={joinClasses(
        'flex items-center gap-2 border-b border-border py-1.5 last:border-b-0',
        !isShown && 'text-ink-2',
        isSection && 'pl-6 lg:pl-10',
      )}
    >
      {isCover ? (
        <span className="w-11 shrink-0" />
      ) : (
        <IconButton
          label={TEXTS.handle(item.title)}
          icon={<GripVertical size={18} aria-hidden="true" />}
          className="cursor-grab touch-none text-ink-2"
          onPointerDown={onGrab}
          onKeyDown={pressed}
        />
      )}
      {!isSection && <span className="num w-6 shrink-0 text-right font-bold text-ink-2">{number ?? ''}</span>}
      {isRenaming ? (
        <TitleField
          title={item.title}
          label={(isOfPages ? PAGE_TEXTS : TEXTS).renameOf(number ?? index + 1)}
          onDone={(title) => {
            setRenaming(false);
            if (title !== null && title !== item.title) change(renameItem(items, index, title));
          }}
        />
      ) : (
        <button
          type="button"
          className={joinClasses(
            'min-h-11 min-w-0 flex-1 text-left leading-snug wrap-anywhere',
            item.use === 'own' ? 'font-semibold' : item.use === 'left_out' && 'line-through',
          )}
          onClick={() => (isShown ? setRenaming(true) : bringBack())}
          onKeyDown={pressed}
        >
          {isNamesake ? <span className="text-ink-2">{PAGE_TEXTS.namesake}</span> : item.title}
          {!isShown && (
            <span className="smaller block no-underline">
              {item.use === 'joined' ? TEXTS.isJoined : TEXTS.isLeftOut}
            </span>
          )}
        </button>
      )}
      <Menu
        trigger={
          <IconButton
            label={TEXTS.actions(item.title)}
            icon={<EllipsisVertical size={20} aria-hidden="true" />}
          />
        }
      >
        {isShown ? (
          <>
            <MenuItem onSelect={() => setRenaming(true)}>{TEXTS.rename}</MenuItem>
            {!isCover && <MenuItem onSelect={() => move(-1)}>{TEXTS.up}</MenuItem>}
            {!isCover && <MenuItem onSelect={() => move(1)}>{TEXTS.down}</MenuItem>}
            {(item.canSplit || !isCover) && <MenuSeparator />}
            {isHalf(item) && (
              <MenuItem onSelect={() => change(unsplitItem(items, index))}>{TEXTS.unsplit}</MenuItem>
            )}
            {item.canSplit && !isHalf(item) && (
              <MenuItem onSelect={() => change(splitItem(items, index))}>{TEXTS.split}</MenuItem>
            )}
            {canJoinBefore(items, index) && (
              <MenuItem onSelect={() => change(setUse(items, index, 'joined'))}>
                {(isOfPages ? PAGE_TEXTS : TEXTS).join}
              </MenuItem>
            )}
            {isSection && (
              <MenuItem onSelect={() => change(setUse(items, index, 'own'))}>{PAGE_TEXTS.split}</MenuItem>
            )}
            {!isCover && <MenuItem onSelect={leaveOut}>{TEXTS.leaveOut}</MenuItem>}
            {onMore && item.canJoin && <MenuItem onSelect={onMore}>{TEXTS.more}</MenuItem>}
          </>
        ) : (
          <MenuItem onSelect={bringBack}>{item.use === 'joined' ? TEXTS.separate : TEXTS.bringBack}</MenuItem>
        )}
      </Menu>
    </li>
  );
}

/** As tall as the title is long: on a phone one line shows a third of it. Enter and leaving the field keep what is written, Escape does not. */
function TitleField({
  title,
  label,
  onDone,
}: {
  title: string;
  label: string;
  onDone: (title: string | null) => void;
}) {
  const [text, setText] = useState(title);
  return (
    <textarea
      className="field min-h-0! min-w-0 flex-1 resize-none! leading-snug"
      rows={1}
      aria-label={label}
      value={text}
      maxLength={Math.max(LONGEST_TITLE, title.length)}
      // biome-ignore lint/a11y/noAutofocus: the field stands where the pressed title was
      autoFocus
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setText(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onBlur={() => onDone(text)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        // Escape would close the dialog around it too.
        event.stopPropagation();
        onDone(event.key === 'Enter' ? text : null);
      }}
    />
  );
}
