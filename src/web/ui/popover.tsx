import { X } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { type ReactNode, useId, useRef } from 'react';
import { UI_TEXTS } from './ui-texts.ts';

/**
 * One balloon for many marks: stands beside `anchor`, on phones it rises from the bottom edge. Escape, the
 * cross and a press elsewhere close it;
 * but for the press the focus returns to the anchor.
 */
export function Popover({
  anchor,
  onClose,
  title,
  children,
}: {
  /** The button it belongs to; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}) {
  const titleId = useId();
  const measured = useRef<HTMLElement | null>(null);
  const isLeftByPress = useRef(false);
  if (anchor) measured.current = anchor;
  return (
    <Radix.Root open={anchor !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Anchor virtualRef={measured as { current: HTMLElement }} />
      <Radix.Portal>
        <Radix.Content
          className="bubble"
          aria-labelledby={titleId}
          sideOffset={8}
          collisionPadding={12}
          // A press on another mark moves the balloon there instead of closing it.
          onInteractOutside={(event) => {
            const { target } = event;
            const isMark = target instanceof Element && target.closest('[aria-haspopup="dialog"]');
            if (isMark) event.preventDefault();
            else isLeftByPress.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeftByPress.current) measured.current?.focus({ preventScroll: true });
            isLeftByPress.current = false;
          }}
        >
          <div className="flex items-start gap-3">
            <p id={titleId} className="flex-1 pt-2 font-title text-[1.1rem] font-bold leading-tight">
              {title}
            </p>
            <Radix.Close
              className="button button-text button-icon -mr-2 -mt-1 text-ink-2"
              aria-label={UI_TEXTS.close}
            >
              <X size={20} aria-hidden="true" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
