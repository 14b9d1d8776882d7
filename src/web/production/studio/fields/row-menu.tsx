import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, EllipsisVertical, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

/** What can be done with one of several things that stand in an order. */
export function RowMenu({
  name,
  index,
  count,
  onMove,
  onRemove,
  isAcross = false,
  children,
}: {
  /** Whose: `Ponto 2`. */
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  /** Absent where it must stay. */
  onRemove?: (() => void) | undefined;
  /** They stand side by side. */
  isAcross?: boolean;
  children?: ReactNode;
}) {
  const [Back, On] = isAcross ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  return (
    <Menu
      trigger={
        <IconButton
          label={TEXTS.actions(name)}
          icon={<EllipsisVertical size={17} aria-hidden="true" />}
          className="studio-tool text-ink-2"
        />
      }
    >
      {children}
      <MenuItem disabled={index === 0} onSelect={() => onMove(index - 1)}>
        <Back size={17} aria-hidden="true" />
        {isAcross ? TEXTS.moveLeft : TEXTS.up}
      </MenuItem>
      <MenuItem disabled={index === count - 1} onSelect={() => onMove(index + 1)}>
        <On size={17} aria-hidden="true" />
        {isAcross ? TEXTS.moveRight : TEXTS.down}
      </MenuItem>
      {onRemove && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={onRemove}>
            <Trash2 size={17} aria-hidden="true" />
            {TEXTS.remove}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

/** The list with one of it moved to another place. */
export const moveIn = <Item,>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Item);
