import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { RootMark } from './root-mark.ts';
import { UI_TEXTS } from './ui-texts.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** In a wide window it stands at the right edge, and what it changes stays in sight. */
  isBeside?: boolean;
  children: ReactNode;
}

/** A dialog that can be left at any time: cross, Escape, a click beside it. Buttons stand in DialogActions. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  isBeside = false,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={isBeside ? 'scrim scrim-beside' : 'scrim'} />
        <Radix.Content
          className={isBeside ? 'dialog dialog-beside' : 'dialog'}
          {...(!description && { 'aria-describedby': undefined })}
          {...returnFocus}
        >
          <RootMark name="dialog" />
          <div className="flex items-start gap-3">
            <Radix.Title className="flex-1 pt-1.5 text-[1.5rem]">{title}</Radix.Title>
            <Radix.Close
              className="button button-text button-icon -mr-2 -mt-1 text-ink-2"
              aria-label={UI_TEXTS.close}
            >
              <X size={22} aria-hidden="true" />
            </Radix.Close>
          </div>
          {description && <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description>}
          <div className="mt-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The row of buttons at the end of a dialog: the main one last, at the right; on phones stacked, main first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="dialog-actions mt-6 flex flex-col-reverse gap-3 sm:mt-2 sm:flex-row sm:flex-wrap sm:justify-end">
      {children}
    </div>
  );
}

/** The end of a form in a dialog: the way back, shut while it is sent unless the form `isLeavable` then, and what sends it. */
export function DialogFooter({
  cancel,
  onCancel,
  submit,
  isBusy,
  busyLabel,
  isBlocked = false,
  isLeavable = false,
  isDanger = false,
}: {
  cancel: string;
  onCancel: () => void;
  submit: ReactNode;
  isBusy: boolean;
  busyLabel: string;
  /** Until all is filled in. */
  isBlocked?: boolean;
  isLeavable?: boolean;
  /** What is sent takes something away. */
  isDanger?: boolean;
}) {
  return (
    <DialogActions>
      <Button variant="neutral" size="m" onClick={onCancel} disabled={isBusy && !isLeavable}>
        {cancel}
      </Button>
      <Button
        type="submit"
        variant={isDanger ? 'danger' : 'action'}
        size="m"
        isBusy={isBusy}
        busyLabel={busyLabel}
        disabled={isBlocked}
      >
        {submit}
      </Button>
    </DialogActions>
  );
}
