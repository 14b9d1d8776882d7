import { useRef } from 'react';

/**
 * The kit gives the focus back to a trigger of its own alone; a layer opened by any other control would
 * leave it nowhere. Spread the answer into the layer's content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const back = comeBackTo(opener.current);
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    },
  };
}

/** What was opened may have drawn its opener anew: then it is found by its id. */
const comeBackTo = (opener: Element | null): Element | null =>
  opener?.isConnected === false && opener.id !== '' ? document.getElementById(opener.id) : opener;
