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
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
