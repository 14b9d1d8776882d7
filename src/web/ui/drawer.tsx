import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import { RootMark } from './root-mark.ts';
import { UI_TEXTS } from './ui-texts.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** A panel from the right edge; it fills a phone. `footer` stays in view, the rest scrolls; `isWide` for forms. */
export function Drawer({
  isOpen,
  onOpenChange,
  title,
  look = 'paper',
  isWide = false,
  children,
  footer,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  look?: 'paper' | 'chalkboard';
  isWide?: boolean;
  children: ReactNode;
  footer?: ReactNode;
}) {
  const isChalkboard = look === 'chalkboard';
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className={joinClasses('drawer', isChalkboard && 'chalkboard', isWide && 'md:w-[min(48rem,90vw)]')}
          aria-describedby={undefined}
          {...returnFocus}
        >
          <RootMark name="drawer" />
          <div
            className={joinClasses(
              'flex min-h-16 items-center gap-3 py-2 pl-5 pr-3',
              !isChalkboard && 'border-b border-border',
            )}
          >
            <Radix.Title className="min-w-0 flex-1 text-[1.25rem]">{title}</Radix.Title>
            <Radix.Close
              className={joinClasses(
                'button button-icon',
                isChalkboard ? 'button-outline-chalk' : 'button-text',
              )}
              aria-label={UI_TEXTS.close}
            >
              <X size={22} aria-hidden="true" />
            </Radix.Close>
          </div>
          <div
            // What scrolls must be reached by key; links within it do that on the chalkboard.
            tabIndex={isChalkboard ? undefined : 0}
            className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-4"
          >
            {children}
          </div>
          {footer && (
            <div className="border-t border-border p-4 pb-[calc(1rem+env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
