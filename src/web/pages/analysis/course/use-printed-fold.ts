import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Paper cannot unfold: the fold is made and opened while it is printed, then closed again. */
export function usePrintedFold(
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
