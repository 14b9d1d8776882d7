import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { UI_TEXTS } from './ui-texts.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** A dialog over nearly the whole window, for something to be looked at; it fills a phone. `footer` stays in view. */
export function Viewer({
  isOpen,
  onOpenChange,
  title,
  actions,
  children,
  footer,
  onKeyDown,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  onKeyDown?: (event: KeyboardEvent) => void;
}) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className="fixed inset-0 z-50 flex flex-col overflow-clip bg-paper shadow-[var(--menu-shadow)] sm:inset-6 sm:rounded-card lg:inset-x-[max(1.5rem,calc(50%-40rem))]"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          {...returnFocus}
          // Not its first button, whose tooltip would open with it and take the first Escape.
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
        >
          <div className="flex min-h-16 items-center gap-2 border-b border-border py-2 pr-3 pl-5">
            <Radix.Title className="line-clamp-2 min-w-0 flex-1 text-[1.125rem] leading-snug wrap-anywhere">
              {title}
            </Radix.Title>
            {actions}
            <Radix.Close className="button button-text button-icon text-ink-2" aria-label={UI_TEXTS.close}>
              <X size={22} aria-hidden="true" />
            </Radix.Close>
          </div>
          {children}
          {footer && (
            <div className="border-t border-border px-4 py-2 pb-[calc(.5rem+env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
