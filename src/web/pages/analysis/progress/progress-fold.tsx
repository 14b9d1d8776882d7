import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A part of the page that is there on demand; what it holds is made when it is first opened. */
export function ProgressFold({
  title,
  icon,
  isOpenAtFirst = false,
  isPrinted = false,
  className = 'card',
  children,
}: {
  title: string;
  icon: ReactNode;
  isOpenAtFirst?: boolean;
  /** Whether it is on the page's paper, folded or not. */
  isPrinted?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const [wasOpened, setOpened] = useState(isOpenAtFirst);
  const fold = useRef<HTMLDetailsElement>(null);
  const make = useCallback(() => setOpened(true), []);
  usePrintedFold(fold, make, isPrinted);
  return (
    <details
      ref={fold}
      className={className}
      open={isOpenAtFirst}
      onToggle={(event) => event.currentTarget.open && make()}
    >
      <summary className="flex min-h-14 items-center gap-3 px-5 py-4 md:px-8 print:px-0">
        <span className="text-action" aria-hidden="true">
          {icon}
        </span>
        <h2 className="flex-1 font-text text-base font-bold tracking-normal">{title}</h2>
        <ChevronDown size={20} className="fold-arrow print:hidden" aria-hidden="true" />
      </summary>
      {wasOpened && children}
    </details>
  );
}

/** Paper cannot unfold: the fold is made and opened while it is printed, then closed again. */
function usePrintedFold(
  fold: RefObject<HTMLDetailsElement | null>,
  make: () => void,
  isPrinted: boolean,
): void {
  useEffect(() => {
    if (!isPrinted) return;
    let wasClosed = false;
    const open = () => {
      const details = fold.current;
      if (!details || details.open) return;
      wasClosed = true;
      // The page is laid out for paper as soon as this returns.
      flushSync(make);
      details.open = true;
    };
    const close = () => {
      if (wasClosed && fold.current) fold.current.open = false;
      wasClosed = false;
    };
    globalThis.addEventListener('beforeprint', open);
    globalThis.addEventListener('afterprint', close);
    return () => {
      globalThis.removeEventListener('beforeprint', open);
      globalThis.removeEventListener('afterprint', close);
    };
  }, [fold, make, isPrinted]);
}
