import { ChevronDown } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { usePrintedFold } from './use-printed-fold.ts';

/** A part of the page that is there on demand; what it holds is made when it is first opened. */
export function CourseFold({
  title,
  icon,
  isOpenAtFirst = false,
  isPrinted = false,
  className = 'cartao',
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
        <span className="text-acao" aria-hidden="true">
          {icon}
        </span>
        <h2 className="flex-1 font-texto text-base font-bold tracking-normal">{title}</h2>
        <ChevronDown size={20} className="seta-dobra print:hidden" aria-hidden="true" />
      </summary>
      {wasOpened && children}
    </details>
  );
}
