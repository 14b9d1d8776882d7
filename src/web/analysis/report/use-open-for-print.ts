import { useEffect } from 'react';

/** Paper cannot unfold: everything folded within the element is opened while it is printed, then folded again. */
export function useOpenForPrint(element: { current: HTMLElement | null }): void {
  useEffect(() => {
    let folded: HTMLDetailsElement[] = [];
    const open = () => {
      folded = [...(element.current?.querySelectorAll('details') ?? [])].filter((details) => !details.open);
      for (const details of folded) details.open = true;
    };
    const fold = () => {
      for (const details of folded) details.open = false;
      folded = [];
    };
    globalThis.addEventListener('beforeprint', open);
    globalThis.addEventListener('afterprint', fold);
    return () => {
      globalThis.removeEventListener('beforeprint', open);
      globalThis.removeEventListener('afterprint', fold);
    };
  }, [element]);
}
