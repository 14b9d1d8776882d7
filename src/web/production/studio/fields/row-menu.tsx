import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, EllipsisVertical, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { buttonClasses } from '#web/ui/button-look.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

interface RowMenuProps {
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
}

/** What can be done with one of several things that stand in an order. Typing beside it does not draw it anew. */
export function RowMenu({ onMove, onRemove, ...told }: RowMenuProps) {
  const latest = useRef({ onMove, onRemove });
  latest.current = { onMove, onRemove };
  const move = useCallback((to: number) => latest.current.onMove(to), []);
  const remove = useCallback(() => latest.current.onRemove?.(), []);
  return <SteadyMenu {...told} onMove={move} onRemove={onRemove && remove} />;
}

const SteadyMenu = memo(function SteadyMenu({
  name,
  index,
  count,
  onMove,
  onRemove,
  isAcross = false,
  children,
}: RowMenuProps) {
  const [Back, On] = isAcross ? [ArrowLeft, ArrowRight] : [ArrowUp, ArrowDown];
  const [state, setState] = useState<'far' | 'focused' | 'near' | 'open'>('far');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'focused') button.current?.focus();
  }, [state]);
  const label = TEXTS.actions(name);
  const icon = <EllipsisVertical size={17} aria-hidden="true" />;
  // A slide may have twenty of these: the menu itself is made for who comes near it.
  if (state === 'far') {
    return (
      <button
        type="button"
        className={buttonClasses({ variant: 'text', className: 'button-icon studio-tool text-ink-2' })}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={() => setState('near')}
        onFocus={() => setState('focused')}
        onClick={() => setState('open')}
      >
        {icon}
      </button>
    );
  }
  return (
    <Menu
      isOpenAtFirst={state === 'open'}
      trigger={<IconButton ref={button} label={label} icon={icon} className="studio-tool text-ink-2" />}
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
});

/** The list with one of it moved to another place. */
export const moveIn = <Item,>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Item);
