import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useReturnFocus } from './use-return-focus.ts';

/**
 * One thing alone on the whole screen, in the dark. Where the browser lets it, its own bars go too; leaving either
 * leaves both. A phone on its side shows `children` alone, with the way out.
 */
export function FullScreen({
  title,
  closeLabel,
  head,
  foot,
  children,
  onClose,
  onKeyDown,
}: {
  /** For who hears it. */
  title: string;
  closeLabel: string;
  head?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}) {
  const returnFocus = useReturnFocus();
  useBareWindow(onClose);
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Content
          className="whole-screen chalkboard-lights"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          {...returnFocus}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            event.preventDefault();
            // Not a control, whose ring would lie over what is shown.
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
        >
          <div className="whole-screen-head flex min-h-15 shrink-0 items-center gap-3 px-4 py-2">
            <Radix.Title className="sr-only">{title}</Radix.Title>
            <div className="flex min-w-0 flex-1 items-center gap-3">{head}</div>
            <Radix.Close className="button button-outline-chalk button-icon border!" aria-label={closeLabel}>
              <X size={20} aria-hidden="true" />
            </Radix.Close>
          </div>
          <div className="whole-screen-stage min-h-0 flex-1 lg:px-20">{children}</div>
          {foot && (
            <div className="whole-screen-foot shrink-0 px-6 pt-3 pb-[calc(.75rem+env(safe-area-inset-bottom))]">
              {foot}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Asks the browser to put away its own bars. Its Escape is not ours to hear: leaving them back is leaving this. */
function useBareWindow(onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    let isBare = false;
    const asked = document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).then(
      () => {
        isBare = true;
      },
      // It is as large as the window then.
      () => undefined,
    );
    const leave = () => {
      if (isBare && !document.fullscreenElement) latest.current();
    };
    document.addEventListener('fullscreenchange', leave);
    return () => {
      document.removeEventListener('fullscreenchange', leave);
      void asked?.then(() => document.fullscreenElement && document.exitFullscreen().catch(() => undefined));
    };
  }, []);
}
