import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { isOpenedByAddress } from './address.ts';

/**
 * A button for something that lies above the page. `state` is `piece/state`; the address opens it as well, and the
 * browser test finds all of them by `data-opens`.
 */
export function Opener({
  state,
  label,
  children,
}: {
  state: string;
  label: string;
  children: (isOpen: boolean, setOpen: (isOpen: boolean) => void) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(() => isOpenedByAddress(state));
  return (
    <>
      <Button variant="outline" size="m" data-opens={state} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children(isOpen, setOpen)}
    </>
  );
}

/** For what opens by its own trigger: does `open` to it where the address asks for the state. */
export function OpenedByAddress({
  state,
  open,
  children,
}: {
  state: string;
  open: (trigger: HTMLElement) => void;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const trigger = box.current?.querySelector<HTMLElement>('button');
    if (!trigger || !isOpenedByAddress(state)) return;
    const timer = setTimeout(() => open(trigger));
    return () => clearTimeout(timer);
  }, [state, open]);
  return (
    <div ref={box} className="inline-block" data-opens={state}>
      {children}
    </div>
  );
}
